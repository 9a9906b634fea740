import { itemAt } from '../../engine/index.js';

/** Adds to the number at an index that must exist. */
export function addAt(list: number[], index: number, n: number): void {
  list[index] = itemAt(list, index) + n;
}
