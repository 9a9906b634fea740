import { expect, test } from 'vitest';
import type { Level, SeatPlan, TableCard } from '../../protocol/index.js';
import { resultsOf } from './results.js';

const you: SeatPlan = { kind: 'person', name: 'Anna' };
const bot = (level: Level): SeatPlan => ({ kind: 'bot', name: 'Bo', level });

/** A game with these totals, from which the ranks follow. */
function game(board: string, seats: SeatPlan[], totals: number[], more: Partial<TableCard> = {}): TableCard {
  const ranks = totals.map((mine) => 1 + totals.filter((other) => other > mine).length);
  return {
    id: 'x',
    plan: { board, seats, first: 0 },
    played: 0,
    turns: 40,
    points: totals,
    over: true,
    waiting: [],
    result: { totals, ranks },
    guessed: false,
    ...more,
  };
}

test('groups results by board and level, easy to hard, with the board played most first', () => {
  const cards = [
    game('africa', [you, bot('navvy')], [90, 80]),
    game('nordic', [bot('engineer'), you], [120, 100]),
    game('nordic', [you, bot('navvy')], [70, 110]),
    game('nordic', [you, bot('navvy')], [110, 70]),
  ];
  expect(resultsOf(cards)).toEqual([
    {
      board: 'nordic',
      games: 3,
      levels: [
        { level: 'navvy', won: 1, lost: 1, best: 110, mean: 90 },
        { level: 'engineer', won: 0, lost: 1, best: 100, mean: 100 },
      ],
    },
    { board: 'africa', games: 1, levels: [{ level: 'navvy', won: 1, lost: 0, best: 90, mean: 90 }] },
  ]);
});

test('a game against several levels counts once for each, and a shared win is a win', () => {
  const [results] = resultsOf([
    game('nordic', [you, bot('navvy'), bot('foreman'), bot('navvy')], [80, 80, 60, 20]),
  ]);
  expect(results?.games).toBe(1);
  expect(results?.levels.map(({ level, won, lost }) => [level, won, lost])).toEqual([
    ['navvy', 1, 0],
    ['foreman', 1, 0],
  ]);
});

test.each<[string, TableCard]>([
  ['a game that is not over', game('nordic', [you, bot('navvy')], [1, 2], { over: false, result: null })],
  ['a game of several people', game('nordic', [you, you, bot('navvy')], [3, 2, 1])],
  ['a game without people', game('nordic', [bot('foreman'), bot('navvy')], [3, 2])],
  ['a bare record, whose levels are guessed', game('nordic', [you, bot('navvy')], [3, 2], { guessed: true })],
])('%s does not count', (_, card) => {
  expect(resultsOf([card])).toEqual([]);
});
