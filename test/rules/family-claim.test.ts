import { describe, expect, test } from 'vitest';
import { type Board, audit, isLegal, legalMoves, loadBoard, parseMove } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards, cards } from '../kit/boards.js';
import { handOf, priceOf, wildBoards } from '../kit/family.js';
import { claim, only, plays, refuses } from '../kit/moves.js';

const SCORES: Record<string, Record<number, number>> = {
  nordic: { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27 },
  newyork: { 1: 1, 2: 2, 3: 4, 4: 7 },
  amsterdam: { 1: 1, 2: 2, 3: 4, 4: 7 },
  africa: { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15 },
};

/** What G9 (and N2, N7) say of a payment of c cards of one colour, o of another and w wilds for a route that is no ferry. */
function isAllowed(board: Board, id: number, c: number, o: number, w: number): boolean {
  const { length, colour, tunnel } = board.facts.routes[id]!;
  if (c + o + w !== length) return false;
  if (w > 0 && board.id === 'nordic' && !tunnel) return false;
  return colour === 'grey' ? c === 0 || o === 0 : o === 0;
}

/** The routes that are no ferries and have no payment of their own (N3). */
const ordinary = (board: Board) =>
  board.routes.filter(({ id }) => !board.facts.routes[id]!.symbols && !board.facts.routes[id]!.anyFour);

describe('G9 payments', () => {
  test('G9 every payment of two colours and wilds is judged as the rules say, on every ordinary route', () => {
    for (const board of boards) {
      for (const { id, length, colour } of ordinary(board)) {
        const own = Math.max(colour, 0);
        const other = (own + 1) % board.wild;
        const state = arrange(board, {
          rest: 0,
          row: [0, 1, 2, 3, 4].map((i) => board.facts.colours[(own + 1 + i) % 6]!),
        });
        for (let c = 0; c <= Math.min(length + 1, board.copies[own]!); c++) {
          for (let o = 0; o <= length + 1 - c && o < board.copies[other]! - 1; o++) {
            for (let w = 0; w <= length + 1 - c - o; w++) {
              const paid = new Array<number>(board.kinds).fill(0);
              paid[own] = c;
              paid[other]! += o;
              paid[board.wild] = w;
              const legal = isLegal(board, state, 0, { type: 'claim', route: id, cards: paid });
              expect(legal, `${board.id} ${id}: ${c}, ${o}, ${w}`).toBe(isAllowed(board, id, c, o, w));
            }
          }
        }
      }
    }
  });

  test('G9 a grey route takes any one colour, each of them', () => {
    for (const board of boards) {
      const { id, length } = ordinary(board).find((one) => board.facts.routes[one.id]!.colour === 'grey')!;
      for (const colour of board.facts.colours) {
        const state = arrange(board, { hands: [{ [colour]: length }] });
        plays(board, state, { type: 'claim', route: id, cards: cards(board, { [colour]: length }) });
        expect(state.owner[id]).toBe(0);
      }
    }
  });

  test('G9 where wilds pay they may replace all cards of a set, on a grey route too', () => {
    for (const board of wildBoards) {
      for (const { id, length } of ordinary(board)) {
        const state = arrange(board, { hands: [{ wild: length }] });
        plays(board, state, { type: 'claim', route: id, cards: cards(board, { wild: length }) });
        expect(state.discards).toEqual(cards(board, { wild: length }));
      }
    }
  });

  test('G9 cards one does not hold pay for nothing', () => {
    for (const board of boards) {
      const { id, length, colour } = ordinary(board).find((one) => one.colour >= 0 && one.length === 3)!;
      const name = board.facts.colours[colour]!;
      const state = arrange(board, { hands: [{ [name]: 2 }, { [name]: 4 }] });
      const move = { type: 'claim', route: id, cards: cards(board, { [name]: length }) } as const;
      expect(refuses(board, state, move)).toEqual({ code: 'cards-not-held', kind: colour, have: 2, got: 3 });
    }
  });

  test('G9 a payment names each kind of card of the board and no other', () => {
    for (const board of boards) {
      const { id } = ordinary(board).find((one) => one.colour === 0)!;
      const state = arrange(board, { rest: 0 });
      const right = priceOf(board, id);
      refuses(board, state, { type: 'claim', route: id, cards: [...right, 1] });
      refuses(board, state, { type: 'claim', route: id, cards: [...right, 0] });
      refuses(board, state, { type: 'claim', route: id, cards: right.slice(0, 1) });
      refuses(board, state, { type: 'claim', route: id, cards: [] });
      refuses(board, state, { type: 'claim', route: board.routes.length, cards: right });
      const odd = [right[0]! + 1, -1, ...right.slice(2)];
      expect(parseMove({ type: 'claim', route: id, cards: odd }).ok).toBe(false);
      expect(parseMove({ type: 'claim', route: id, cards: [right[0]! - 0.5, 0.5] }).ok).toBe(false);
    }
  });

  test('G9 the player chooses among the payments allowed', () => {
    const board = boardOf('newyork');
    for (const paid of [{ pink: 3 }, { pink: 2, wild: 1 }, { pink: 1, wild: 2 }, { wild: 3 }]) {
      const state = arrange(board, { hands: [{ pink: 3, wild: 3 }] });
      plays(board, state, claim(board, 'central-park', 'united-nations', paid));
      expect(state.discards).toEqual(cards(board, paid));
      expect(state.handSizes[0]).toBe(3);
    }
  });

  test('G9 the payments listed are right, and every route that can be paid for is listed', () => {
    for (const board of boards) {
      const hand = { red: 3, blue: 2, green: 2, wild: 2 };
      const state = arrange(board, { hands: [hand] });
      const listed = new Set<number>();
      for (const move of legalMoves(board, state, 0)) {
        expect(isLegal(board, state, 0, move)).toBe(true);
        if (move.type === 'claim') listed.add(move.route);
      }
      for (const { id, colour } of ordinary(board)) {
        const own = colour < 0 ? 'red' : board.facts.colours[colour];
        const have = own === 'red' ? 3 : own === 'blue' || own === 'green' ? 2 : 0;
        const can = [0, 1, 2].some((w) =>
          [0, 1, 2, 3].some((c) => c <= have && isAllowed(board, id, c, 0, w)),
        );
        expect(listed.has(id), `${board.id} ${id}`).toBe(can);
      }
    }
  });
});

