/**
 * A list of so many equal whole numbers. Grown one by one, which gives the form of list that is quickest to read (packed). One call with
 * a fraction or Infinity would make all later lists slower, so there is none.
 */
export function listOf(count: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}

/** A deep copy of lists by seat. */
export function copyLists(lists: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (let i = 0; i < lists.length; i++) copy.push(lists[i].slice());
  return copy;
}

/** The item at an index that must be there; a bug otherwise. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}
