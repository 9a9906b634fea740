import { expect, test } from 'vitest';
import { botNames } from './bot-names.js';

test('bots take the names of their level that nobody has', () => {
  expect(botNames(['Pip', 'Molly', 'Tom'], ['Molly'], 2)).toEqual(['Pip', 'Tom']);
});

test('where the names of a level run out, they are numbered', () => {
  expect(botNames(['Pip'], ['Pip', 'Pip 2'], 2)).toEqual(['Pip 3', 'Pip 4']);
  expect(botNames([], [], 2)).toEqual(['Bot', 'Bot 2']);
});
