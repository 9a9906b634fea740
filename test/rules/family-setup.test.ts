import { describe, expect, test } from 'vitest';
import {
  type GameEvent,
  type State,
  UNKNOWN,
  audit,
  canonical,
  fastSeed,
  legalMoves,
  redact,
  start,
  toAct,
  view,
} from '../../src/engine/index.js';
import { boardOf, boards, tables } from '../kit/boards.js';
import { handOf, orders, total } from '../kit/family.js';
import { only, plays, refuses } from '../kit/moves.js';

/** Opening hand, tickets dealt and kept at least, tickets in the box, cards in the box, cars: the table of the rules. */
const NUMBERS: Record<string, [number, number, number, number, number, number]> = {
  nordic: [4, 5, 2, 46, 110, 40],
  newyork: [2, 2, 1, 18, 44, 15],
  amsterdam: [2, 2, 1, 24, 44, 16],
  africa: [4, 4, 2, 48, 110, 45],
};

function deal(id: string, players: number, seed = 7, first = 0): State {
  return start(boardOf(id), { players, first }, fastSeed(seed), []);
}

describe('G1 setup', () => {
  test('G1 deals hands, row and tickets by the table, for every number of players', () => {
    for (const [id, players] of tables) {
      const [hand, take, , tickets, cards, cars] = NUMBERS[id]!;
      const state = deal(id, players);
      expect(state.handSizes).toEqual(new Array(players).fill(hand));
      for (let seat = 0; seat < players; seat++) expect(total(handOf(boardOf(id), state, seat))).toBe(hand);
      expect(state.row).toHaveLength(5);
      expect(state.deckSize + total(state.discards)).toBe(cards - 5 - players * hand);
      expect(state.offered.map((offered) => offered.length)).toEqual(new Array(players).fill(take));
      expect(state.ticketDeck).toHaveLength(tickets - players * take);
      expect(new Set([...state.offered.flat(), ...state.ticketDeck]).size).toBe(tickets);
      expect(state.cars).toEqual(new Array(players).fill(cars));
      expect(audit(boardOf(id), state)).toBeNull();
    }
  });

  test('G1 shuffles: another seed deals other cards and other tickets', () => {
    for (const { id } of boards) {
      const deals = [1, 2, 3, 4, 5].map((seed) => deal(id, 2, seed));
      expect(new Set(deals.map((state) => canonical(state.hands))).size).toBeGreaterThan(1);
      expect(new Set(deals.map((state) => canonical(state.row))).size).toBeGreaterThan(1);
      expect(new Set(deals.map((state) => canonical(state.offered))).size).toBe(5);
    }
  });

  test('G1 asks for the least number of tickets of the table and takes all of them too', () => {
    for (const [id, players] of tables) {
      const [, take, least] = NUMBERS[id]!;
      const state = deal(id, players);
      const offered = state.offered[0]!;
      expect(refuses(boardOf(id), state, { type: 'keep', tickets: [] }, 0).code).toBe('keep-too-few');
      expect(refuses(boardOf(id), state, { type: 'keep', tickets: offered.slice(1, least) }, 0).code).toBe(
        'keep-too-few',
      );
      refuses(boardOf(id), state, { type: 'keep', tickets: [offered[0]!, offered[0]!] }, 0);
      refuses(boardOf(id), state, { type: 'keep', tickets: [...offered, state.ticketDeck[0]!] }, 0);
      refuses(boardOf(id), state, { type: 'keep', tickets: state.offered[1]! }, 0);
      plays(boardOf(id), state, { type: 'keep', tickets: offered.slice(take - least) }, 0);
      plays(boardOf(id), state, { type: 'keep', tickets: state.offered[1]!.slice() }, 1);
    }
  });

  test('G1 who begins is known before tickets are chosen', () => {
    for (const [id, players] of tables) {
      const events: GameEvent[] = [];
      const state = start(boardOf(id), { players, first: players - 1 }, fastSeed(3), events);
      expect(state.phase).toBe('opening');
      expect(view(boardOf(id), state, 0).first).toBe(players - 1);
      expect(redact(boardOf(id), only(events, 'dealt'), 'open')).toMatchObject({ first: players - 1 });
    }
  });

  test('G1 all may choose at the same time, each once, and nothing else happens before', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      const state = deal(id, players);
      const seats = state.cars.map((_, seat) => seat);
      expect(toAct(state)).toEqual(seats);
      for (const seat of seats) {
        expect(legalMoves(board, state, seat).every((move) => move.type === 'keep')).toBe(true);
        for (const type of ['deck', 'tickets', 'pass'] as const) refuses(board, state, { type }, seat);
        refuses(board, state, { type: 'row', slot: 0 }, seat);
      }
      const last = players - 1;
      plays(board, state, { type: 'keep', tickets: state.offered[last]!.slice() }, last);
      expect(toAct(state)).toEqual(seats.slice(0, last));
      refuses(board, state, { type: 'keep', tickets: state.offered[last]!.slice() }, last);
      expect(state.phase).toBe('opening');
    }
  });

  test('G1 a choice made is the same to all others, whatever and how many was kept', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      const [, take, least] = NUMBERS[id]!;
      const seenBy = new Map<string, Set<string>>();
      for (const [from, to] of [
        [0, take],
        [0, least],
        [take - least, take],
      ] as const) {
        const state = deal(id, players);
        const events = plays(board, state, { type: 'keep', tickets: state.offered[1]!.slice(from, to) }, 1);
        for (const eyes of ['open', 0, ...(players > 2 ? [2] : [])] as const) {
          const sight = canonical([
            view(board, state, eyes),
            events.map((event) => redact(board, event, eyes)),
          ]);
          seenBy.set(`${eyes}`, (seenBy.get(`${eyes}`) ?? new Set()).add(sight));
        }
      }
      for (const sights of seenBy.values()) expect(sights.size).toBe(1);
    }
  });

  test('G1 the numbers kept are shown when the last has chosen, then the first turn begins', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      const [, take, least] = NUMBERS[id]!;
      const state = deal(id, players, 7, 1);
      for (let seat = 0; seat < players; seat++) {
        const kept = state.offered[seat]!.slice(0, seat === 0 ? least : take);
        const before = view(board, state, 'open');
        expect(before.keptCounts).toEqual(new Array(players).fill(0));
        const events = plays(board, state, { type: 'keep', tickets: kept }, seat);
        const open = events.map((event) => redact(board, event, 'open'));
        expect(open[0]).toEqual({ type: 'chose', seat, tickets: null });
        const counts = [least, ...new Array<number>(players - 1).fill(take)];
        const shown = [
          { type: 'opened', counts },
          { type: 'turn', seat: 1 },
        ];
        expect(open.slice(1)).toEqual(seat === players - 1 ? shown : []);
      }
      expect(state.phase).toBe('turn');
      expect(state.seat).toBe(1);
      expect(view(board, state, 'open').keptCounts).toEqual([least, ...new Array(players - 1).fill(take)]);
      expect(view(board, state, 'open').ticketDeck.every((ticket) => ticket === UNKNOWN)).toBe(true);
    }
  });

  test('G1 any order of choosing leads to the same state', () => {
    for (const [id, players] of tables) {
      const board = boardOf(id);
      const ends = new Set<string>();
      for (const order of orders([0, 1, 2, 3, 4].slice(0, players))) {
        const state = deal(id, players, 11, 1);
        const last: GameEvent[] = [];
        for (const seat of order) {
          const kept = state.offered[seat]!.slice(0, NUMBERS[id]![2] + (seat % 2));
          last.splice(0, last.length, ...plays(board, state, { type: 'keep', tickets: kept }, seat));
        }
        ends.add(canonical([state, last.slice(1)]));
      }
      expect(ends.size).toBe(1);
    }
  });
});

