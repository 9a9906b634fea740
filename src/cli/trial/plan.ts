import { itemAt } from '../../engine/index.js';
import { join } from 'node:path';
import { boards } from '../../boards/index.js';
import { type BotKind, bots } from '../../bots/index.js';
import { type Contest, openContest } from '../arena/contest.js';
import { type Match, dealsFor, fileOf } from '../arena/match.js';
import { Refusal } from '../refusal.js';

/** What a bot is put to at tables of one size on one board: matches among its own, and with others. */
export interface Trial {
  readonly board: string;
  readonly players: number;
  readonly bot: string;
  readonly contests: readonly Contest[];
}

/** What all trials share. */
export interface Terms {
  /** How many games each bot plays at each table, at least. */
  readonly games: number;
  readonly iterations: number;
  readonly seed: number;
}

/** Which trials are meant; null stands for every board and every number of players. */
export interface Which {
  readonly kinds: readonly BotKind[];
  readonly board: string | null;
  readonly players: number | null;
}

/** The share of its games that a bot plays among its own kind. */
const OWN = 1 / 20;

/** Begins the trials at every table that is meant, or goes on with those in the folder; each has deals of its own. */
export function openTrials(which: Which, terms: Terms, folder?: string): Trial[] | Refusal {
  const trials: Trial[] = [];
  let { seed } = terms;
  for (const board of boards) {
    const [least, most] = board.facts.players;
    for (let players = least; players <= most; players++) {
      for (const kind of bots) {
        seed++;
        if (!which.kinds.includes(kind) || (which.board ?? board.id) !== board.id) continue;
        if ((which.players ?? players) !== players) continue;
        const contests: Contest[] = [];
        for (const [names, share] of tablesFor(kind, players)) {
          const { iterations, games } = terms;
          const match: Match = { board: board.id, bots: names, seed, budget: { iterations } };
          const file = folder === undefined ? undefined : join(folder, fileOf(match));
          const contest = openContest(match, dealsFor(Math.ceil(games * share), players), file);
          if (contest instanceof Refusal) return contest;
          contests.push(contest);
        }
        trials.push({ board: board.id, players, bot: kind.name, contests });
      }
    }
  }
  return trials;
}

/** A table of the kind alone, and one where others sit beside it that answer at once, which others depending on the kind; and the share of the games there. */
function tablesFor(kind: BotKind, players: number): [names: string[], share: number][] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const quick = bots.filter((other) => other !== kind && other.iterations === 0);
  const from = bots.indexOf(kind);
  const mixed = seats.map((seat) => (seat === 0 ? kind : itemAt(quick, (from + seat) % quick.length)).name);
  return [
    [seats.map(() => kind.name), OWN],
    [mixed, 1 - OWN],
  ];
}
