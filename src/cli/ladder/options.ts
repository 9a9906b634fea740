import { basename, extname, join } from 'node:path';
import { type BotKind, bots } from '../../bots/index.js';
import { readBots, readGames, readIterations, readWorkers } from '../arena/options.js';
import type { Args } from '../command.js';
import { readGameOptions } from '../options.js';
import { Refusal } from '../refusal.js';
import type { Setup } from './page.js';
import { type BoardMatches, ladderMatches } from './schedule.js';

/** Games of a match and iterations of a move, by default. */
export const USUAL = { games: 400, iterations: 20 };

/** The options of a ladder, read. */
export interface Ladder {
  kinds: readonly BotKind[];
  matches: readonly BoardMatches[];
  setup: Setup;
  workers: number;
  folder: string;
  page: string;
}

/** Reads the options of a ladder. */
export function readLadder(args: Args): Ladder | Refusal {
  const chosen = readBots(args);
  if (chosen instanceof Refusal) return chosen;
  // In the order of the list, the weakest first.
  const kinds = bots.filter((kind) => chosen?.includes(kind) ?? true);
  if (kinds.length < 2 || (chosen && chosen.length > kinds.length)) {
    const sentence = 'A ladder takes at least two bots, and each of them once.';
    return new Refusal('wrong-bots', sentence, { bots: chosen?.map(({ name }) => name) ?? [] });
  }
  const games = readGames(args, USUAL.games);
  if (games instanceof Refusal) return games;
  const iterations = readIterations(args, USUAL.iterations);
  if (iterations instanceof Refusal) return iterations;
  const workers = readWorkers(args);
  if (workers instanceof Refusal) return workers;
  const table = readGameOptions(args);
  if (table instanceof Refusal) return table;
  const { seed } = table;
  const page = args.options.get('out') ?? join('docs', 'ladder.md');
  const who = chosen ? ` --bots ${kinds.map(({ name }) => name).join(',')}` : '';
  const command = `rallar ladder${who} --games ${games} --iterations ${iterations} --seed ${seed}`;
  return {
    kinds,
    matches: ladderMatches(kinds, seed, iterations),
    setup: { command, games, iterations, seed, charts: basename(page, extname(page)) },
    workers,
    folder: args.options.get('save') ?? '.ladder',
    page,
  };
}
