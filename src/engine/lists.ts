/**
 * A list of equal whole numbers. Grown one by one, so that V8 keeps it packed, which is fastest to read. A single call with
 * a fraction or Infinity would slow down all later lists.
 */
export function listOf(count: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}

/** A deep copy of lists by seat. */
export function copyLists(lists: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (const list of lists) copy.push(list.slice());
  return copy;
}

/** The item at an index that must exist; throws otherwise. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}
