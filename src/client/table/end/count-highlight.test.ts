import { expect, test } from 'vitest';
import { boards } from '../../../boards/index.js';
import { emptyTable, itemAt } from '../../../engine/index.js';
import { highlightOf, winnersHighlight } from './count-highlight.js';

const board = itemAt(boards, 0);
const position = emptyTable(board, 2, 0);
const { a, b } = itemAt(board.facts.tickets, 0);
const ticket = { kind: 'ticket', ticket: 0, seat: 1, points: 0 } as const;

test('a ticket done lights its path', () => {
  position.owner.fill(1);
  const lit = highlightOf(board, position, { ...ticket, done: true }, [0]);
  expect(lit.routes.length).toBeGreaterThan(0);
  expect(lit.places).toEqual([a, b]);
  expect(lit.seats).toEqual([]);
});

test('a failed ticket shows its ends and all that its owner built', () => {
  expect(highlightOf(board, position, { ...ticket, done: false }, [])).toEqual({
    routes: [],
    places: [a, b],
    seats: [1],
  });
});

test('at the end the winners’ routes stand out', () => {
  expect(winnersHighlight([0, 2]).seats).toEqual([0, 2]);
});
