import { describe, expect, test } from 'vitest';
import { adviseOn, findBot } from '../../src/bots/index.js';
import {
  type Board,
  type MoveOf,
  type State,
  apply,
  fastSeed,
  isDone,
  network,
  start,
  toAct,
  view,
  whyNot,
} from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { must } from '../kit/games.js';

const SEED = fastSeed(9);

/** Every `every`th state of a game of planners, and the last one. */
function moments(board: Board, players: number, every: number): State[] {
  const planner = findBot('planner');
  if (!planner) throw new Error('no planner');
  let state = start(board, { players, first: 'lot' }, fastSeed(players), []);
  const seats = Array.from({ length: players }, (_, seat) => planner.createBot(board, seat, SEED));
  const found: State[] = [];
  for (let n = 0; state.phase !== 'over'; n++) {
    if (n % every === 0) found.push(state);
    const seat = toAct(state)[0]!;
    seats[seat]!.observe(view(board, state, seat), []);
    const next = apply(board, state, seat, seats[seat]!.bestMove());
    must(next.ok, () => 'refused');
    if (next.ok) state = next.value.state;
  }
  return [...found, state];
}

describe.each(tables)('advice on %s with %i players', (id, players) => {
  const board = boardOf(id);
  const states = moments(board, players, 60);

  test('odds add up to 1 and hints are legal and have reasons, regardless of the portions', () => {
    for (const state of states.slice(0, -1)) {
      const seat = toAct(state)[0]!;
      const advisor = adviseOn(board, view(board, state, seat));
      const again = adviseOn(board, view(board, state, seat));
      advisor.think(6);
      again.think(2);
      again.think(4);
      const advice = advisor.advice();
      expect(again.advice()).toEqual(advice);
      expect(advice.odds.reduce((sum, share) => sum + share)).toBeCloseTo(1);
      expect(advice.hints.length).toBeGreaterThan(0);
      expect(advice.hints.map(({ grade }) => grade === 'best')).toEqual(advice.hints.map((_, i) => i === 0));
      for (const { move, reasons } of advice.hints) {
        expect(whyNot(board, state, seat, move)).toBeNull();
        expect(reasons.length).toBeGreaterThan(0);
      }
    }
  });

  test('a spectator gets odds only, and a finished game has its result', () => {
    const spectator = adviseOn(board, view(board, states[0]!, 'open'));
    spectator.think(2);
    expect(spectator.advice()).toMatchObject({ hints: [], playouts: 2 });
    const last = states.at(-1)!;
    const { odds, hints } = adviseOn(board, view(board, last, 0)).advice();
    const best = last.outcome?.ranks.map((rank) => rank === 1);
    expect(odds.map((share) => share > 0)).toEqual(best);
    expect(hints).toEqual([]);
  });
});

test('a viewer who sees everything knows the winner before the last move', () => {
  const board = boardOf('newyork');
  for (const players of [2, 3, 4]) {
    const states = moments(board, players, 1);
    const ranks = states.at(-1)!.outcome?.ranks ?? [];
    const advisor = adviseOn(board, view(board, states.at(-2)!, 'all'));
    advisor.think(20);
    const { odds, hints } = advisor.advice();
    expect(hints).toEqual([]);
    expect(odds.map((share) => Math.round(share))).toEqual(ranks.map((rank) => (rank === 1 ? 1 : 0)));
  }
});

test('a claim completes the tickets its reasons name, and scores the points they name', () => {
  const board = boardOf('newyork');
  const completed: { before: boolean; after: boolean }[] = [];
  const points: [named: number, scored: number][] = [];
  for (const state of moments(board, 2, 1).filter(({ phase }) => phase === 'turn')) {
    const seat = toAct(state)[0]!;
    const { hints } = adviseOn(board, view(board, state, seat)).advice();
    for (const { move, reasons } of hints.filter((hint) => hint.move.type === 'claim')) {
      const { route } = move as MoveOf<'claim'>;
      const built = { ...state, owner: state.owner.map((owner, id) => (id === route ? seat : owner)) };
      for (const reason of reasons) {
        if (reason.type === 'points') points.push([reason.points, board.routes[route]!.score]);
        if (reason.type !== 'completes') continue;
        for (const ticket of reason.tickets) {
          const isComplete = (it: State) => isDone(network(board, it, seat), board.tickets[ticket]!);
          completed.push({ before: isComplete(state), after: isComplete(built) });
        }
      }
    }
  }
  expect(completed.length).toBeGreaterThan(0);
  expect(completed.filter(({ before, after }) => before || !after)).toEqual([]);
  expect(points.length).toBeGreaterThan(0);
  expect(points.filter(([named, scored]) => named !== scored)).toEqual([]);
});
