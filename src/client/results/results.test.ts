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
    result: { totals, ranks, reason: 'last-round' },
    guessed: false,
    ...more,
  };
}

test('beating a level counts, even where another bot won', () => {
  const [results] = resultsOf([game('nordic', [you, bot('apprentice'), bot('foreman')], [145, 96, 160])]);
  expect(results?.levels).toEqual([
    { level: 'apprentice', met: 1, ahead: 1, behind: 0, margin: 49 },
    { level: 'foreman', met: 1, ahead: 0, behind: 1, margin: -15 },
  ]);
  expect(results?.sizes).toEqual([{ players: 3, games: 1, places: [0, 1, 0], best: 145 }]);
});

test('groups results by board, number of players and level, with the board played most first', () => {
  const cards = [
    game('africa', [you, bot('navvy')], [90, 80]),
    game('nordic', [bot('engineer'), you], [120, 100]),
    game('nordic', [you, bot('navvy'), bot('navvy')], [70, 110, 60]),
    game('nordic', [you, bot('navvy')], [110, 70]),
  ];
  expect(resultsOf(cards)).toEqual([
    {
      board: 'nordic',
      games: 3,
      sizes: [
        { players: 2, games: 2, places: [1, 1], best: 110 },
        { players: 3, games: 1, places: [0, 1, 0], best: 70 },
      ],
      levels: [
        { level: 'navvy', met: 3, ahead: 2, behind: 1, margin: (-40 + 10 + 40) / 3 },
        { level: 'engineer', met: 1, ahead: 0, behind: 1, margin: -20 },
      ],
    },
    {
      board: 'africa',
      games: 1,
      sizes: [{ players: 2, games: 1, places: [1, 0], best: 90 }],
      levels: [{ level: 'navvy', met: 1, ahead: 1, behind: 0, margin: 10 }],
    },
  ]);
});

test('a shared place is neither ahead nor behind', () => {
  const [results] = resultsOf([game('nordic', [you, bot('navvy')], [80, 80])]);
  expect(results?.levels).toMatchObject([{ met: 1, ahead: 0, behind: 0, margin: 0 }]);
  expect(results?.sizes).toMatchObject([{ places: [1, 0] }]);
});

test('a game that was given up counts as the last place, behind everyone', () => {
  const seats = [you, bot('navvy'), bot('foreman')];
  const result = { totals: [80, 60, 50], ranks: [1, 2, 3], reason: 'agreed' as const };
  const [results] = resultsOf([game('nordic', seats, [80, 60, 50], { result })]);
  expect(results?.sizes).toMatchObject([{ places: [0, 0, 1] }]);
  expect(results?.levels.map(({ ahead, behind }) => [ahead, behind])).toEqual([
    [0, 1],
    [0, 1],
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
