import { expect, test } from 'vitest';
import { LANGUAGES } from '../../boards/languages.js';
import { aboutIn } from './texts.js';

/** All texts with their keys. */
function flat(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => flat(inner, `${at}.${key}`));
}

test.each(LANGUAGES)('%s has every text, translated', async (language) => {
  const english = new Map(flat(await aboutIn('en')));
  const texts = flat(await aboutIn(language));
  expect(texts.map(([at]) => at)).toEqual([...english.keys()]);
  for (const [at, text] of texts) {
    expect(text).not.toMatch(/\s\s|\s[.,;:]|["']|\.\./);
    expect([at, text === english.get(at)]).toEqual([at, language === 'en']);
  }
  const sentences = texts.filter(([at]) => !/title|sources|own$|link$/.test(at));
  expect(sentences.filter(([, text]) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
});

test.each(LANGUAGES)('%s names the licences and sources', async (language) => {
  const all = JSON.stringify(await aboutIn(language));
  for (const name of [
    'MIT',
    'SIL Open Font License 1.1',
    'Natural Earth',
    'Young Serif',
    'Figtree',
    'Svelte',
  ])
    expect(all).toContain(name);
});
