import { expect, test } from 'vitest';
import { LANGUAGES } from '../../boards/languages.js';
import { shownName } from './default-name.js';
import { t, useLanguage } from './index.js';

test('default names follow the language, names that were typed stay', async () => {
  const names: string[] = [];
  for (const language of LANGUAGES) {
    await useLanguage(language);
    names.push(t.start.defaultName(2));
  }
  for (const language of LANGUAGES) {
    await useLanguage(language);
    expect(names.map((name) => shownName({ kind: 'person', name }))).toEqual(
      names.map(() => t.start.defaultName(2)),
    );
    for (const name of ['Ingrid', 'Player', 'Player two', 'Spiller 12'])
      expect(shownName({ kind: 'person', name })).toBe(name);
    expect(shownName({ kind: 'bot', name: 'Player 2' })).toBe('Player 2');
  }
});
