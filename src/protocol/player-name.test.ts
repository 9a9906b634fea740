import { expect, test } from 'vitest';
import { MAX_PLAYER_NAME, playerName } from './player-name.js';

test.each([
  ['Ingrid', 'Ingrid'],
  ['  Anna   Karin ', 'Anna Karin'],
  ['Sæ\u0301unn', 'Sǽunn'],
  ['Þórdís 🚂', 'Þórdís 🚂'],
  ['x'.repeat(MAX_PLAYER_NAME), 'x'.repeat(MAX_PLAYER_NAME)],
])('%j is the name %j', (text, name) => {
  expect(playerName(text)).toBe(name);
});

test.each([
  ['empty', ' '],
  ['too long', 'x'.repeat(MAX_PLAYER_NAME + 1)],
  ['very long', 'x'.repeat(1e6)],
  ['a control character', 'a\u0007b'],
  ['a direction override', 'abc\u202Edef'],
  ['zero width', 'a\u200Bb'],
  ['half a character', 'a\uD83D'],
  ['stacked marks', 'a\u0335\u0336\u0337\u0338\u0321'],
])('a text that is %s is no name', (_, text) => {
  expect(playerName(text)).toBeNull();
});
