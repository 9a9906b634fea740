import { canonical } from '../engine/index.js';
import type { Command } from './command.js';
import { GAME_OPTIONS, type GameOptions, readNumber, readGameOptions } from './options.js';
import { type Output, printJson } from './output.js';
import { gameSeed, recordRandomGame } from './random-game.js';
import { EXIT, Refusal, allOf } from './refusal.js';
import { cannotSave, saveFailed, writeFileAtomically } from './write-file.js';
import { type Simulation, simulate } from './simulation.js';
import { CATEGORY_NAMES, ENDINGS } from './labels.js';
import { type Summary, Distribution } from './distribution.js';
import { duration, plural, table as aligned, formatWhole } from './text.js';
import { ProgressBar } from './progress-bar.js';

const MOST_GAMES = 1_000_000_000;

/** `simulate`: random players, many games. */
export const simulateCommand: Command = {
  name: 'simulate',
  summary: 'many games of random players: how fast, how long, how many points',
  options: [
    ...GAME_OPTIONS,
    { flag: 'games', value: 'K', text: 'How many games; default: 1000.' },
    { flag: 'save', value: 'FILE', text: 'Keep the record of the last game in this file.' },
  ],
  details: [
    'The same board, players and seed give the same games: game n, counted from 0, is played with the seed made of the first two ' +
      'words w and v of stream n of fast:S, the number (w mod 2^21) × 2^32 + v, and its players choose by that seed’s stream 2^32 − 1.',
    'Ctrl-C ends it early, and the games so far are summarized.',
  ],
  async run(args, output) {
    const options = readGameOptions(args);
    if (options instanceof Refusal) return options;
    const games = readNumber(args, 'games', { min: 1, max: MOST_GAMES, fallback: 1000 });
    if (games instanceof Refusal) return games;
    const file = args.options.get('save');
    // Checked before the games are played, which may take an hour.
    const unsaved = file === undefined ? null : cannotSave('A record', file);
    if (unsaved) return unsaved;
    const bar = new ProgressBar(output, 'games');
    const result = await simulate(options, games, bar);
    bar.end();
    if (file !== undefined) {
      const problem = saveGame(options, result.games - 1, file);
      if (problem) return problem;
    }
    if (args.json) printJson(output, asJson(options, result, bar.isStopped));
    else print(options, result, output, { requested: games, stopped: bar.isStopped, file });
    return bar.isStopped ? EXIT.stopped : EXIT.fine;
  },
};

function saveGame({ board, players, seed }: GameOptions, game: number, file: string): Refusal | null {
  const { record } = recordRandomGame(board, players, gameSeed(seed, game));
  try {
    writeFileAtomically(file, `${canonical(record)}\n`);
    return null;
  } catch (error) {
    return saveFailed('The record', file, error);
  }
}

function asJson({ board, players, seed }: GameOptions, result: Simulation, stopped: boolean) {
  return {
    board: board.id,
    players,
    seed,
    games: result.games,
    turns: result.turns,
    seconds: result.seconds,
    gamesPerSecond: result.games / result.seconds,
    turnsPerSecond: result.turns / result.seconds,
    turnsPerGame: result.lengths.summary(),
    endings: Object.fromEntries(result.endings),
    wins: result.wins,
    sharedWins: result.shared,
    scores: summaries(result.totals),
    categories: Object.fromEntries(
      [...result.categories].map(([name, distributions]) => [name, summaries(distributions)]),
    ),
    stopped,
  };
}

function summaries(distributions: readonly Distribution[]): Summary[] {
  return distributions.map((distribution) => distribution.summary());
}

/** This run of the command, apart from the results. */
interface Run {
  requested: number;
  stopped: boolean;
  file: string | undefined;
}

function print(
  options: GameOptions,
  result: Simulation,
  output: Output,
  { requested, stopped, file }: Run,
): void {
  const { board, players, seed } = options;
  const { games, turns, seconds } = result;
  const length = result.lengths.summary();
  const endings = [...result.endings].map(([reason, n]) => `${formatWhole(n)} ${ENDINGS[reason]}`);
  const wins = result.wins.map((n, seat) => `seat ${seat}: ${formatWhole(n)}`);
  const shared = result.shared > 0 ? ` (${formatWhole(result.shared)} of them shared)` : '';
  output.out(`${board.title} (${board.id}), ${players} random players, seed ${seed}`);
  if (stopped) output.out(`Stopped after ${formatWhole(games)} of ${plural(requested, 'game')}.`);
  const facts = [
    ['games', `${formatWhole(games)} in ${duration(seconds)}, ${formatWhole(games / seconds)} a second`],
    ['turns', `${formatWhole(turns)}, ${formatWhole(turns / seconds)} a second`],
    ['length', `${length.mean.toFixed(1)} turns a game, from ${length.min} to ${length.max}`],
    ['ended', allOf(endings)],
    ['won', `${wins.join(', ')}${shared}`],
  ];
  output.out(['', ...aligned(facts, 2).map((line) => `  ${line}`), ''].join('\n'));
  const heading = ['points', 'mean', 'least', '10 %', 'median', '90 %', 'most'];
  const rows = [...result.categories].map(([category, distributions]) =>
    row(CATEGORY_NAMES[category], Distribution.merge(distributions).summary()),
  );
  const totals = result.totals.map((distribution, seat) =>
    row(`total of seat ${seat}`, distribution.summary()),
  );
  const all = row('total', Distribution.merge(result.totals).summary());
  output.out(
    aligned([heading, ...rows, all, ...totals])
      .map((line) => `  ${line}`)
      .join('\n'),
  );
  if (file !== undefined) output.out(`\nThe last game is saved as ${file}.`);
}

function row(name: string, s: Summary): string[] {
  return [name, s.mean.toFixed(1), ...[s.min, s.p10, s.median, s.p90, s.max].map(String)];
}
