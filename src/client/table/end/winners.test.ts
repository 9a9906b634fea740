import { expect, test } from 'vitest';
import type { Outcome } from '../../../engine/index.js';
import { useLanguage } from '../../language/index.js';
import { spokenEnd } from './winners.js';

const outcome: Outcome = {
  reason: 'last-round',
  scores: [],
  totals: [75, 88, 89],
  ticketsDone: [],
  doneCounts: [3, 3, 1],
  longest: null,
  ranks: [3, 2, 1],
};
const players = ['Anna', 'Bo', 'Cy'].map((name, seat) => ({ name, you: seat === 0 }));

test('the end is announced with the winner, all totals and the player’s own rank', async () => {
  await useLanguage('en');
  expect(spokenEnd(outcome, players)).toBe('Cy wins. Total: Cy 89, Bo 88 and You 75. You: 3rd place.');
});

test('at a shared screen no rank is announced as one’s own', async () => {
  await useLanguage('en');
  const all = players.map(({ name }) => ({ name, you: false }));
  expect(spokenEnd(outcome, all)).toBe('Cy wins. Total: Cy 89, Bo 88 and Anna 75.');
});
