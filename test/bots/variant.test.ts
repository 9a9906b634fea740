import { expect, test } from 'vitest';
import { findBot } from '../../src/bots/index.js';
import { fastSeed, play, start, toAct, view } from '../../src/engine/index.js';
import { boards } from '../kit/boards.js';

/** The moves of a game of a kind against itself. */
function moves(name: string): string[] {
  const board = boards[1]!;
  const kind = findBot(name)!;
  const state = start(board, { players: 2, first: 0 }, fastSeed(5), []);
  const seats = [0, 1].map((seat) => kind.createBot(board, seat, fastSeed(seat)));
  const made: string[] = [];
  while (state.phase !== 'over') {
    const seat = toAct(state)[0]!;
    seats[seat]!.observe(view(board, state, seat), []);
    const move = seats[seat]!.bestMove();
    made.push(JSON.stringify(move));
    expect(play(board, state, seat, move, [])).toBeNull();
  }
  return made;
}

test('a planner or master with other numbers is another kind', () => {
  expect(findBot('planner@turn=20+rate=0.1')?.name).toBe('planner@turn=20+rate=0.1');
  expect(findBot('master@margin=0')?.iterations).toBe(findBot('master')?.iterations);
  expect(moves('planner@turn=20+rate=0.1')).not.toEqual(moves('planner'));
});

test.each([
  'planner@',
  'planner@turn',
  'planner@turn=',
  'planner@turn=much',
  'planner@turn=1=2',
  'planner@turn=1@rate=2',
  'planner@curious=1',
  'planner@toString=1',
  'planner@__proto__=1',
  'planner@turn=1+__proto__=1',
  'master@__proto__=1',
  'master@turn=1',
  'master@margin=Infinity',
  'path@turn=1',
  '@turn=1',
])('there is no %s', (name) => {
  expect(findBot(name)).toBeUndefined();
});
