import { describe, expect, test } from 'vitest';
import { boards } from '../../../boards/index.js';
import { type Board, GREY, itemAt, type Route } from '../../../engine/index.js';
import { flagCost } from './flag-cost.js';

/** A hand by kind. */
function handOf(board: Board, cards: Record<number, number>): number[] {
  return Array.from({ length: board.kinds }, (_, kind) => cards[kind] ?? 0);
}
function find(board: Board, isIt: (route: Route) => boolean): Route {
  return board.routes.find(isIt)!;
}

describe.each(boards.map((board) => ({ name: board.title, board })))('$name', ({ board }) => {
  test('an empty hand lacks a card for each space', () => {
    const all = board.routes.map(({ id }) => id);
    const { spaces, short, any } = flagCost(board, handOf(board, {}), all);
    expect(spaces).toBe(board.routes.reduce((sum, { length }) => sum + length, 0));
    expect(short.reduce((sum, n) => sum + n, any)).toBe(spaces);
  });

  test('cards of a colour pay its routes first, and what is left pays for grey ones', () => {
    const own = find(board, ({ colour, cost }) => colour !== GREY && cost.symbols === 0);
    const grey = find(board, ({ colour, cost }) => colour === GREY && cost.symbols === 0);
    const routes = [grey.id, own.id];
    const held = own.length + 1;
    const { short, any } = flagCost(board, handOf(board, { [own.colour]: held }), routes);
    expect(short.every((n) => n === 0)).toBe(true);
    expect(any).toBe(grey.length - 1);
  });
});

test('a ferry asks for its wilds apart from its colour', () => {
  const board = itemAt(
    boards.filter(({ routes }) => routes.some(({ cost }) => cost.symbols > 0)),
    0,
  );
  const ferry = find(board, ({ colour, cost }) => colour !== GREY && cost.symbols > 0);
  const { short } = flagCost(board, handOf(board, { [ferry.colour]: ferry.length }), [ferry.id]);
  expect(short[ferry.colour]).toBe(0);
  expect(short[board.wild]).toBe(ferry.cost.symbols);
});
