import { expect, test } from 'vitest';
import { boards } from '../../boards/index.js';
import { type Board, emptyTable, itemAt } from '../../engine/index.js';
import { hasFewCars, nearestToEnd } from './end-near.js';

function midway(board: Board, ...cars: number[]) {
  return { ...emptyTable(board, cars.length, 'open'), phase: 'turn' as const, cars };
}

test.each(boards.map((board) => [board.id, board] as const))(
  'on %s nobody is near the end at first, and somebody is before the last round',
  (_, board) => {
    const { cars, lastRoundAt } = board.facts;
    expect(nearestToEnd(board, midway(board, cars, cars))).toBeUndefined();
    expect(nearestToEnd(board, midway(board, cars, lastRoundAt + 1))).toBe(1);
    // Not before more than half of the cars are used.
    expect(nearestToEnd(board, midway(board, cars, Math.ceil(cars / 2)))).toBeUndefined();
  },
);

test('the one with the fewest cars is named, and not in the last round or after it', () => {
  const board = itemAt(boards, 0);
  const position = midway(board, 6, 4, 30);
  expect(nearestToEnd(board, position)).toBe(1);
  expect([0, 1, 2].map((seat) => hasFewCars(board, position, seat))).toEqual([true, true, false]);
  expect(nearestToEnd(board, { ...position, turnsLeft: 2 })).toBeUndefined();
  expect(nearestToEnd(board, { ...position, phase: 'over' })).toBeUndefined();
});
