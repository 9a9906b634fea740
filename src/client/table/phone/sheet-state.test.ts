import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { phoneLayout } from './phone-layout.js';
import { SheetState } from './sheet-state.svelte.js';

const PHONE = phoneLayout(390, 844);
const LYING = phoneLayout(844, 390);
const WIDE = phoneLayout(768, 1024);
const TINY = phoneLayout(320, 256);
type Table = ConstructorParameters<typeof SheetState>[0];

const close = vi.fn<() => void>();
/** The sheet of a table where something is open or to be decided. */
function sheetOf(layout = PHONE, change: Partial<Omit<Table, 'table'> & Table['table']> = {}): SheetState {
  const { watching = false, offered = [], view = { tunnel: null }, ...rest } = change;
  return new SheetState(
    { deciding: false, table: { watching, offered, view }, close, ...rest },
    () => layout,
  );
}

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  close.mockClear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

afterAll(() => void vi.unstubAllGlobals());

describe('the stop of the sheet', () => {
  test('is the lowest at first, and the middle one where the screen is wide or tiny', () => {
    expect([PHONE, WIDE, TINY].map((layout) => sheetOf(layout).stop)).toEqual(['peek', 'half', 'half']);
  });
  test('is the one chosen last on this device', () => {
    sheetOf().choose('half');
    expect(sheetOf().stop).toBe('half');
  });
  test('is the highest while tickets or log are asked for, but not in a replay', () => {
    expect(sheetOf(PHONE, { panel: 'tickets' }).stop).toBe('full');
    expect(sheetOf(PHONE, { panel: 'log' }).stop).toBe('full');
    expect(sheetOf(PHONE, { panel: 'log', watching: true }).stop).toBe('peek');
  });
  test('is the lowest under a hint, whatever was chosen', () => {
    sheetOf().choose('half');
    expect(sheetOf(PHONE, { panel: 'hint' }).stop).toBe('peek');
  });
});

describe('a hint', () => {
  test('is shown over the sheet in a turn', () => {
    expect(sheetOf(PHONE, { panel: 'hint' })).toMatchObject({ hinting: true, deciding: false });
  });
  test.each([
    ['a tunnel', PHONE, { view: { tunnel: {} } }],
    ['offered tickets', PHONE, { offered: [1] }],
    ['a tiny screen', TINY, {}],
  ])('takes the place of the sheet with %s', (_, layout, change) => {
    const sheet = sheetOf(layout, { panel: 'hint', ...change });
    expect(sheet).toMatchObject({ hinting: false, deciding: true });
  });
  test('gives way to a chosen route', () => {
    expect(sheetOf(PHONE, { panel: 'hint', chosen: 3 }).hinting).toBe(false);
  });
});

describe('the sheet makes way', () => {
  test('for what is shown on the map, where it lies over it', () => {
    const after = [PHONE, WIDE, LYING].map((layout) => {
      const sheet = sheetOf(layout);
      sheet.choose('full');
      sheet.lower();
      return sheet.stop;
    });
    expect(after).toEqual(['peek', 'full', 'full']);
  });
  test('by closing what was asked for', () => {
    sheetOf(PHONE, { panel: 'log' }).lower();
    expect(close).toHaveBeenCalledOnce();
  });
  test('for what has the focus on the map, but only if it covers it', () => {
    for (const [layout, from, to] of [
      [PHONE, 'full', 'peek'],
      [PHONE, 'half', 'half'],
      [WIDE, 'full', 'half'],
      [TINY, 'half', 'peek'],
      [LYING, 'full', 'full'],
    ] as const) {
      const sheet = sheetOf(layout);
      sheet.choose(from);
      sheet.uncover();
      expect(sheet.stop).toBe(to);
    }
  });
});
