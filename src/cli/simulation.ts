import { type Category, type EndReason, type Outcome, type State, itemAt } from '../engine/index.js';
import type { GameOptions } from './options.js';
import { gameSeed, playRandomGame } from './random-game.js';
import { Distribution } from './distribution.js';
import type { ProgressBar } from './progress-bar.js';

/** The results of simulated games. */
export interface Simulation {
  games: number;
  turns: number;
  seconds: number;
  /** Turns per game. */
  lengths: Distribution;
  endings: Map<EndReason, number>;
  /** Games won, by seat; a shared win counts for each winner. */
  wins: number[];
  /** Games with more than one winner. */
  shared: number;
  /** Total points, by seat. */
  totals: Distribution[];
  /** Points by category and seat. */
  categories: Map<Category, Distribution[]>;
}

/** Plays games 0, 1, 2, … of a seed until there are enough or Ctrl-C; at least one. */
export async function simulate(options: GameOptions, games: number, bar: ProgressBar): Promise<Simulation> {
  const { board, players, seed } = options;
  const bySeat = () => Array.from({ length: players }, () => new Distribution());
  const result: Simulation = {
    games: 0,
    turns: 0,
    seconds: 0,
    lengths: new Distribution(),
    endings: new Map(),
    wins: new Array<number>(players).fill(0),
    shared: 0,
    totals: bySeat(),
    categories: new Map(),
  };
  while (result.games < games && !bar.isStopped) {
    const state = playRandomGame(board, players, gameSeed(seed, result.games));
    count(result, state, bySeat);
    if (bar.isDue) await bar.update(result.games, games);
  }
  result.seconds = bar.seconds;
  return result;
}

function count(result: Simulation, { turns, outcome }: State, bySeat: () => Distribution[]): void {
  if (!outcome) throw new Error('a game was left before its end');
  result.games++;
  result.turns += turns;
  result.lengths.add(turns);
  result.endings.set(outcome.reason, (result.endings.get(outcome.reason) ?? 0) + 1);
  countWins(result, outcome);
  outcome.totals.forEach((points, seat) => itemAt(result.totals, seat).add(points));
  for (const { category, points } of outcome.scores) {
    const distributions = result.categories.get(category) ?? bySeat();
    result.categories.set(category, distributions);
    points.forEach((n, seat) => itemAt(distributions, seat).add(n));
  }
}

function countWins(result: Simulation, { ranks }: Outcome): void {
  if (ranks.filter((rank) => rank === 1).length > 1) result.shared++;
  result.wins = result.wins.map((wins, seat) => wins + (ranks[seat] === 1 ? 1 : 0));
}
