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

/** The states of a game of planners before every so many moves, and the last. */
function moments(board: Board, players: number, every: number): State[] {
  const planner = findBot('planner');
  if (!planner) throw new Error('there is no planner');
  let state = start(board, { players, first: 'lot' }, fastSeed(players), []);
  const seats = Array.from({ length: players }, (_, seat) => planner.createBot(board, seat, SEED));
  const found: State[] = [];
  for (let n = 0; state.phase !== 'over'; n++) {
    if (n % every === 0) found.push(state);
    const [seat] = toAct(state);
    seats[seat].observe(view(board, state, seat), []);
    const next = apply(board, state, seat, seats[seat].bestMove());
    must(next.ok, () => 'refused');
    if (next.ok) state = next.value.state;
  }
  return [...found, state];
}

describe.each(tables)('advice on %s with %i players', (id, players) => {
  const board = boardOf(id);
  const states = moments(board, players, 60);

  test('chances add up, hints are legal and come with reasons as data, the same in whatever portions', () => {
    for (const state of states.slice(0, -1)) {
      const [seat] = toAct(state);
      const [advisor, again] = [1, 2].map(() => adviseOn(board, view(board, state, seat)));
      advisor.think(6);
      again.think(2);
      again.think(4);
      const advice = advisor.advice();
      expect(again.advice()).toEqual(advice);
      expect(advice.odds.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
      expect(advice.hints.length).toBeGreaterThan(0);
      expect(advice.hints.map(({ grade }) => grade === 'best')).toEqual(advice.hints.map((_, i) => i === 0));
      for (const { move, reasons } of advice.hints) {
        expect(whyNot(board, state, seat, move)).toBeNull();
        expect(reasons.length).toBeGreaterThan(0);
      }
    }
  });

  test('who only looks on gets odds alone, and a game that is over is decided', () => {
    const [first] = states;
    const onlooker = adviseOn(board, view(board, first, 'open'));
    onlooker.think(2);
    expect(onlooker.advice()).toMatchObject({ hints: [], playouts: 2 });
    const last = states[states.length - 1];
    const { odds, hints } = adviseOn(board, view(board, last, 0)).advice();
    const best = last.outcome?.ranks.map((rank) => rank === 1);
    expect(odds.map((chance) => chance > 0)).toEqual(best);
    expect(hints).toEqual([]);
  });
});

test('who sees all hands knows who wins before the last move is made, however it looks to the others', () => {
  const board = boardOf('newyork');
  for (const players of [2, 3, 4]) {
    const states = moments(board, players, 1);
    const ranks = states[states.length - 1].outcome?.ranks ?? [];
    const advisor = adviseOn(board, view(board, states[states.length - 2], 'all'));
    advisor.think(20);
    const { odds, hints } = advisor.advice();
    expect(hints).toEqual([]);
    expect(odds.map((chance) => Math.round(chance))).toEqual(ranks.map((rank) => (rank === 1 ? 1 : 0)));
  }
});

test('a claim that is said to complete a ticket does so, and one that brings points says how many', () => {
  const board = boardOf('newyork');
  const completed: { before: boolean; after: boolean }[] = [];
  const points: [told: number, brought: number][] = [];
  for (const state of moments(board, 2, 1).filter(({ phase }) => phase === 'turn')) {
    const seat = toAct(state)[0];
    const { hints } = adviseOn(board, view(board, state, seat)).advice();
    for (const { move, reasons } of hints.filter((hint) => hint.move.type === 'claim')) {
      const { route } = move as MoveOf<'claim'>;
      const built = { ...state, owner: state.owner.map((owner, id) => (id === route ? seat : owner)) };
      for (const reason of reasons) {
        if (reason.type === 'points') points.push([reason.points, board.routes[route].score]);
        if (reason.type !== 'completes') continue;
        for (const ticket of reason.tickets) {
          const [before, after] = [state, built].map((it) =>
            isDone(network(board, it, seat), board.tickets[ticket]),
          );
          completed.push({ before, after });
        }
      }
    }
  }
  expect(completed.length).toBeGreaterThan(0);
  expect(completed.filter(({ before, after }) => before || !after)).toEqual([]);
  expect(points.length).toBeGreaterThan(0);
  expect(points.filter(([told, brought]) => told !== brought)).toEqual([]);
});
