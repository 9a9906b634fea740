import { expect, test } from 'vitest';
import { Analysis } from '../../src/bots/planner/analysis.js';
import { type RouteOption, Schedule } from '../../src/bots/planner/schedule.js';
import { weightsFor } from '../../src/bots/planner/board-weights.js';
import { GREY, type Route } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf } from '../kit/boards.js';

const board = boardOf('amsterdam');
const coloured = board.routes.filter(({ colour }) => colour !== GREY);
const ofLength = (length: number, not: readonly Route[] = []): Route => {
  const found = coloured.find(
    (route) =>
      route.length === length && not.every(({ id, colour }) => colour !== route.colour && id !== route.twin),
  );
  if (!found) throw new Error(`no route of length ${length}`);
  return found;
};
const large = ofLength(3);
const small = ofLength(2, [large]);
const other = ofLength(2, [large, small]);

/** A seat that can pay for both small routes and a third of the large one. */
function analysisWith(turns: number, cars: number): Analysis {
  const hand = Object.fromEntries(
    [large, small, other].map((route) => [board.colours[route.colour] ?? '', route === large ? 1 : 2]),
  );
  const analysis = new Analysis(board, 0, weightsFor(board));
  analysis.load(arrange(board, { hands: [hand] }));
  analysis.turns = turns;
  analysis.cars = cars;
  return analysis;
}
function scheduled(analysis: Analysis, options: readonly RouteOption[]): Route[] {
  const schedule = new Schedule(analysis);
  schedule.find(options);
  return schedule.routes;
}
const options = [
  { route: large, merit: 7 },
  { route: small, merit: 4 },
  { route: other, merit: 4 },
];

test('with little time left only payable routes are built', () => {
  expect(new Set(scheduled(analysisWith(2, 16), options).slice(0, 2))).toEqual(new Set([small, other]));
  expect(scheduled(analysisWith(6, 16), options)).toHaveLength(3);
});

test('with few cars left the best combination of routes is chosen', () => {
  expect(scheduled(analysisWith(6, 4), options)).toEqual([small, other]);
  expect(scheduled(analysisWith(6, 3), options)).toHaveLength(1);
});

test('never both sides of a double route are built', () => {
  const side = board.routes.find(({ twin }) => twin >= 0)!;
  const sides = [
    { route: side, merit: 5 },
    { route: board.routes[side.twin]!, merit: 5 },
  ];
  expect(scheduled(analysisWith(9, 16), sides)).toHaveLength(1);
});