describe('G9 what a claim does', () => {
  test('G9 cards go to the discards, cars on the spaces, and the length is scored at once', () => {
    for (const board of boards) {
      const scored = new Set<number>();
      for (const { id, length } of board.routes) {
        if (board.facts.routes[id]!.tunnel || board.facts.routes[id]!.anyFour) continue;
        const state = arrange(board, { players: 2, rest: 0, deck: ['red'] });
        const before = handOf(board, state, 0);
        const paid = priceOf(board, id);
        const claimed = only(
          plays(board, state, { type: 'claim', route: id, cards: paid }).filter(
            ({ type }) => type === 'claimed',
          ),
          'claimed',
        );
        expect(claimed).toMatchObject({ seat: 0, route: id, cards: paid, points: SCORES[board.id]![length] });
        expect(state.points).toEqual([SCORES[board.id]![length], 0]);
        expect(state.cars).toEqual([board.facts.cars - length, board.facts.cars]);
        expect(state.owner[id]).toBe(0);
        expect(state.discards).toEqual(paid);
        expect(handOf(board, state, 0)).toEqual(before.map((n, card) => n - paid[card]!));
        expect(audit(board, state)).toBeNull();
        scored.add(length);
      }
      expect(scored.size).toBeGreaterThanOrEqual(4);
    }
  });

  test('G9 Murmansk–Lieksa scores 27 with nine cars', () => {
    const board = boardOf('nordic');
    const state = arrange(board, { hands: [{ green: 9 }] });
    plays(board, state, claim(board, 'murmansk', 'lieksa', { green: 9 }));
    expect([state.points[0], state.cars[0]]).toEqual([27, 31]);
  });

  test('G9 a board with a route whose length is not in its score table is refused', () => {
    for (const { facts } of boards) {
      for (const length of new Set(facts.routes.map((one) => one.length))) {
        const scoreByLength = { ...facts.scoreByLength };
        delete scoreByLength[length];
        const at = `routes[${facts.routes.findIndex((one) => one.length === length)}].length`;
        expect(loadBoard({ ...facts, scoreByLength })).toEqual({
          ok: false,
          problem: { code: 'length-without-score', at },
        });
      }
      const [one, ...others] = facts.routes;
      const counts = { ...facts.counts, spaces: facts.counts.spaces - one!.length + 7 };
      expect(loadBoard({ ...facts, counts, routes: [{ ...one, length: 7 }, ...others] }).ok).toBe(false);
    }
  });
});
