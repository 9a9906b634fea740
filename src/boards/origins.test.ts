import { expect, test } from 'vitest';
import { boardFacts } from './index.js';
import { LANGUAGES } from './languages.js';
import { lazyParts } from './lazy.js';

test.each(boardFacts)('the origins of $id are told in full in every language', async ({ id, origin }) => {
  const origins = await lazyParts[id]?.origins();
  for (const language of LANGUAGES) {
    const { sources, own } = origins?.[language] ?? { sources: [], own: [] };
    expect([sources.length, own.length]).toEqual([origin.sources.length, origin.own.length]);
    for (const [i, text] of [...sources, ...own].entries()) {
      const english = [...origin.sources, ...origin.own][i] ?? '';
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text.match(/\d+/g)).toEqual(english.match(/\d+/g));
      expect(text === english).toBe(language === 'en');
    }
  }
});
