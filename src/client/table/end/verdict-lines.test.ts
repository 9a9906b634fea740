import { beforeAll, expect, test } from 'vitest';
import type { Outcome } from '../../../engine/index.js';
import { useLanguage } from '../../language/index.js';
import { rankResigned } from './resigned.js';
import { verdictLines } from './verdict-lines.js';

beforeAll(() => useLanguage('en'));

const players = [
  { name: 'Anna', you: true },
  { name: 'Bo', you: false },
];
function ended(totals: number[], more: Partial<Outcome> = {}): Outcome {
  const ranks = totals.map((mine) => 1 + totals.filter((other) => other > mine).length);
  return {
    reason: 'last-round',
    scores: [],
    totals,
    ticketsDone: [],
    doneCounts: [2, 3],
    longest: null,
    ranks,
    ...more,
  };
}
const OVER = 'The last round is over.';

test.each([
  ['winning', ended([90, 60]), 'You win', `Won by 30 points. ${OVER}`],
  ['winning narrowly', ended([63, 60]), 'You win', `By just 3 points. What a finish! ${OVER}`],
  ['losing', ended([60, 90]), 'Bo wins', `You finished 30 points behind. ${OVER}`],
  ['losing narrowly', ended([89, 90]), 'Bo wins', `Only 1 point behind. So close! ${OVER}`],
  [
    'losing on tickets',
    ended([90, 90], { ranks: [2, 1] }),
    'Bo wins',
    `You tied on points, but with fewer tickets completed. ${OVER}`,
  ],
  [
    'losing on the longest path',
    ended([90, 90], { ranks: [2, 1], doneCounts: [3, 3], longest: [20, 31] }),
    'Bo wins',
    `You tied on points and tickets completed, but with a shorter path. ${OVER}`,
  ],
])('%s has words of its own', (_, outcome, title, line) => {
  expect(verdictLines(outcome, players, [])).toEqual({ title, line });
});

test('who gave up is named, and has not won', () => {
  const outcome = rankResigned(ended([90, 60], { reason: 'agreed' }), [0]);
  expect(verdictLines(outcome, players, [0])).toEqual({ title: 'You resigned', line: 'Bo wins.' });
});

test('of a game seen by all, the winner is named with the lead', () => {
  const all = players.map(({ name }) => ({ name, you: false }));
  expect(verdictLines(ended([90, 88]), all, [])).toEqual({
    title: 'Anna wins',
    line: `Won by 2 points. ${OVER}`,
  });
});
