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

test('who listens hears the winner, all totals and the own place', async () => {
  await useLanguage('en');
  expect(spokenEnd(outcome, players)).toBe('Cy wins. Total: Cy 89, Bo 88 and You 75. You: 3rd place.');
});

test('where several share a screen, nobody has a place of their own', async () => {
  await useLanguage('en');
  const all = players.map(({ name }) => ({ name, you: false }));
  expect(spokenEnd(outcome, all)).toBe('Cy wins. Total: Cy 89, Bo 88 and Anna 75.');
});
