import { beforeEach, expect, test, vi } from 'vitest';
import { forgetFlags, readFlags, writeFlags } from './stored-flags.js';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('each table has flags of its own, by seat', () => {
  writeFlags('one', { 0: [3, 7], 1: [4] });
  writeFlags('two', { 0: [5] });
  expect(readFlags('one')).toEqual({ 0: [3, 7], 1: [4] });
  expect(readFlags('two')).toEqual({ 0: [5] });
  expect(readFlags('three')).toEqual({});
});

test('the flags of a removed table go, and nothing is left in the end', () => {
  writeFlags('one', { 0: [3] });
  writeFlags('two', { 0: [5] });
  forgetFlags('one');
  expect(readFlags('one')).toEqual({});
  expect(readFlags('two')).toEqual({ 0: [5] });
  writeFlags('two', { 0: [] });
  expect(stored.size).toBe(0);
});

test('the flags of the forty tables changed last are kept', () => {
  for (let i = 0; i < 50; i++) writeFlags(`table ${i}`, { 0: [i] });
  writeFlags('table 10', { 0: [1] });
  writeFlags('table 50', { 0: [50] });
  expect(readFlags('table 9')).toEqual({});
  expect(readFlags('table 10')).toEqual({ 0: [1] });
  expect(readFlags('table 11')).toEqual({});
  expect(readFlags('table 50')).toEqual({ 0: [50] });
});

test.each(['{', '7', 'null', '[{"table":"one"}]', '[{"table":"one","seats":{"0":["x"]}}]'])(
  'damaged storage counts as none: %s',
  (text) => {
    stored.set('rallar.flags', text);
    expect(readFlags('one')).toEqual({});
    writeFlags('one', { 0: [2] });
    expect(readFlags('one')).toEqual({ 0: [2] });
  },
);

test('a browser that denies storage is no error', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(readFlags('one')).toEqual({});
  writeFlags('one', { 0: [2] });
  forgetFlags('one');
});
