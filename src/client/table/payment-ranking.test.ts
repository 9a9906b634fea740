import { describe, expect, test } from 'vitest';
import { boards } from '../../boards/index.js';
import { claims, emptyTable, GREY } from '../../engine/index.js';
import { byLoss, exchangeable, wantedCards } from './payment-ranking.js';

const [nordic, newyork] = boards;
const grey = newyork.routes.find(({ colour, length }) => colour === GREY && length === 2)!;

function holding(hand: Record<string, number>) {
  const table = emptyTable(newyork, 2, 0);
  newyork.colours.forEach((colour, kind) => (table.hands[kind] = hand[colour] ?? 0));
  table.hands[newyork.wild] = hand['wild'] ?? 0;
  table.phase = 'turn';
  return table;
}
const suggested = (hand: Record<string, number>, elsewhere: number[] = []): number[] => {
  const table = holding(hand);
  const [first] = byLoss(newyork, table, 0, claims(newyork, table, 0, grey.id), elsewhere);
  return first.cards;
};
const kind = (colour: string): number => newyork.colours.findIndex((it) => it === colour);

describe('the payment that is suggested', () => {
  test('keeps wilds', () => {
    const cards = suggested({ red: 2, wild: 2 });
    expect(cards[newyork.wild]).toBe(0);
    expect(cards[kind('red')]).toBe(2);
  });

  test('takes the colour one has most of', () => {
    expect(suggested({ red: 2, blue: 5 })[kind('blue')]).toBe(2);
  });

  test('keeps the colour that other routes ask for', () => {
    const blue = newyork.routes.filter(({ colour }) => colour === kind('blue')).map(({ id }) => id);
    expect(suggested({ red: 2, blue: 5 }, blue)[kind('red')]).toBe(2);
  });

  test('spends a wild rather than the cards that would stand in for it', () => {
    const ferry = nordic.routes.find(
      ({ cost, colour }) => cost.symbols === 1 && cost.length === 2 && colour === 7,
    )!;
    const table = emptyTable(nordic, 2, 0);
    table.hands.fill(1, 0, 6);
    table.hands[nordic.wild] = 1;
    table.phase = 'turn';
    const [first] = byLoss(nordic, table, 0, claims(nordic, table, 0, ferry.id), []);
    expect(first.cards[nordic.wild]).toBe(1);
    expect(first.cards.reduce((sum, n) => sum + n)).toBe(1 + ferry.cost.standIn);
  });

  test('pays a ferry with its colour before wilds, though the colour is wanted elsewhere too', () => {
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
    const [first] = byLoss(nordic, table, 0, claims(nordic, table, 0, ferry.id), elsewhere);
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
    const [first] = byLoss(nordic, table, 0, claims(nordic, table, 0, ferry.id), []);
    expect(singles.slice(0, 3).map((single) => first.cards[single])).toEqual([1, 1, 1]);
  });

  test('doubles with terrain alone, never with wilds unasked', () => {
    const africa = boards[3];
    const table = emptyTable(africa, 2, 0);
    for (let k = 0; k < africa.kinds; k++) table.hands[k] = 3;
    table.phase = 'turn';
    const first = () => byLoss(africa, table, 0, claims(africa, table, 0, 0), []);
    expect(first()[0].terrain).toBeUndefined();
    expect(first().some(({ terrain }) => terrain !== undefined)).toBe(true);
    if (table.terrain) table.terrain.held = table.terrain.held.map(() => 2);
    expect(first()[0].terrain?.wilds).toBe(0);
  });

  test('spends no terrain for a single point before the last round', () => {
    const africa = boards[3];
    const { id } = africa.routes.find(({ score }) => score === 1)!;
    const table = emptyTable(africa, 2, 0);
    for (let k = 0; k < africa.kinds; k++) table.hands[k] = 3;
    table.phase = 'turn';
    if (table.terrain) table.terrain.held = table.terrain.held.map(() => 2);
    const first = () => byLoss(africa, table, 0, claims(africa, table, 0, id), [])[0].terrain;
    expect(first()).toBeUndefined();
    table.turnsLeft = 1;
    expect(first()).toBeDefined();
  });
});

const choosable = (hand: Record<string, number>): boolean => {
  const table = holding(hand);
  const [claim] = byLoss(newyork, table, 0, claims(newyork, table, 0, grey.id), []);
  return exchangeable(newyork, table, 0, claim);
};

test('a payment can be exchanged where another card of the hand would do', () => {
  expect(choosable({ red: 2, blue: 1 })).toBe(false);
  expect(choosable({ red: 2, wild: 1 })).toBe(true);
});

test('what routes ask for counts their colours and their locomotives', () => {
  const ferry = nordic.routes.find(({ cost, colour }) => cost.symbols > 0 && colour !== GREY)!;
  const wanted = wantedCards(nordic, [ferry.id]);
  expect(wanted[ferry.colour]).toBe(ferry.length - ferry.cost.symbols);
  expect(wanted[nordic.wild]).toBe(ferry.cost.symbols);
});
