import { type Category, itemAt } from '../../engine/index.js';
import { addAt } from './add-at.js';
import type { PlayedDeal, PlayedGame } from './deal.js';
import { type Match, seatOf } from './match.js';
import type { Duel } from './rating.js';
import { type Times, addTimes, noTimes } from './times.js';

/** The result of a deal: the sampling unit of every interval. */
export interface Group {
  /** Games won, by entrant: an equal share of each, over the games of the deal. */
  shares: number[];
  /** By entrant and other entrant, in `pairsOf`'s order: the games in which the first came before the second; half where equal. */
  pairs: number[];
}

/** The totals of one entrant. */
export interface EntrantTotals {
  wins: number;
  total: number;
  /** Points of the games it won, and how many those are; a shared win counts as one here. */
  winningTotal: number;
  winningGames: number;
  categories: Map<Category, number>;
  done: number;
  kept: number;
  /** Wins by seat; every seat was played equally often. */
  winsBySeat: number[];
  /** Wins and games where it began. */
  winsFirst: number;
  gamesFirst: number;
  times: Times;
}

/** The totals of the deals played so far, independent of their order. */
export class Statistics {
  readonly entrants: readonly EntrantTotals[];
  readonly groups = new Map<number, Group>();
  private readonly pairs: readonly [a: number, b: number][];
  games = 0;
  turns = 0;
  /** How long all games took, one after the other. */
  seconds = 0;

  constructor({ bots }: Match) {
    this.pairs = pairsOf(bots.length);
    this.entrants = bots.map(() => ({
      wins: 0,
      total: 0,
      winningTotal: 0,
      winningGames: 0,
      categories: new Map<Category, number>(),
      done: 0,
      kept: 0,
      winsBySeat: bots.map(() => 0),
      winsFirst: 0,
      gamesFirst: 0,
      times: noTimes(),
    }));
  }

  /** Counts a deal, unless it was counted before. */
  add({ deal, games, times, seconds }: PlayedDeal): void {
    if (this.groups.has(deal)) return;
    const group: Group = {
      shares: this.entrants.map(() => 0),
      pairs: this.pairs.map(() => 0),
    };
    games.forEach((game, turn) => {
      this.addGame(game, turn, group);
    });
    this.groups.set(deal, group);
    this.entrants.forEach((totals, entrant) => addTimes(totals.times, itemAt(times, entrant)));
    this.seconds += seconds;
  }

  /** The groups by the number of their deal. */
  sorted(): Group[] {
    return [...this.groups].sort(([x], [y]) => x - y).map(([, group]) => group);
  }

  private addGame(game: PlayedGame, turn: number, group: Group): void {
    const players = this.entrants.length;
    const winners = game.ranks.filter((rank) => rank === 1).length;
    this.games++;
    this.turns += game.turns;
    this.entrants.forEach((totals, entrant) => {
      const seat = seatOf(entrant, turn, players);
      const won = game.ranks[seat] === 1 ? 1 / winners : 0;
      addAt(group.shares, entrant, won);
      addGame(totals, game, seat, won);
    });
    this.pairs.forEach(([a, b], pair) => {
      const mine = itemAt(game.ranks, seatOf(a, turn, players));
      const theirs = itemAt(game.ranks, seatOf(b, turn, players));
      addAt(group.pairs, pair, mine < theirs ? 1 : mine === theirs ? 1 / 2 : 0);
    });
  }
}

function addGame(totals: EntrantTotals, game: PlayedGame, seat: number, won: number): void {
  const total = itemAt(game.totals, seat);
  totals.wins += won;
  addAt(totals.winsBySeat, seat, won);
  totals.total += total;
  if (won > 0) {
    totals.winningTotal += total;
    totals.winningGames++;
  }
  totals.done += itemAt(game.done, seat);
  totals.kept += itemAt(game.kept, seat);
  if (game.first === seat) {
    totals.winsFirst += won;
    totals.gamesFirst++;
  }
  for (const [name, points] of Object.entries(game.scores)) {
    const category = name as Category;
    totals.categories.set(category, (totals.categories.get(category) ?? 0) + itemAt(points, seat));
  }
}

/** All pairs of entrants. */
export function pairsOf(players: number): [a: number, b: number][] {
  const pairs: [number, number][] = [];
  for (let a = 0; a < players; a++) for (let b = a + 1; b < players; b++) pairs.push([a, b]);
  return pairs;
}

/** A group as duels between all pairs of entrants. */
export function duelsOf({ pairs }: Group, players: number): Duel[] {
  return pairsOf(players).map(([a, b], pair) => ({ a, b, games: players, won: itemAt(pairs, pair) }));
}
