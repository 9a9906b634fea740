import { expect, test } from 'vitest';
import type { KeyPress } from '../../settings/shortcuts.js';
import { replayShortcut } from './replay-shortcut.js';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

test('digits set the speed, and the keys for rules and help are the ones of the table', () => {
  expect(replayShortcut(press('3'), 'on', {})).toEqual({ speed: 2 });
  expect(replayShortcut(press('g'), 'on', {})).toBe('rules');
  expect(replayShortcut(press('q'), 'on', { rules: 'q' })).toBe('rules');
  expect(replayShortcut(press('?', { shiftKey: true }), 'on', {})).toBe('help');
});

test('nothing is done on the table below, but its map can be zoomed', () => {
  expect(replayShortcut(press('d'), 'on', {})).toBe('none');
  expect(replayShortcut(press('5'), 'on', {})).toBe('none');
  expect(['+', '-', '0', 'ArrowUp'].map((key) => replayShortcut(press(key), 'on', {}))).toEqual(
    Array.from({ length: 4 }),
  );
});

test('single keys act as the settings say', () => {
  expect(['3', 'g', '?'].map((key) => replayShortcut(press(key), 'off', {}))).toEqual(
    Array.from({ length: 3 }),
  );
  expect(replayShortcut(press('3'), 'alt-shift', {})).toBeUndefined();
  expect(replayShortcut(press('3', { altKey: true, shiftKey: true }), 'alt-shift', {})).toEqual({ speed: 2 });
});
