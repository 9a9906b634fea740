import { expect, test } from 'vitest';
import { layersBelow, readEntryState } from './entry-state.js';

const keys = ['start', 'table', 'menu', 'rules'];

test('counts the layers of an entry that lies above its base', () => {
  expect(layersBelow({ layers: 2, below: 'start', base: 'table' }, { keys, index: 3 })).toBe(2);
  expect(layersBelow({ layers: 0, below: 'start', base: 'table' }, { keys, index: 1 })).toBe(0);
});

test('counts none for an entry that a reload gave the state of a layer', () => {
  expect(layersBelow({ layers: 1, below: 'start', base: 'table' }, { keys, index: 1 })).toBe(0);
  expect(layersBelow({ layers: 1, below: 'start', base: 'table' }, { keys: ['table'], index: 0 })).toBe(0);
});

test('believes an entry where the browser has no keys', () => {
  expect(layersBelow({ layers: 1, below: 'start', base: 'table' }, undefined)).toBe(1);
  expect(layersBelow({ layers: 1, below: 'start' }, { keys, index: 2 })).toBe(1);
});

test('reads the state of any entry', () => {
  const none = { layers: 0, below: null, base: undefined };
  for (const state of [null, undefined, 3, {}, { layers: '2', below: 'moon', base: 4 }])
    expect(readEntryState(state)).toEqual(none);
  const full = { layers: 2, below: 'start', base: 'table' };
  expect(readEntryState(full)).toEqual(full);
});
