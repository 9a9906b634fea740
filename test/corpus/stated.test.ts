import { expect, test } from 'vitest';
import { type GameRecord, type Move, isCurrent } from '../../src/engine/index.js';
import { undetected } from '../property/tampering.js';
import { type Path, leaves, valueAt } from '../property/mutate.js';
import { corpusNames, read } from './read.js';

/** What sort of place this is: its path without numbers, with the type of the move or event it belongs to. */
function sortOf(record: GameRecord, path: Path): string {
  return path
    .map((key, i) => {
      if (typeof key !== 'number') return key;
      const item = valueAt(record, path.slice(0, i + 1)) as { type?: string; move?: Move } | number | null;
      return typeof item === 'object' ? (item?.type ?? item?.move?.type ?? '') : '';
    })
    .join('.');
}

/** The last place of every sort: the places of a record are many and much alike. */
function onePathOfEachSort(record: GameRecord): Path[] {
  return [...new Map(leaves(record).map((path) => [sortOf(record, path), path])).values()];
}

const current = corpusNames().filter((name) => {
  const { board, record } = read(name);
  return isCurrent(board, record);
});

test.each(current)('%s: any tampering is detected, or reported as only stated', (name) => {
  const { board, record } = read(name);
  const places = onePathOfEachSort(record);
  expect(places.length).toBeGreaterThan(60);
  expect(undetected(board, record, places)).toEqual([]);
});
