import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardFacts } from '../../src/boards/index.js';
import { LANGUAGES, type Language } from '../../src/boards/languages.js';
import { lazyParts } from '../../src/boards/lazy.js';
import { aboutIn } from '../../src/client/about/texts.js';
import { lessonsIn } from '../../src/client/guide/texts/index.js';
import { boardBlurbs } from '../../src/boards/blurbs.js';
import { topicTextsIn } from '../../src/client/rules/topics/texts/index.js';
import { titlesIn } from '../../src/client/rules/titles.js';
import { textsOf } from './texts.js';

/** The rows of the glossary’s tables, by heading: what it is, then its word in each language. */
const tables = new Map(
  readFileSync('docs/glossary.md', 'utf8')
    .split('\n## ')
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), rowsOf(section)]),
);
const NOT_SAID = 'Not said';

function rowsOf(section: string): string[][] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe.each(LANGUAGES)('%s', (language: Language) => {
  const column = LANGUAGES.indexOf(language) + 1;
  const texts = boardFacts.flatMap(({ id }) => [...textsOf(language, id).values()]);
  // Soft hyphens don't count.
  const page = texts.join('\n').replaceAll('\u00AD', '').toLowerCase();

  test('uses every word of the glossary', () => {
    const words = [...tables].filter(([heading]) => heading !== NOT_SAID).flatMap(([, rows]) => rows);
    expect(words.length).toBeGreaterThan(40);
    expect(words.filter((row) => !page.includes(row[column]!)).map((row) => row[column])).toEqual([]);
  });

  test('uses one word for one thing, in the rules, the guide and the about page too', async () => {
    const longer = await Promise.all(boardFacts.map(({ id }) => longerTexts(id, language)));
    const all = [page, ...longer.flat()].join('\n').toLowerCase();
    const cells = (tables.get(NOT_SAID) ?? []).map((row) => row[column]).filter((cell) => cell !== '');
    const others = cells.flatMap((cell) => cell!.split(', '));
    expect(others.length).toBeGreaterThan(7);
    const said = others.filter((word) => new RegExp(`(?<!\\p{L})${word}`, 'u').test(all));
    expect(said).toEqual([]);
  });
});

/** The texts of a board outside the table: its blurb, rules, topics, guide, and the about page. */
async function longerTexts(board: string, language: Language): Promise<string[]> {
  const rules = (await lazyParts[board]?.rules[language]()) ?? [];
  const blurb = boardBlurbs[board];
  const titles = await titlesIn(language, blurb?.nouns);
  const lessons = blurb && (await lessonsIn(language, blurb.nouns));
  const spoken = { route: 'Oslo – Bergen', keep: 2, standIn: 3, lastRoundAt: 2 };
  const facts = boardFacts.find(({ id }) => id === board);
  const topics = blurb && facts && (await topicTextsIn(language, facts, blurb.nouns));
  const said = Object.values(lessons?.says ?? {}).flatMap((say) => [...say(spoken)]);
  return [
    blurb?.line[language] ?? '',
    ...rules.flatMap(({ clause, text }) => [titles[clause] ?? '', text]),
    ...said,
    JSON.stringify(topics),
    JSON.stringify(await aboutIn(language)),
  ];
}
