/** A list of so many equal numbers. Grown one by one, which gives the form of list that is quickest to read (packed). */
export function filled(count: number, value: number): number[] {
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
