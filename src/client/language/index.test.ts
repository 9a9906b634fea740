import { expect, test } from 'vitest';
import { findBoard } from '../../boards/index.js';
import { words } from '../../words/en/index.js';
import { languageInUse, preferredLanguage, t, textsWith, useLanguage, useNouns } from './index.js';
import { namingOf } from '../../words/naming.js';

test('the first known language of the reader is used', () => {
  expect(preferredLanguage(['fr-FR', 'da-DK', 'sv'])).toBe('da');
  expect(preferredLanguage(['is'])).toBe('is');
  expect(preferredLanguage(['fi', 'ru'])).toBe('en');
  expect(preferredLanguage([])).toBe('en');
});

test('every form of Norwegian is served bokmål', () => {
  expect(['no', 'nn-NO', 'nb-NO', 'NB'].map((it) => preferredLanguage([it]))).toEqual([
    'nb',
    'nb',
    'nb',
    'nb',
  ]);
});

test('the language and the nouns can be changed at any time', async () => {
  await useLanguage('nb');
  useNouns();
  expect(languageInUse()).toBe('nb');
  expect(t.basics.tickets(2)).toBe('2 billetter');
  useNouns({ car: 'cart', wild: 'joker', ticket: 'contract' });
  expect(t.basics.tickets(2)).toBe('2 kontrakter');
  await useLanguage('is');
  expect(t.basics.tickets(2)).toBe('2 samningar');
  expect(textsWith({ car: 'taxi', wild: 'taxi-card', ticket: 'fare' }).basics.tickets(2)).toBe('2 farmiðar');
  useNouns();
  expect(t.basics.tickets(2)).toBe('2 lestarmiðar');
});

test('a player’s name is inserted unchanged', () => {
  const players = [
    { name: 'Ingrid', you: true },
    { name: 'Youssef', you: false },
  ];
  const naming = namingOf(findBoard('nordic')!, {}, players);
  const { events } = words({ car: 'wagon', wild: 'locomotive', ticket: 'ticket' });
  expect(events.opened({ type: 'opened', counts: [2, 3] }, naming)).toContain(
    'you kept 2 and Youssef kept 3',
  );
});
