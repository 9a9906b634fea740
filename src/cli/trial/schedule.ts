import { itemAt } from '../../engine/index.js';
import { join } from 'node:path';
import { boards } from '../../boards/index.js';
import { type BotKind, bots } from '../../bots/index.js';
import { type Contest, openContest } from '../arena/contest.js';
import { type Match, dealsFor, fileOf } from '../arena/match.js';
import { Refusal } from '../refusal.js';

/** The test of a bot at tables of one size on one board: a match against its own kind, and one with others. */
export interface Trial {
  readonly board: string;
  readonly players: number;
  readonly bot: string;
  readonly contests: readonly Contest[];
}

/** Settings that all trials share. */
export interface TrialSettings {
  /** The least number of games of each bot at each table. */
  readonly games: number;
  readonly iterations: number;
  readonly seed: number;
}

/** Which trials to run; null stands for all boards, or all numbers of players. */
export interface TrialFilter {
  readonly kinds: readonly BotKind[];
  readonly board: string | null;
  readonly players: number | null;
}

/** The share of games that a bot plays against its own kind. */
const OWN = 1 / 20;

/** Opens the trials that match the filter, resuming those in the folder; each has its own deals. */
export function openTrials(filter: TrialFilter, settings: TrialSettings, folder?: string): Trial[] | Refusal {
  const trials: Trial[] = [];
  let { seed } = settings;
  for (const board of boards) {
    const [least, most] = board.facts.players;
    for (let players = least; players <= most; players++) {
      for (const kind of bots) {
        seed++;
        if (!filter.kinds.includes(kind) || (filter.board ?? board.id) !== board.id) continue;
        if ((filter.players ?? players) !== players) continue;
        const contests: Contest[] = [];
        for (const [names, share] of tablesFor(kind, players)) {
          const { iterations, games } = settings;
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

/** The two tables of a kind, each with its share of the games: one of that kind only, one with bots that don't search. */
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
