import { describe, expect, test } from 'vitest';
import { adviseOn } from '../../src/bots/index.js';
import { searchSettingsFor } from '../../src/bots/master/search-settings.js';
import { plannersFor } from '../../src/bots/master/playouts.js';
import { Search } from '../../src/bots/master/search.js';
import { reasonsFor } from '../../src/bots/advice/explain.js';
import type { Reason } from '../../src/bots/advice/reason.js';
import { Planner } from '../../src/bots/planner/planner.js';
import { weightsFor } from '../../src/bots/planner/board-weights.js';
import {
  type Board,
  type State,
  claimable,
  claims,
  clone,
  fastSeed,
  openStream,
  play,
  start,
  toAct,
  view,
} from '../../src/engine/index.js';
import { boardOf, boards } from '../kit/boards.js';
import { whyFalse } from './referee/reasons.js';

/** The states of a game of planners, one before every move. */
function* gameOf(board: Board, players: number, seed: number): Generator<State> {
  const state = start(board, { players, first: 'lot' }, fastSeed(seed), []);
  const planners = plannersFor(board, players);
  for (let [seat] = toAct(state); seat !== undefined; [seat] = toAct(state)) {
    yield clone(state);
    play(board, state, seat, planners[seat]!.chooseMove(state), []);
  }
}

describe.each(boards.map(({ id }) => id))('hints on %s', (id) => {
  const board = boardOf(id);
  const [least, most] = board.facts.players;
  /** Long games are sampled; RALLAR_HINTS=all checks every move. */
  const every = process.env['RALLAR_HINTS'] === 'all' ? 1 : Math.ceil(board.facts.cars / 6);

  test('every candidate move has reasons, and the referee finds each of them true', () => {
    const wrong: string[] = [];
    const types = new Set<string>();
    let moves = 0;
    for (const players of new Set([least, most])) {
      for (const [n, state] of [...gameOf(board, players, 7)].entries()) {
        if (n % every !== 0) continue;
        const seat = toAct(state)[0]!;
        const seen = view(board, state, seat);
        const planner = new Planner(board, seat, weightsFor(board));
        const search = new Search(
          board,
          seen,
          openStream(fastSeed(1), 0),
          searchSettingsFor(board),
          planner,
          plannersFor(board, players),
        );
        planner.analyse(seen);
        for (const { move } of search.arms) {
          const reasons = reasonsFor(planner, move);
          moves++;
          // On the last turn a draw has no reason if something can be claimed, and is never advised.
          if (reasons.length === 0 && move.type !== 'deck' && move.type !== 'row' && move.type !== 'terrain')
            wrong.push(`${JSON.stringify(move)}: no reason`);
          for (const reason of reasons) {
            types.add(reason.type);
            const why = whyFalse(board, state, seat, move, reason);
            if (why)
              wrong.push(`turn ${state.turns} ${JSON.stringify(move)} ${JSON.stringify(reason)}: ${why}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(moves).toBeGreaterThan(200);
    expect(types.size).toBeGreaterThan(9);
  });

  test('the same position gives the same advice every time and in any portions', () => {
    const states = [...gameOf(board, least, 3)];
    const state = states[Math.floor(states.length * 0.75)]!;
    const seat = toAct(state)[0]!;
    const answers = Array.from({ length: 20 }, (_, i) => {
      const advisor = adviseOn(board, view(board, state, seat));
      for (let thought = 0; thought < 12; thought += 1 + (i % 3))
        advisor.think(Math.min(1 + (i % 3), 12 - thought));
      return JSON.stringify(advisor.advice());
    });
    expect(new Set(answers).size).toBe(1);
  });
});

test('an advisor stops after its number of playouts', () => {
  const board = boardOf('newyork');
  const state = gameOf(board, 2, 1).next().value!;
  const advisor = adviseOn(board, view(board, state, toAct(state)[0]!));
  expect(advisor.think(advisor.playouts - 1)).toBe(true);
  expect(advisor.think(1)).toBe(false);
  const { playouts } = advisor.advice();
  expect(playouts).toBe(advisor.playouts);
  expect(advisor.think(50)).toBe(false);
  expect(advisor.advice().playouts).toBe(playouts);
});

function paid(cards: readonly number[]): number {
  return cards.reduce((sum, n) => sum + n, 0);
}

test('no hint pays with stand-ins while there is time, except to complete a ticket', () => {
  const board = boardOf('nordic');
  let standIns = 0;
  for (const state of [...gameOf(board, 2, 5)].filter(({ phase }, n) => phase === 'turn' && n % 8 === 0)) {
    const seat = toAct(state)[0]!;
    const advisor = adviseOn(board, view(board, state, seat));
    advisor.think(12);
    standIns += claimable(board, state, seat).filter((route) =>
      claims(board, state, seat, route).some(({ cards }) => paid(cards) > board.routes[route]!.length),
    ).length;
    const early = state.cars[seat]! > 12;
    for (const { move, reasons } of early ? advisor.advice().hints : []) {
      if (move.type !== 'claim' || reasons.some(({ type }) => type === 'completes')) continue;
      expect([move, paid(move.cards)]).toEqual([move, board.routes[move.route]!.length]);
    }
  }
  expect(standIns).toBeGreaterThan(0);
});

/** The same reason with one detail falsified; null for types without such a detail. */
function falsified(reason: Reason): Reason | null {
  switch (reason.type) {
    case 'points':
      return { ...reason, points: reason.points + 1 };
    case 'collects':
      return { ...reason, missing: reason.missing + 1 };
    case 'set':
    case 'terrain-set':
    case 'sights':
      return { ...reason, count: reason.count + 1 };
    case 'deck-wilds':
      return { ...reason, wilds: reason.wilds + 1 };
    case 'completes':
      return { ...reason, type: 'serves', tickets: [...reason.tickets, 0, 1, 2, 3] };
    case 'serves':
      return { ...reason, type: 'completes' };
    case 'contested':
      return { ...reason, type: 'blocks' };
    case 'doubles':
      return { ...reason, missing: reason.missing + 1 };
    case 'cart':
    case 'blocks':
    case 'enables':
    case 'terrain-useless':
    case 'row-useless':
    case 'blind':
    case 'nothing-to-claim':
    case 'tickets-done':
    case 'time-for-tickets':
    case 'network':
    case 'fits':
    case 'cards-back':
    case 'only-move':
      return null;
  }
}

test('the referee rejects a falsified reason', () => {
  const found = new Set<string>();
  const missed: Reason[] = [];
  for (const board of [boardOf('newyork'), boardOf('africa')]) {
    for (const state of [...gameOf(board, 2, 7)].filter((_, n) => n % 3 === 0)) {
      const seat = toAct(state)[0]!;
      const planner = new Planner(board, seat, weightsFor(board));
      const move = planner.chooseMove(view(board, state, seat));
      for (const reason of reasonsFor(planner, move)) {
        const other = falsified(reason);
        if (other === null) continue;
        found.add(reason.type);
        if (whyFalse(board, state, seat, move, other) === null) missed.push(other);
      }
    }
  }
  expect(missed).toEqual([]);
  expect(found.size).toBeGreaterThan(5);
});