describe('G1 tickets not kept', () => {
  test('G1 go under the deck by seat from the first player on, each player’s in the order dealt', () => {
    for (const [id, players] of tables.filter(([board]) => board !== 'nordic')) {
      const board = boardOf(id);
      const first = players - 1;
      const state = deal(id, players, 5, first);
      const { offered, ticketDeck } = structuredClone(state);
      const least = NUMBERS[id]![2];
      // The last dealt are kept; named back to front, which must not matter.
      for (let seat = 0; seat < players; seat++) {
        plays(board, state, { type: 'keep', tickets: offered[seat]!.slice(-least).reverse() }, seat);
      }
      const under = Array.from({ length: players }, (_, i) =>
        offered[(first + i) % players]!.slice(0, -least),
      );
      expect(state.ticketDeck).toEqual([...under.flat().reverse(), ...ticketDeck]);
    }
  });

  test('G1 go nowhere before the last has chosen', () => {
    for (const [id, players] of tables) {
      const state = deal(id, players);
      const before = state.ticketDeck.slice();
      plays(boardOf(id), state, { type: 'keep', tickets: state.offered[0]!.slice(0, NUMBERS[id]![2]) }, 0);
      expect(state.ticketDeck).toEqual(before);
      expect(view(boardOf(id), state, 1).ticketDeck).toHaveLength(before.length);
      expect(view(boardOf(id), state, 0).kept).toEqual(view(boardOf(id), state, 1).kept);
    }
  });
});
