import { describe, expect, test } from 'vitest';
import { actionOf, isFit, KEY_ACTIONS, keysInUse, singleKey, validKeys, withKey } from './shortcuts.js';

const press = (key: string, more: Partial<Parameters<typeof singleKey>[0]> = {}) => ({
  key,
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

test('every action has a fit key of its own', () => {
  const keys = Object.values(keysInUse({}));
  expect(keys.every(isFit)).toBe(true);
  expect(new Set(keys).size).toBe(KEY_ACTIONS.length);
});

describe('changing a key', () => {
  test('gives the action that key, in either case', () => {
    const made = withKey({}, 'drawDeck', 'Z');
    expect(made).toEqual({ changed: { drawDeck: 'z' } });
    expect(actionOf('z', { drawDeck: 'z' })).toBe('drawDeck');
    expect(actionOf('Z', { drawDeck: 'z' })).toBe('drawDeck');
    expect(actionOf('d', { drawDeck: 'z' })).toBeUndefined();
  });

  test('is refused if another action has it, but not once that has another', () => {
    expect(withKey({}, 'drawDeck', 't')).toEqual({ taken: 'drawTickets' });
    expect(withKey({ drawTickets: 'z' }, 'drawDeck', 't')).toEqual({
      changed: { drawTickets: 'z', drawDeck: 't' },
    });
    expect(withKey({}, 'drawDeck', 'd')).toEqual({ changed: { drawDeck: 'd' } });
  });

  test.each(['Enter', 'F1', ' ', '3', '+', '-', ''])('%j is not fit', (key) => {
    expect(isFit(key)).toBe(false);
  });
  test.each(['a', 'Å', 'þ', '.', '?'])('%j is fit', (key) => {
    expect(isFit(key)).toBe(true);
  });
});

describe('stored keys', () => {
  test('are kept as far as they make sense', () => {
    expect(validKeys({ drawDeck: 'Z', undo: 'Enter', hint: 7, fly: 'q' })).toEqual({ drawDeck: 'z' });
  });
  test.each([null, 'd', 7, [], { drawDeck: 't' }, { drawDeck: 'q', undo: 'q' }])(
    'are the defaults for %j',
    (found) => {
      expect(validKeys(found)).toEqual({});
    },
  );
});

describe('a pressed key', () => {
  test('acts on its own, with or without Shift, but with no other modifier', () => {
    expect(singleKey(press('d'), 'on')).toBe('d');
    expect(singleKey(press('D', { shiftKey: true }), 'on')).toBe('d');
    expect(singleKey(press('Escape'), 'on')).toBeUndefined();
    for (const held of ['altKey', 'ctrlKey', 'metaKey'] as const)
      expect(singleKey(press('d', { [held]: true }), 'on')).toBeUndefined();
  });
  test('acts together with Alt and Shift alone, where that is set', () => {
    const held = { altKey: true, shiftKey: true };
    expect(singleKey(press('d'), 'alt-shift')).toBeUndefined();
    expect(singleKey(press('D', { altKey: true }), 'alt-shift')).toBeUndefined();
    expect(singleKey(press('D', { ...held, code: 'KeyD' }), 'alt-shift')).toBe('d');
    expect(singleKey(press('D', { ...held, ctrlKey: true }), 'alt-shift')).toBeUndefined();
  });
  test('with Alt on a Mac, and the digits above signs', () => {
    const held = { altKey: true, shiftKey: true };
    expect(singleKey(press('Î', { ...held, code: 'KeyD' }), 'alt-shift')).toBe('d');
    expect(singleKey(press('!', { ...held, code: 'Digit1' }), 'alt-shift')).toBe('1');
    expect(singleKey(press('?', { ...held, code: 'Slash' }), 'alt-shift')).toBe('?');
  });
  test('does nothing where single keys are off', () => {
    expect(singleKey(press('d'), 'off')).toBeUndefined();
    expect(singleKey(press('D', { altKey: true, shiftKey: true }), 'off')).toBeUndefined();
  });
});
