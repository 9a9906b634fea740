import { describe, expect, test } from 'vitest';
import { boards } from '../../../boards/index.js';
import { type Board, claimable, claims, emptyTable, GREY, itemAt, type View } from '../../../engine/index.js';
import { howPaid, isDear, paidRoutes } from './how-paid.js';

/** Positions in which seat 0 holds random cards, some hands rich and some poor. */
function* positions(board: Board): Generator<{ table: View; hand: number[] }> {
  let random = 1;
  for (let i = 0; i < 80; i++) {
    const table = emptyTable(board, 2, 0);
    table.phase = 'turn';
    for (let k = 0; k < board.kinds; k++)
      table.hands[k] = Math.max(0, ((random = (random * 48271) % 2147483647) % (i < 40 ? 5 : 9)) - 2);
    yield { table, hand: table.hands.slice(0, board.kinds) };
  }
}

/** Whether a payment has one card a space: as many wilds as the route asks for, all others of one colour. */
function isExactPayment(board: Board, id: number, cards: readonly number[]): boolean {
  const { cost } = itemAt(board.routes, id);
  const kinds = cards.flatMap((n, kind) => (n > 0 && kind !== board.wild ? [kind] : []));
  const sum = cards.reduce((all, n) => all + n, 0);
  return (
    sum === cost.length &&
    itemAt(cards, board.wild) === cost.symbols &&
    kinds.length <= 1 &&
    kinds.every((kind) => cost.colour === GREY || kind === cost.colour)
  );
}

describe.each(boards.map((board) => ({ name: board.title, board })))('$name', ({ board }) => {
  test('a claim is exact where the engine lists a payment without stand-ins', () => {
    const seen = { exact: 0, 'stand-ins': 0 };
    for (const { table, hand } of positions(board)) {
      for (const id of claimable(board, table, 0)) {
        const payments = claims(board, table, 0, id).map(({ cards }) => cards);
        const expected = payments.some((cards) => isExactPayment(board, id, cards)) ? 'exact' : 'stand-ins';
        expect([id, hand, howPaid(board, hand, id)]).toEqual([id, hand, expected]);
        seen[expected]++;
      }
    }
    expect(seen.exact).toBeGreaterThan(20);
    expect(seen['stand-ins']).toBeGreaterThan(20);
  });

  test('a dear claim takes more than half of the hand in its cheapest payment, for few points', () => {
    for (const { table, hand } of positions(board)) {
      const held = hand.reduce((sum, n) => sum + n, 0);
      for (const id of claimable(board, table, 0)) {
        const sums = claims(board, table, 0, id).map(({ cards }) => cards.reduce((sum, n) => sum + n, 0));
        const least = Math.min(...sums);
        const few = itemAt(board.routes, id).score <= least;
        expect(isDear(board, hand, id)).toBe(least * 2 > held && few);
      }
    }
  });

  test('a kind of card pays for the routes with a payment that has it as its set, or as a wild', () => {
    for (const { table, hand } of positions(board)) {
      const can = claimable(board, table, 0);
      for (let kind = 0; kind < board.kinds; kind++) {
        const { exact, standIns, short } = paidRoutes(board, table, 0, kind);
        const now = can.filter((id) => {
          const { cost, colour } = itemAt(board.routes, id);
          if (kind === board.wild)
            return cost.wilds && claims(board, table, 0, id).some(({ cards }) => itemAt(cards, kind) > 0);
          const isItsColour = colour === GREY || colour === kind;
          return isItsColour && paysAsSet(board, table, id, kind);
        });
        expect([...exact, ...standIns].sort((x, y) => x - y)).toEqual(now.sort((x, y) => x - y));
        for (const id of short) {
          expect(can.includes(id) && itemAt(hand, kind) > 0).toBe(false);
          const { colour, cost } = itemAt(board.routes, id);
          expect(kind === board.wild ? cost.symbols > 0 : colour === kind).toBe(true);
        }
      }
    }
  });
});

/** Whether one of the listed payments has enough cards of this kind to be its set, apart from wilds and groups that stand in. */
function paysAsSet(board: Board, table: View, id: number, kind: number): boolean {
  const { cost } = itemAt(board.routes, id);
  return claims(board, table, 0, id).some(({ cards }) => {
    const set = itemAt(cards, kind);
    const wilds = cost.wildStandsIn ? 0 : itemAt(cards, board.wild);
    const over = cards.reduce((sum, n) => sum + n, 0) - cost.length;
    const groups = cost.standIn === 0 ? 0 : over / (cost.standIn - 1);
    const needed = cost.length - wilds - groups;
    return needed > 0 && set >= needed && cost.length > cost.symbols;
  });
}

test('a route that is taken or too long for the cars left is lit by no card', () => {
  const board = itemAt(boards, 0);
  const table = emptyTable(board, 2, 0);
  const route = board.routes.find(
    ({ colour, length, cost }) => colour !== GREY && length > 1 && cost.symbols === 0,
  )!;
  table.hands[route.colour] = 9;
  expect(paidRoutes(board, table, 0, route.colour).exact).toContain(route.id);
  table.hands[route.colour] = 0;
  expect(paidRoutes(board, table, 0, route.colour).short).toContain(route.id);
  table.cars[0] = 1;
  expect(Object.values(paidRoutes(board, table, 0, route.colour)).flat()).not.toContain(route.id);
  table.cars[0] = 40;
  table.owner[route.id] = 1;
  expect(Object.values(paidRoutes(board, table, 0, route.colour)).flat()).not.toContain(route.id);
});
