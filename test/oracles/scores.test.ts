import { describe, expect, test } from 'vitest';
import { randomMove } from '../../src/bots/random.js';
import {
  type Board,
  type GameEvent,
  type Move,
  type State,
  type Stream,
  below,
  claimable,
  claims,
  fastSeed,
  openStream,
  play,
  start,
  toAct,
} from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { recount } from './final-score.js';
import { trailByEuler } from './trails.js';

/** As the random bot, but claiming where it can half the time, in any of the listed ways: dear payments and doublings too. */
function boldMove(board: Board, state: State, seat: number, stream: Stream): Move {
  const routes = state.phase === 'turn' ? claimable(board, state, seat) : [];
  if (routes.length === 0 || below(stream, 2) === 0) return randomMove(board, state, seat, stream);
  const ways = claims(board, state, seat, routes[below(stream, routes.length)]!);
  return ways[below(stream, ways.length)]!;
}

function playOut(board: Board, players: number, n: number): { state: State; events: GameEvent[] } {
  const events: GameEvent[] = [];
  const state = start(board, { players, first: 'lot' }, fastSeed(n), events);
  const stream = openStream(fastSeed(n), 2 ** 31);
  for (let moves = 0; state.phase !== 'over'; moves++) {
    if (moves > 5000) throw new Error('the game does not end');
    const seat = toAct(state)[0]!;
    const move = n % 2 === 0 ? randomMove(board, state, seat, stream) : boldMove(board, state, seat, stream);
    const problem = play(board, state, seat, move, events);
    if (problem) throw new Error(`${JSON.stringify(move)}: ${problem.code}`);
  }
  return { state, events };
}

/** G17 and each game's own: points, tickets done, and where the rules say so the longest path. */
function placesOf(board: Board, state: State, totals: number[], done: number[]): number[] {
  const paths = state.cars.map((_, seat) =>
    board.id === 'nordic' || board.id === 'africa'
      ? () => trailByEuler(board.routes.filter(({ id }) => state.owner[id] === seat))
      : () => 0,
  );
  const before = (x: number, y: number) =>
    totals[x]! - totals[y]! || done[x]! - done[y]! || (x === y ? 0 : paths[x]!() - paths[y]!());
  return totals.map((_, seat) => 1 + totals.filter((_total, other) => before(other, seat) > 0).length);
}

describe('G14 the final score agrees with one computed from the events', () => {
  test.each(tables)('G14 %s with %i players', (id, players) => {
    const board = boardOf(id);
    for (let n = 0; n < 24; n++) {
      const { state, events } = playOut(board, players, n);
      const outcome = state.outcome!;
      const { points, totals, done } = recount(board, players, events);
      expect(
        Object.fromEntries(outcome.scores.map((score) => [score.category, score.points])),
        `game ${n}`,
      ).toEqual(points);
      expect([outcome.totals, outcome.doneCounts]).toEqual([totals, done]);
      expect(outcome.ranks).toEqual(placesOf(board, state, totals, done));
    }
  });

  test('G14 these games have doublings, tunnels declined, ferries, bonuses and tickets done', () => {
    const seen = new Set<string>();
    for (const [id, players] of tables) {
      const { events } = playOut(boardOf(id), players, 1);
      for (const event of events)
        seen.add(event.type === 'claimed' && event.terrain ? 'doubled' : event.type);
      const over = events.at(-1)!;
      if (over.type === 'over' && over.outcome.ticketsDone.length > 0) seen.add('done');
    }
    for (const what of ['doubled', 'declined', 'bonus', 'renewed', 'last-round', 'kept', 'done'])
      expect(seen).toContain(what);
  });
});
