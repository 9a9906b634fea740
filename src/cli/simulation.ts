import { type Category, type EndReason, type Outcome, type State, itemAt } from '../engine/index.js';
import type { Table } from './options.js';
import { gameSeed, playRandomGame } from './random-game.js';
import { Tally } from './tally.js';
import type { Work } from './work.js';

/** What came of a row of simulated games. */
export interface Simulation {
  games: number;
  turns: number;
  /** How long the playing took. */
  seconds: number;
  /** Turns of a game. */
  lengths: Tally;
  endings: Map<EndReason, number>;
  /** Games won, by seat; a shared win counts for each who shares it. */
  wins: number[];
  /** Games won by more than one. */
  shared: number;
  /** Total points, by seat. */
  totals: Tally[];
  /** Points under each category, by seat. */
  categories: Map<Category, Tally[]>;
}

/** Plays games 0, 1, 2, … of a seed, until there are enough or the work is stopped; at least one. */
export async function simulate(table: Table, games: number, work: Work): Promise<Simulation> {
  const { board, players, seed } = table;
  const bySeat = () => Array.from({ length: players }, () => new Tally());
  const result: Simulation = {
    games: 0,
    turns: 0,
    seconds: 0,
    lengths: new Tally(),
    endings: new Map(),
    wins: new Array<number>(players).fill(0),
    shared: 0,
    totals: bySeat(),
    categories: new Map(),
  };
  while (result.games < games && !work.stopped) {
    const state = playRandomGame(board, players, gameSeed(seed, result.games));
    count(result, state, bySeat);
    if (work.isDue) await work.lookUp(result.games, games);
  }
  result.seconds = work.seconds;
  return result;
}

function count(result: Simulation, { turns, outcome }: State, bySeat: () => Tally[]): void {
  if (!outcome) throw new Error('a game was left before its end');
  result.games++;
  result.turns += turns;
  result.lengths.add(turns);
  result.endings.set(outcome.reason, (result.endings.get(outcome.reason) ?? 0) + 1);
  countWins(result, outcome);
  outcome.totals.forEach((points, seat) => itemAt(result.totals, seat).add(points));
  for (const { category, points } of outcome.scores) {
    const tallies = result.categories.get(category) ?? bySeat();
    result.categories.set(category, tallies);
    points.forEach((n, seat) => itemAt(tallies, seat).add(n));
  }
}

function countWins(result: Simulation, { ranks }: Outcome): void {
  if (ranks.filter((rank) => rank === 1).length > 1) result.shared++;
  result.wins = result.wins.map((wins, seat) => wins + (ranks[seat] === 1 ? 1 : 0));
}
