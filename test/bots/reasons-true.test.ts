import { expect, test } from 'vitest';
import { reasonsFor } from '../../src/bots/advice/explain.js';
import type { Reason } from '../../src/bots/advice/reason.js';
import { Planner } from '../../src/bots/planner/planner.js';
import { weightsFor } from '../../src/bots/planner/board-weights.js';
import {
  type Board,
  type GameEvent,
  type Seat,
  type State,
  clone,
  emptyTable,
  fastSeed,
  isDone,
  legalMoves,
  network,
  NOBODY,
  play,
  start,
  toAct,
  listDoublings,
} from '../../src/engine/index.js';
import { boardOf } from '../kit/boards.js';

type Visit = (state: State, seat: Seat, planner: Planner) => void;

/** Plays games of planners, and visits every position that a planner has just analysed. */
function visitGames(board: Board, players: number, games: number, visit: Visit): void {
  for (let game = 0; game < games; game++) {
    const state = start(board, { players, first: 0 }, fastSeed(game), []);
    const planners = Array.from(
      { length: players },
      (_, seat) => new Planner(board, seat, weightsFor(board)),
    );
    for (let [seat] = toAct(state); seat !== undefined; [seat] = toAct(state)) {
      const planner = planners[seat]!;
      const move = planner.chooseMove(state);
      planner.analyse(state);
      visit(state, seat, planner);
      play(board, state, seat, move, []);
    }
  }
}

/** The events of a claim. */
function eventsOf(board: Board, state: State, seat: Seat, route: number, cards: number[]): GameEvent[] {
  const events: GameEvent[] = [];
  play(board, clone(state), seat, { type: 'claim', route, cards }, events);
  return events;
}

test('A5: a terrain reason names a route and exactly the cards missing to double it', () => {
  const board = boardOf('africa');
  const { terrain } = board;
  if (!terrain) throw new Error('no terrain');
  const given: { before: boolean; after: boolean; missing: number }[] = [];
  visitGames(board, 3, 6, (state, seat, planner) => {
    if ((state.phase !== 'turn' && state.phase !== 'second') || !state.terrain) return;
    for (const slot of state.terrain.faceUp.keys()) {
      for (const reason of reasonsFor(planner, { type: 'terrain', slot })) {
        if (reason.type !== 'doubles') continue;
        const can = (more: number): boolean => {
          const then = clone(state);
          if (then.terrain) then.terrain.held[seat * terrain.kinds + reason.terrain]! += more;
          return listDoublings(board, then, seat, reason.route, 0).length > 0;
        };
        const { missing } = reason;
        given.push({ before: can(missing), after: can(missing + 1), missing });
        expect(terrain.kindOf[reason.route]).toBe(reason.terrain);
      }
    }
  });
  expect(new Set(given.map(({ missing }) => missing)).size).toBeGreaterThan(1);
  expect(given.filter(({ before, after }) => before || !after)).toEqual([]);
});

test('M2: a cart reason is given exactly if the claim brings a merchandise card', () => {
  const board = boardOf('amsterdam');
  const given: boolean[] = [];
  visitGames(board, 4, 3, (state, seat, planner) => {
    if (state.phase !== 'turn') return;
    const move = planner.chooseMove(state);
    if (move.type !== 'claim') return;
    const brought = eventsOf(board, state, seat, move.route, move.cards).some(({ type }) => type === 'bonus');
    const stated = reasonsFor(planner, move).some(({ type }) => type === 'cart');
    expect(stated).toBe(brought);
    given.push(stated);
  });
  expect(new Set(given).size).toBe(2);
});

test('Y2: the attractions reason counts those reached for the first time', () => {
  const board = boardOf('newyork');
  const sights = new Set(board.facts.places.flatMap(({ attraction }, place) => (attraction ? [place] : [])));
  const counts: number[] = [];
  visitGames(board, 3, 4, (state, seat, planner) => {
    if (state.phase !== 'turn') return;
    const move = planner.chooseMove(state);
    if (move.type !== 'claim') return;
    const reached = new Set<number>();
    for (const { id, a, b } of board.routes) if (state.owner[id] === seat) reached.add(a).add(b);
    const { a, b } = board.routes[move.route]!;
    const fresh = [a, b].filter((place) => sights.has(place) && !reached.has(place)).length;
    const stated = reasonsFor(planner, move).find((reason) => reason.type === 'sights');
    expect(stated?.count ?? 0).toBe(fresh);
    counts.push(fresh);
  });
  expect(new Set(counts)).toEqual(new Set([0, 1, 2]));
});

