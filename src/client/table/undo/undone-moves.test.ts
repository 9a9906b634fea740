import { beforeAll, expect, test } from 'vitest';
import type { Move, RedactedEntry } from '../../../engine/index.js';
import type { Naming } from '../../../words/shapes.js';
import { useLanguage } from '../../language/index.js';
import { undoneMoves } from './undone-moves.js';

beforeAll(() => useLanguage('en'));

const naming = {
  who: (seat: number) => ({ name: ['Anna', 'Bo'][seat] ?? '', you: seat === 1 }),
  routeName: (route: number) => `Route ${route}`,
  route: () => ({ tunnel: false, length: 2 }),
  set: () => [],
} as unknown as Naming;

function entry(n: number, seat: number, move: Move): RedactedEntry {
  const outcome: RedactedEntry['outcome'] =
    move.type === 'claim'
      ? [
          { type: 'claimed', seat, route: move.route, cards: [], points: 2 },
          { type: 'turn', seat: 1 - seat },
        ]
      : [
          { type: 'passed', seat },
          { type: 'turn', seat: 1 - seat },
        ];
  return { n, seat, by: 'person', move, outcome };
}
const claim = (n: number, seat: number, route: number): RedactedEntry =>
  entry(n, seat, { type: 'claim', route, cards: [] });

test('names the claim it leads back to, and lists what would be undone', () => {
  const log = [claim(1, 1, 3), claim(2, 0, 7), claim(3, 1, 8)];
  expect(undoneMoves(log, 1, naming)).toEqual({
    point: 'Back to before Anna claimed Route 7.',
    turns: ['Anna claimed Route 7.', 'You claimed Route 8.'],
  });
});

test('names another move by its player, and leaves out what has been undone already', () => {
  const undone: RedactedEntry = { n: 4, seat: 1, by: 'person', move: { type: 'undo', to: 2 }, outcome: [] };
  const log = [claim(1, 0, 3), entry(2, 1, { type: 'pass' }), claim(3, 0, 9), undone];
  const { point, turns } = undoneMoves(log, 1, naming);
  expect([point, turns.length]).toEqual(['Back to before your last move.', 1]);
});
