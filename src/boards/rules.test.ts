import { describe, expect, test } from 'vitest';
import { boardFacts } from './index.js';
import { LANGUAGES, type Language } from './languages.js';
import { lazyParts } from './lazy.js';
import type { RuleText } from './parts.js';

const all = boardFacts.flatMap(({ id }) => LANGUAGES.map((language) => [id, language] as const));

async function rulesOf(board: string, language: Language): Promise<RuleText[]> {
  return (await lazyParts[board]?.rules[language]()) ?? [];
}

/** What a translation must not touch: clauses referred to, large numbers, and sums. */
function fixed(text: string): string[] {
  const sums = text.match(/\w+ [×−+=](?= \(?\w)/g) ?? [];
  const numbers = text.match(/\b(1[3-9]|[2-9]\d|\d{3,})\b/g) ?? [];
  const cited = text.match(/\b[GNYMA]\d+\b/g) ?? [];
  return [...sums, ...numbers, ...cited].sort();
}

describe.each(all)('%s in %s', (board, language) => {
  test('has the clauses of the English rules, in their order', async () => {
    const english = await rulesOf(board, 'en');
    const rules = await rulesOf(board, language);
    expect(rules.map(({ clause }) => clause)).toEqual(english.map(({ clause }) => clause));
  });

  test('has the same clauses, numbers and sums', async () => {
    const english = await rulesOf(board, 'en');
    const rules = await rulesOf(board, language);
    expect(rules.map(({ clause, text }) => [clause, fixed(text)])).toEqual(
      english.map(({ clause, text }) => [clause, fixed(text)]),
    );
  });

  test('is worded in whole sentences', async () => {
    for (const { text } of await rulesOf(board, language)) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text).not.toMatch(/undefined|NaN|\s\s|\s[.,;:]|\.\.|,,|["']/);
    }
  });
});

test('no rule is left in English', async () => {
  for (const [board, language] of all.filter(([, it]) => it !== 'en')) {
    const english = new Set((await rulesOf(board, 'en')).map(({ text }) => text));
    expect((await rulesOf(board, language)).filter(({ text }) => english.has(text))).toEqual([]);
  }
});

test('rules are worded with the board’s own nouns and numbers', async () => {
  expect(await said('nordic', 'nb', 'G1')).toContain('for to eller tre spillere; hver av dere tar 40 vogner');
  expect(await said('newyork', 'is', 'G1')).toContain('hver ykkar tekur 15 leigubíla');
  expect(await said('amsterdam', 'sv', 'G14')).toContain('Ett kontrakt anger två platser');
  expect(await said('africa', 'da', 'G12')).toContain('tager du de fire øverste i deres bunke');
});

async function said(board: string, language: Language, clause: string): Promise<string | undefined> {
  return (await rulesOf(board, language)).find((it) => it.clause === clause)?.text;
}
