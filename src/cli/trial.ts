import { type BotKind, bots } from '../bots/index.js';
import { WORKERS_OPTION, readBots, readGames, readIterations, readWorkers } from './arena/options.js';
import { playTasks } from './arena/pool.js';
import type { Task } from './arena/task.js';
import type { Args, Command } from './command.js';
import { runCommand } from './main.js';
import { TABLE_OPTIONS, readNumber, readTable } from './options.js';
import { type Output, printJson, terminal } from './output.js';
import { EXIT, Refusal, allOf } from './refusal.js';
import { duration } from './text.js';
import { type Terms, type Trial, gamesIn, planTrials, tasksOf } from './trial/plan.js';
import { type Run, trialJson, trialLines, verdict } from './trial/report.js';
import { Tally } from './trial/tally.js';
import { Work } from './work.js';

/** What holds where it is not given. */
const USUAL = { games: 1000, iterations: 20, patience: 600 };
const LONGEST_S = 86_400;

const trialCommand: Command = {
  name: 'test:bots',
  call: 'npm run -s test:bots --',
  summary: 'every bot plays at every table, and whatever goes wrong is told',
  options: [
    {
      flag: 'bots',
      value: 'A,B',
      text: `Whose trial it is; all where it is not given: ${allOf(bots.map(({ name }) => name))}.`,
    },
    {
      flag: 'games',
      value: 'N',
      text: `How many games each bot plays at each table, rounded up to whole deals; ${USUAL.games} where it is not given.`,
    },
    {
      flag: 'iterations',
      value: 'N',
      text: `How many iterations a bot thinks about a move; ${USUAL.iterations} where it is not given.`,
    },
    ...TABLE_OPTIONS.filter(({ flag }) => flag === 'seed'),
    {
      flag: 'patience',
      value: 'S',
      text: `After so many seconds in which no deal ended a bot is taken to be stuck; ${USUAL.patience} where it is not given.`,
    },
    WORKERS_OPTION,
  ],
  details: [
    'Each bot plays on every board with every number of players: half of its games among its own kind, half with others that answer at once. ' +
      'It ends with code 1 where a bot made a wrong move, threw an error, did not come to an end, or a game did not.',
  ],
  async run(args, output) {
    const read = readTrials(args);
    if (read instanceof Refusal) return read;
    const { kinds, terms, workers, patience } = read;
    const work = new Work(output, 'games');
    const trials = planTrials(kinds, terms);
    const tally = new Tally(trials);
    let stalled: Task[] = [];
    try {
      stalled = await playTrials(trials, tally, workers, patience, work);
    } finally {
      work.end();
    }
    const stopped = work.stopped && stalled.length === 0;
    const run: Run = { terms, seconds: work.seconds, workers, stopped, stalled };
    if (args.json) printJson(output, trialJson(tally, run));
    else
      output.out(
        [...trialLines(tally, run), '', `${verdict(tally, run)} ${duration(run.seconds)}`].join('\n'),
      );
    if (tally.mistakes.length > 0 || stalled.length > 0) return EXIT.failed;
    return stopped ? EXIT.stopped : EXIT.fine;
  },
};

interface Asked {
  kinds: readonly BotKind[];
  terms: Terms;
  workers: number;
  patience: number;
}

function readTrials(args: Args): Asked | Refusal {
  const chosen = readBots(args);
  if (chosen instanceof Refusal) return chosen;
  const games = readGames(args, USUAL.games);
  if (games instanceof Refusal) return games;
  const iterations = readIterations(args, USUAL.iterations);
  if (iterations instanceof Refusal) return iterations;
  const workers = readWorkers(args);
  if (workers instanceof Refusal) return workers;
  const patience = readNumber(args, 'patience', { min: 1, max: LONGEST_S, fallback: USUAL.patience });
  if (patience instanceof Refusal) return patience;
  const table = readTable(args);
  if (table instanceof Refusal) return table;
  const kinds = bots.filter((kind) => chosen?.includes(kind) ?? true);
  return { kinds, terms: { games, iterations, seed: table.seed }, workers, patience };
}

/** Plays all deals, or until the work is stopped; gives those that were open when nothing ended for so many seconds. */
async function playTrials(
  trials: readonly Trial[],
  tally: Tally,
  workers: number,
  patience: number,
  work: Work,
): Promise<Task[]> {
  const open = new Map<Task, Trial>();
  let ended = work.seconds;
  let isStalled = false;
  const watch = setInterval(() => {
    if (work.stopped || work.seconds - ended < patience) return;
    isStalled = work.stopped = true;
  }, 100);
  const close = (task: Task) => {
    const own = open.get(task);
    open.delete(task);
    ended = work.seconds;
    return own;
  };
  try {
    const progress = { work, done: 0, total: gamesIn(trials) };
    await playTasks(
      tasksOf(trials, open),
      workers,
      progress,
      (played, task) => {
        const own = close(task);
        if (own) tally.add(own, task, played);
      },
      (failure, task) => {
        close(task);
        tally.mistakes.push(failure);
      },
    );
  } finally {
    clearInterval(watch);
  }
  return isStalled ? [...open.keys()] : [];
}

/** `npm run test:bots`: every bot at every table; gives the exit code. */
export function trial(argv: string[], output: Output = terminal()): Promise<number> {
  return runCommand(trialCommand, argv, output);
}
