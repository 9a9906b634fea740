import { bots } from '../bots/index.js';
import { type Contest, gamesDone, playContests } from './arena/contest.js';
import { WORKERS_OPTION, readBots, readGames, readIterations, readWorkers } from './arena/options.js';
import type { Failure } from './arena/failure.js';
import type { Task } from './arena/task.js';
import type { Args, Command } from './command.js';
import { runCommand } from './main.js';
import { GAME_OPTIONS, readNumber, readGameOptions } from './options.js';
import { type Output, printJson, terminal } from './output.js';
import { EXIT, Refusal, allOf } from './refusal.js';
import { makeFolder } from './write-file.js';
import { duration } from './text.js';
import { type TrialSettings, type TrialFilter, openTrials } from './trial/schedule.js';
import { type Run, trialJson, trialLines, verdict } from './trial/report.js';
import { TrialResults } from './trial/results.js';
import { ProgressBar } from './progress-bar.js';

/** The defaults of the options; the timeout in seconds. */
const USUAL = { games: 1000, iterations: 20, timeout: 600 };
const LONGEST_S = 86_400;

const trialCommand: Command = {
  name: 'test:bots',
  call: 'npm run -s test:bots --',
  summary: 'every bot plays at every table, and everything that goes wrong is reported',
  options: [
    {
      flag: 'bots',
      value: 'A,B',
      text: `Which bots to test, by default all: ${allOf(bots.map(({ name }) => name))}.`,
    },
    {
      flag: 'games',
      value: 'N',
      text: `How many games each bot plays at each table, rounded up to whole deals; default: ${USUAL.games}.`,
    },
    {
      flag: 'iterations',
      value: 'N',
      text: `How many iterations a bot thinks about a move; default: ${USUAL.iterations}.`,
    },
    { flag: 'board', value: 'BOARD', text: 'The only board they play on; default: every board.' },
    {
      flag: 'players',
      value: 'N',
      text: 'The only number of players on that board; default: every number.',
    },
    ...GAME_OPTIONS.filter(({ flag }) => flag === 'seed'),
    {
      flag: 'patience',
      value: 'S',
      text: `The timeout in seconds: when no deal ends for that long, a bot is considered stuck; default: ${USUAL.timeout}.`,
    },
    {
      flag: 'save',
      value: 'FOLDER',
      text: 'Keep the games in this folder, and go on with those it holds.',
    },
    WORKERS_OPTION,
  ],
  details: [
    'Each bot plays on every board with every number of players: one game in twenty among its own kind, the others beside bots that answer at once. ' +
      'It ends with code 1 where a bot made a wrong move, threw an error, did not come to an end, or a game did not.',
    'It takes hours. Ctrl-C ends it early; with --save the same command goes on where it stopped.',
  ],
  async run(args, output) {
    const read = readTrials(args);
    if (read instanceof Refusal) return read;
    const { filter, settings, workers, timeout, folder } = read;
    const unsaved = folder === undefined ? null : makeFolder(folder);
    if (unsaved) return unsaved;
    const trials = openTrials(filter, settings, folder);
    if (trials instanceof Refusal) return trials;
    const results = new TrialResults(trials);
    const bar = new ProgressBar(output, 'games');
    let stalled: Task[] | Refusal = [];
    try {
      stalled = await playTrials(results, workers, timeout, bar);
    } finally {
      bar.end();
    }
    if (stalled instanceof Refusal) return stalled;
    const stopped = bar.isStopped && stalled.length === 0;
    const run: Run = { settings, seconds: bar.seconds, workers, stopped, stalled };
    if (args.json) printJson(output, trialJson(results, run));
    else
      output.out(
        [...trialLines(results, run), '', `${verdict(results, run)} ${duration(run.seconds)}`].join('\n'),
      );
    if (results.mistakes.length > 0 || stalled.length > 0) return EXIT.failed;
    return stopped ? EXIT.stopped : EXIT.fine;
  },
};

interface TrialOptions {
  filter: TrialFilter;
  settings: TrialSettings;
  workers: number;
  timeout: number;
  folder: string | undefined;
}

function readTrials(args: Args): TrialOptions | Refusal {
  const chosen = readBots(args);
  if (chosen instanceof Refusal) return chosen;
  const games = readGames(args, USUAL.games);
  if (games instanceof Refusal) return games;
  const iterations = readIterations(args, USUAL.iterations);
  if (iterations instanceof Refusal) return iterations;
  const workers = readWorkers(args);
  if (workers instanceof Refusal) return workers;
  const timeout = readNumber(args, 'patience', { min: 1, max: LONGEST_S, fallback: USUAL.timeout });
  if (timeout instanceof Refusal) return timeout;
  if (args.options.has('players') && !args.options.has('board')) {
    const sentence =
      'The option --players takes the option --board beside it: boards are for different numbers.';
    return new Refusal('missing-option', sentence, { option: '--board' });
  }
  const table = readGameOptions(args);
  if (table instanceof Refusal) return table;
  const filter: TrialFilter = {
    kinds: bots.filter((kind) => chosen?.includes(kind) ?? true),
    board: args.options.has('board') ? table.board.id : null,
    players: args.options.has('players') ? table.players : null,
  };
  const folder = args.options.get('save');
  return { filter, settings: { games, iterations, seed: table.seed }, workers, timeout, folder };
}

/** Plays all deals until done or stopped. Returns the unfinished deals if none ended within the timeout, in seconds. */
async function playTrials(
  results: TrialResults,
  workers: number,
  timeout: number,
  bar: ProgressBar,
): Promise<Task[] | Refusal> {
  const contests = results.trials.flatMap((own) => own.contests);
  const open = new Map<Task, Contest>();
  let ended = { deals: 0, seconds: 0 };
  let isStalled = false;
  const watch = setInterval(() => {
    const deals = gamesDone(contests) + results.mistakes.length;
    if (deals !== ended.deals) ended = { deals, seconds: bar.seconds };
    if (bar.isStopped || bar.seconds - ended.seconds < timeout) return;
    isStalled = bar.isStopped = true;
  }, 100);
  try {
    const onFailure = (failure: Failure) => void results.mistakes.push(failure);
    const refusal = await playContests(contests, workers, bar, onFailure, open);
    if (refusal) return refusal;
  } finally {
    clearInterval(watch);
  }
  return isStalled ? [...open.keys()] : [];
}

/** `npm run test:bots`: every bot at every table. Returns the exit code. */
export function trial(argv: string[], output: Output = terminal()): Promise<number> {
  return runCommand(trialCommand, argv, output);
}
