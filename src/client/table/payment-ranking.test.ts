import { describe, expect, test } from 'vitest';
import { boards } from '../../boards/index.js';
import {
  type Board,
  claimable,
  claims,
  emptyTable,
  GREY,
  isLegal,
  itemAt,
  type MoveOf,
  type Position,
} from '../../engine/index.js';
import { byLoss, exchangeable, payingKinds, wantedCards } from './payment-ranking.js';

const nordic = itemAt(boards, 0);
const newyork = itemAt(boards, 1);
const africa = itemAt(boards, 3);
const grey = newyork.routes.find(({ colour, length }) => colour === GREY && length === 2)!;

/** The suggested payment of seat 0 for a route. */
function best(board: Board, table: Position, route: number, elsewhere: number[] = []): MoveOf<'claim'> {
  return itemAt(byLoss(board, table, 0, claims(board, table, 0, route), elsewhere), 0);
}
/** A turn at which seat 0 holds these cards. */
function holding(hand: Record<string, number>) {
  const table = emptyTable(newyork, 2, 0);
  newyork.colours.forEach((colour, kind) => (table.hands[kind] = hand[colour] ?? 0));
  table.hands[newyork.wild] = hand['wild'] ?? 0;
  table.phase = 'turn';
  return table;
}
const suggestCards = (hand: Record<string, number>, elsewhere: number[] = []): number[] => {
  return best(newyork, holding(hand), grey.id, elsewhere).cards;
};
const kind = (colour: string): number => newyork.colours.findIndex((it) => it === colour);

describe('the suggested payment', () => {
  test('keeps wilds', () => {
    const cards = suggestCards({ red: 2, wild: 2 });
    expect(cards[newyork.wild]).toBe(0);
    expect(cards[kind('red')]).toBe(2);
  });

  test('uses the colour the hand has most of', () => {
    expect(suggestCards({ red: 2, blue: 5 })[kind('blue')]).toBe(2);
  });

  test('keeps the colour that other routes ask for', () => {
    const blue = newyork.routes.filter(({ colour }) => colour === kind('blue')).map(({ id }) => id);
    expect(suggestCards({ red: 2, blue: 5 }, blue)[kind('red')]).toBe(2);
  });

  test('spends a wild rather than the cards that would stand in for it', () => {
    const ferry = nordic.routes.find(
      ({ cost, colour }) => cost.symbols === 1 && cost.length === 2 && colour === 7,
    )!;
    const table = emptyTable(nordic, 2, 0);
    table.hands.fill(1, 0, 6);
    table.hands[nordic.wild] = 1;
    table.phase = 'turn';
    const first = best(nordic, table, ferry.id);
    expect(first.cards[nordic.wild]).toBe(1);
    expect(first.cards.reduce((sum, n) => sum + n)).toBe(1 + ferry.cost.standIn);
  });

  test('pays a ferry with its colour before wilds, even if the colour is wanted elsewhere', () => {
    const ferry = nordic.routes.find(
      ({ cost, colour, length }) => length === 6 && cost.symbols > 0 && colour !== GREY,
    )!;
    const plain = ferry.length - ferry.cost.symbols;
    const table = emptyTable(nordic, 2, 0);
    table.hands[ferry.colour] = plain;
    table.hands[nordic.wild] = ferry.cost.symbols + 3;
    table.phase = 'turn';
    const same = nordic.routes.filter(({ id, colour }) => colour === ferry.colour && id !== ferry.id);
    const elsewhere = same.map(({ id }) => id);
    const first = best(nordic, table, ferry.id, elsewhere);
    expect(first.cards[ferry.colour]).toBe(plain);
  });

  test('lets single cards stand in rather than break a pair', () => {
    const ferry = nordic.routes.find(({ cost, colour }) => cost.symbols === 1 && colour !== GREY)!;
    const table = emptyTable(nordic, 2, 0);
    table.hands.fill(2, 0, nordic.wild);
    table.hands[ferry.colour] = ferry.length - ferry.cost.symbols;
    const singles = nordic.colours.map((_, i) => i).filter((it) => it !== ferry.colour);
    for (const single of singles.slice(0, 3)) table.hands[single] = 1;
    table.phase = 'turn';
    const first = best(nordic, table, ferry.id);
    expect(singles.slice(0, 3).map((single) => first.cards[single])).toEqual([1, 1, 1]);
  });

  test('doubles with terrain alone, never with wilds', () => {
    const table = emptyTable(africa, 2, 0);
    for (let k = 0; k < africa.kinds; k++) table.hands[k] = 3;
    table.phase = 'turn';
    expect(best(africa, table, 0).terrain).toBeUndefined();
    expect(claims(africa, table, 0, 0).some(({ terrain }) => terrain !== undefined)).toBe(true);
    if (table.terrain) table.terrain.held = table.terrain.held.map(() => 2);
    expect(best(africa, table, 0).terrain?.wilds).toBe(0);
  });

  test('spends no terrain for a single point before the last round', () => {
    const { id } = africa.routes.find(({ score }) => score === 1)!;
    const table = emptyTable(africa, 2, 0);
    for (let k = 0; k < africa.kinds; k++) table.hands[k] = 3;
    table.phase = 'turn';
    if (table.terrain) table.terrain.held = table.terrain.held.map(() => 2);
    expect(best(africa, table, id).terrain).toBeUndefined();
    table.turnsLeft = 1;
    expect(best(africa, table, id).terrain).toBeDefined();
  });
});

const choosable = (hand: Record<string, number>): boolean => {
  const table = holding(hand);
  return exchangeable(newyork, table, 0, best(newyork, table, grey.id));
};

test('a payment can be changed if another card of the hand fits', () => {
  expect(choosable({ red: 2, blue: 1 })).toBe(false);
  expect(choosable({ red: 2, wild: 1 })).toBe(true);
});

test('the wanted cards of routes are their colours and locomotives', () => {
  const ferry = nordic.routes.find(({ cost, colour }) => cost.symbols > 0 && colour !== GREY)!;
  const wanted = wantedCards(nordic, [ferry.id]);
  expect(wanted[ferry.colour]).toBe(ferry.length - ferry.cost.symbols);
  expect(wanted[nordic.wild]).toBe(ferry.cost.symbols);
});

describe('the kinds that can pay', () => {
  test.each([nordic, newyork, africa])('on $title are those of any legal payment', (board) => {
    const { length } = board.colours;
    let random = 7;
    for (let i = 0; i < 12; i++) {
      const table = emptyTable(board, 2, 0);
      table.phase = 'turn';
      // Small hands, so that every set of cards can be tried.
      for (let n = 0; n < 7; n++) {
        const at = (random = (random * 48271) % 2147483647) % (length + 3);
        table.hands[Math.min(at, board.wild)]!++;
      }
      const hand = table.hands.slice(0, board.kinds);
      const subsets = [...subsetsOf(hand)];
      for (const route of claimable(board, table, 0)) {
        const legal = subsets.filter((cards) => isLegal(board, table, 0, { type: 'claim', route, cards }));
        const expected = hand.flatMap((_, k) => (legal.some((cards) => itemAt(cards, k) > 0) ? [k] : []));
        const found = payingKinds(board, table, 0, claims(board, table, 0, route));
        expect([...found].sort((x, y) => x - y)).toEqual(expected);
      }
    }
  });
});

/** Every set of cards of a hand. */
function* subsetsOf(hand: readonly number[], from = 0): Generator<number[]> {
  if (from === hand.length) return yield [];
  for (const rest of subsetsOf(hand, from + 1)) {
    for (let n = 0; n <= itemAt(hand, from); n++) yield [n, ...rest];
  }
}
