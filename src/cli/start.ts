import { randomInt } from 'node:crypto';
import { boards } from '../boards/index.js';
import { below, fastSeed, openStream, showRecord } from '../engine/index.js';
import type { Command } from './command.js';
import { runCommand } from './main.js';
import { type Fallback, TABLE_OPTIONS, readTable, seedOf } from './options.js';
import { type Output, terminal } from './output.js';
import { recordRandomGame } from './random-game.js';
import { damaged } from './record-file.js';
import { printReplay } from './replay.js';
import { EXIT, Refusal } from './refusal.js';

/** The board is drawn by the stream before that of the players' choices, so that the seed alone gives the whole game. */
const BOARD_STREAM = 2 ** 32 - 2;

const BY_LOT: Fallback = {
  // Small enough to be typed again.
  seed: () => randomInt(1_000_000),
  board: (seed) => boards[below(openStream(fastSeed(seed), BOARD_STREAM), boards.length)],
};

const TEXTS: Partial<Record<string, string>> = {
  board: 'The board; drawn by lot where none is given.',
  seed: 'A whole number from 0 to 2^53 − 1, or fast:S; drawn by lot where it is not given.',
};

const startCommand: Command = {
  name: 'start',
  call: 'npm start --',
  summary: 'one game of random players, told move by move',
  options: TABLE_OPTIONS.map((option) => ({ ...option, text: TEXTS[option.flag] ?? option.text })),
  details: [],
  run(args, output) {
    const table = readTable(args, BY_LOT);
    if (table instanceof Refusal) return table;
    const { board, players, seed } = table;
    const { record } = recordRandomGame(board, players, seedOf(table));
    const shown = showRecord(board, record, 'all');
    if (!shown.ok) return damaged('The game just played', shown.problem);
    printReplay({ board, record, positions: shown.value, eyes: 'all' }, output, args.json);
    if (!args.json) {
      output.out(
        `\nThe same game again: npm start -- --board ${board.id} --players ${players} --seed ${seed}` +
          `\nWhat else there is:  npm run -s rallar -- --help`,
      );
    }
    return EXIT.fine;
  },
};

/** `npm start`: one game of random players in the terminal; gives the exit code. */
export function start(argv: string[], output: Output = terminal()): Promise<number> {
  return runCommand(startCommand, argv, output);
}
