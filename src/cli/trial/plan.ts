import { boards } from '../../boards/index.js';
import { type BotKind, bots } from '../../bots/index.js';
import { type Match, dealsFor } from '../arena/match.js';
import type { Task } from '../arena/task.js';

/** What a bot is put to at tables of one size on one board: matches among its own, and with others. */
export interface Trial {
  readonly board: string;
  readonly players: number;
  readonly bot: string;
  readonly matches: readonly Match[];
  /** How many deals each match has. */
  readonly deals: number;
}

/** What all trials share. */
export interface Terms {
  /** How many games each bot plays at each table, at least. */
  readonly games: number;
  readonly iterations: number;
  readonly seed: number;
}

/** The trials of these kinds at every table there is; each has deals of its own. */
export function planTrials(kinds: readonly BotKind[], { games, iterations, seed }: Terms): Trial[] {
  const trials: Trial[] = [];
  for (const board of boards) {
    const [least, most] = board.facts.players;
    for (let players = least; players <= most; players++) {
      for (const kind of kinds) {
        const matches = tablesFor(kind, players).map((names): Match => {
          return { board: board.id, bots: names, seed: seed + trials.length, budget: { iterations } };
        });
        const deals = dealsFor(Math.ceil(games / matches.length), players);
        trials.push({ board: board.id, players, bot: kind.name, matches, deals });
      }
    }
  }
  return trials;
}

/** A table of the kind alone, and one where others sit beside it that answer at once, which others depending on the kind. */
function tablesFor(kind: BotKind, players: number): string[][] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const quick = bots.filter((other) => other !== kind && other.iterations === 0);
  const from = bots.indexOf(kind);
  const mixed = seats.map((seat) => (seat === 0 ? kind : quick[(from + seat) % quick.length]).name);
  return [seats.map(() => kind.name), mixed];
}

/** How many games the trials have, all together. */
export function gamesIn(trials: readonly Trial[]): number {
  return trials.reduce((sum, { matches, deals, players }) => sum + matches.length * deals * players, 0);
}

/** The deals of the trials, one by one; notes whose they are. */
export function* tasksOf(trials: readonly Trial[], trialOf: Map<Task, Trial>): Generator<Task> {
  for (const trial of trials) {
    for (const match of trial.matches) {
      for (let deal = 0; deal < trial.deals; deal++) {
        const task = { match, deal };
        trialOf.set(task, trial);
        yield task;
      }
    }
  }
}
