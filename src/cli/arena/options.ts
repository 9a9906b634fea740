import { type BotKind, bots, entrants } from '../../bots/index.js';
import type { Args, CommandOption } from '../command.js';
import { playersAt, readNumber, readGameOptions } from '../options.js';
import { Refusal, allOf } from '../refusal.js';
import type { MatchBudget, Match } from './match.js';
import { findEntrant } from './load-bot.js';
import { defaultWorkers } from './pool.js';

const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 256;
const MOST_ITERATIONS = 1_000_000_000;
const HOUR_MS = 3_600_000;

/** The option for the number of threads. */
export const WORKERS_OPTION: CommandOption = {
  flag: 'workers',
  value: 'N',
  text: 'How many threads play, 0 for none but the command’s own; default: one for each core.',
};

/** Reads the options of a match. */
export async function readMatch(args: Args): Promise<Match | Refusal> {
  const table = readGameOptions(args);
  if (table instanceof Refusal) return table;
  const names = botNames(args);
  if (!names) {
    const allowed = entrants().map(({ name }) => name);
    const sentence = `The command arena needs --bots A,B: who plays; the bots are ${allOf(allowed)}.`;
    return new Refusal('missing-option', sentence, { option: '--bots', allowed });
  }
  for (const name of names) {
    const kind = await findEntrant(name);
    if (kind instanceof Refusal) return kind;
  }
  const players = playersAt(table.board, String(names.length));
  if (players instanceof Refusal) return players;
  const budget = readBudget(args);
  if (budget instanceof Refusal) return budget;
  return { board: table.board.id, bots: names, seed: table.seed, budget };
}

/** Reads the option `bots`; null where it is not given. */
export function readBots(args: Args): BotKind[] | null | Refusal {
  const names = botNames(args);
  if (!names) return null;
  const allowed = bots.map(({ name }) => name);
  const kinds: BotKind[] = [];
  for (const name of names) {
    const kind = bots.find((it) => it.name === name);
    const sentence = `There is no bot ${name === '' ? 'without a name' : name}; the bots are ${allOf(allowed)}.`;
    if (!kind) return new Refusal('unknown-bot', sentence, { bot: name, allowed });
    kinds.push(kind);
  }
  return kinds;
}

function botNames(args: Args): string[] | undefined {
  return args.options
    .get('bots')
    ?.split(',')
    .map((word) => word.trim());
}

/** Reads the number of games. */
export function readGames(args: Args, fallback: number): number | Refusal {
  return readNumber(args, 'games', { min: 1, max: MOST_GAMES, fallback });
}

/** Reads the number of threads. */
export function readWorkers(args: Args): number | Refusal {
  return readNumber(args, 'workers', { min: 0, max: MOST_WORKERS, fallback: defaultWorkers() });
}

/** Reads the number of iterations for a move. */
export function readIterations(args: Args, fallback: number): number | Refusal {
  return readNumber(args, 'iterations', { min: 0, max: MOST_ITERATIONS, fallback });
}

function readBudget(args: Args): MatchBudget | Refusal {
  const hasTime = args.options.has('budget');
  const hasIterations = args.options.has('iterations');
  if (hasTime && hasIterations) {
    const sentence = 'A move is limited by --budget or by --iterations, not by both.';
    return new Refusal('both-limits', sentence, { options: ['--budget', '--iterations'] });
  }
  if (hasTime) {
    const ms = readNumber(args, 'budget', { min: 1, max: HOUR_MS, fallback: HOUR_MS });
    return ms instanceof Refusal ? ms : { ms };
  }
  if (!hasIterations) return null;
  const iterations = readIterations(args, 0);
  return iterations instanceof Refusal ? iterations : { iterations };
}
