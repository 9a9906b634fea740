import { describe, expect, test } from 'vitest';
import { layout as africa } from './africa/layout.js';
import { layout as amsterdam } from './amsterdam/layout.js';
import { boardFacts } from './index.js';
import { LANGUAGES } from './languages.js';
import { lazyParts } from './lazy.js';
import { placeNames, printedNames } from './names.js';
import { layout as newyork } from './newyork/layout.js';
import { layout as nordic } from './nordic/layout.js';
import type { BoardLayout } from './layout.js';

const layouts: Record<string, BoardLayout> = { nordic, newyork, amsterdam, africa };

const family = clauses('G', 18);
const notNordic = ['G5', 'G6'];
const applying: Record<string, string[]> = {
  nordic: [...family.filter((it) => !notNordic.includes(it)), ...clauses('N', 13)],
  newyork: [...family, ...clauses('Y', 3)],
  amsterdam: [...family, ...clauses('M', 4)],
  africa: [...family, ...clauses('A', 12)],
};

describe.each(boardFacts)('$id', (board) => {
  const names = printedNames[board.id] ?? {};
  const rulesOf = async () => (await lazyParts[board.id]?.rules.en()) ?? [];
  const layout = layouts[board.id];

  test('names every place and country, and no two alike', () => {
    const countries = board.places.flatMap((it) => it.country ?? []);
    const ids = new Set([...board.places.map((it) => it.id), ...countries]);
    expect(new Set(Object.keys(names))).toEqual(ids);
    expect(new Set(Object.values(names)).size).toBe(ids.size);
    expect(Object.values(names)).not.toContain('');
  });

  test.each(LANGUAGES)(
    'names places with a capital in %s, as they stand first in lines and titles',
    (language) => {
      const all = Object.values(placeNames(board.id, language));
      expect(all.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
    },
  );

  test('lays out every place, and nothing else', () => {
    expect(Object.keys(layout?.places ?? {})).toEqual(board.places.map((it) => it.id));
  });

  test('puts all symbols of a route on its spaces', () => {
    for (const [index, spaces] of Object.entries(layout?.symbolSpaces ?? {})) {
      const route = board.routes[Number(index)];
      expect(spaces).toHaveLength(route?.symbols ?? 0);
      expect(new Set(spaces).size).toBe(spaces.length);
      expect(Math.max(...spaces)).toBeLessThan(route?.length ?? 0);
    }
  });

  test('words every rule that applies, in order, and no other', async () => {
    expect((await rulesOf()).map((it) => it.clause)).toEqual(applying[board.id]);
  });

  test('refers only to rules that apply', async () => {
    const cited = (await rulesOf()).flatMap((it) => it.text.match(/\b[GNYMA]\d+\b/g) ?? []);
    expect(cited.filter((it) => !applying[board.id]?.includes(it))).toEqual([]);
  });

  test('words its rules in whole sentences', async () => {
    for (const { text } of await rulesOf()) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text).not.toMatch(/undefined|NaN|\s\s|\s[.,;]/);
    }
  });
});

test('nordic: every ferry has its symbols on spaces', () => {
  expect(Object.keys(nordic.symbolSpaces)).toHaveLength(24);
});

test('a rule is worded with the board’s own numbers', async () => {
  expect(await wording('nordic', 'G1')).toContain('two or three players, and each of you takes 40 wagons');
  expect(await wording('newyork', 'G1')).toContain('two to four players, and each of you takes 15 taxis');
  expect(await wording('amsterdam', 'G12')).toContain('To draw contracts, take the top two');
  expect(await wording('africa', 'G11')).toContain('With two or three players, claiming one');
  expect(await wording('africa', 'G12')).toContain('take the top four');
});

function clauses(letter: string, last: number): string[] {
  return Array.from({ length: last }, (_, i) => `${letter}${i + 1}`);
}

async function wording(board: string, clause: string): Promise<string | undefined> {
  const rules = await lazyParts[board]?.rules.en();
  return rules?.find((it) => it.clause === clause)?.text;
}