/** The turns that the reasons give for these tickets, with this hand and nothing built. */
function turnsGiven(board: Board, tickets: number[], hand: number[]): (number | null)[] {
  const position = emptyTable(board, 2, 'open');
  hand.forEach((n, kind) => (position.hands[kind] = n));
  position.handSizes[0] = hand.reduce((sum, n) => sum + n);
  position.phase = 'keep';
  position.offered[0] = tickets;
  const planner = new Planner(board, 0, weightsFor(board));
  planner.analyse(position);
  return reasonsFor(planner, { type: 'keep', tickets }).map((it: Reason) =>
    it.type === 'fits' ? it.turns : -1,
  );
}

test('a ticket takes a turn for each route and one for every two cards that the hand lacks', () => {
  for (const id of ['newyork', 'amsterdam']) {
    const board = boardOf(id);
    const none = board.copies.map(() => 0);
    const many = board.copies.map(() => 9);
    for (let ticket = 0; ticket < board.tickets.length; ticket++) {
      const [routes] = turnsGiven(board, [ticket], many);
      const [all] = turnsGiven(board, [ticket], none);
      if (routes == null || all == null) throw new Error('a ticket that can’t be completed');
      // A hand that pays for everything needs only the claims: one if a single route completes the ticket.
      const neighbours = board.routes.some((route) => {
        const owner = board.routes.map(({ id: other }) => (other === route.id ? 0 : NOBODY));
        return isDone(network(board, { ...emptyTable(board, 2, 'open'), owner }, 0), board.tickets[ticket]!);
      });
      expect(routes).toBeGreaterThanOrEqual(neighbours ? 1 : 2);
      expect(routes).toBeLessThanOrEqual(6);
      expect(all).toBeGreaterThan(routes);
      expect(all).toBeLessThanOrEqual(board.facts.cars);
      // The same ticket a second time takes no more turns.
      expect(turnsGiven(board, [ticket, ticket], none)).toEqual([all, 0]);
    }
  }
});

test('a route named in an earlier hint is marked as named again', () => {
  const board = boardOf('newyork');
  let again = 0;
  visitGames(board, 2, 4, (state, _seat, planner) => {
    if (state.phase !== 'turn') return;
    const given: Reason[] = [];
    for (const slot of state.row.keys()) {
      const reasons = reasonsFor(planner, { type: 'row', slot }, given);
      for (const reason of reasons) {
        if (reason.type !== 'collects') continue;
        const known = given.some((it) => it.type === 'collects' && it.route === reason.route);
        expect(reason.again).toBe(known);
        if (known) again++;
      }
      given.push(...reasons);
    }
  });
  expect(again).toBeGreaterThan(0);
});

test('G5: a blind draw is explained by a useless row, by a wild that would end the draw, or by hidden wilds', () => {
  for (const { id, board } of ['nordic', 'newyork'].map((it) => ({ id: it, board: boardOf(it) }))) {
    const stated: Record<string, number> = {};
    visitGames(board, 2, 4, (state, seat, planner) => {
      if (state.phase !== 'turn' && state.phase !== 'second') return;
      const wanted = legalMoves(board, state, seat).some(
        (move) => move.type === 'row' && reasonsFor(planner, move).some(({ type }) => type === 'collects'),
      );
      for (const { type } of reasonsFor(planner, { type: 'deck' })) {
        stated[type] = (stated[type] ?? 0) + 1;
        if (type === 'nothing-to-claim') continue;
        const endsDraw = board.wildEndsDraw && state.phase === 'turn';
        expect(type).toBe(!wanted ? 'row-useless' : endsDraw ? 'blind' : 'deck-wilds');
      }
    });
    expect(Object.keys(stated)).toEqual(expect.arrayContaining(['row-useless', 'deck-wilds']));
    expect('blind' in stated).toBe(id === 'newyork');
  }
});
