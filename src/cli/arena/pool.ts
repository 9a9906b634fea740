import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal, RefusalError } from '../refusal.js';
import type { ProgressBar } from '../progress-bar.js';
import type { PlayedDeal } from './deal.js';
import { BotFailure, type Failure } from './failure.js';
import { type Answer, type Task, answer } from './task.js';

/** Deals queued at each worker, so that it never waits for the next. */
const AHEAD = 3;
/** How often the progress bar is drawn. */
const REDRAW_MS = 100;

/** Threads can load built files only; run from the sources, as in tests, everything is played in this thread. */
const BUILT = import.meta.url.endsWith('.js');

/** The default number of workers: one for each core. */
export function defaultWorkers(): number {
  return BUILT ? availableParallelism() : 0;
}

/** The progress bar with its numbers: games played, of all there are to play. */
export interface GameProgress {
  readonly bar: ProgressBar;
  done: number;
  readonly total: number;
}

/** Called with the deal played for a task. */
export type OnDeal = (played: PlayedDeal, task: Task) => void;

/** Called with a bot's mistake; the other deals go on. */
export type OnFailure = (failure: Failure, task: Task) => void;

type OnAnswer = (got: Answer, task: Task) => void;

/**
 * Plays deals on worker threads; with 0 workers, in this thread. Deals finish in any order; all are played unless
 * Ctrl-C stops it. Without `onFailure` a bot's mistake is thrown.
 */
export async function playTasks(
  tasks: Iterable<Task>,
  workers: number,
  progress: GameProgress,
  onDeal: OnDeal,
  onFailure: OnFailure = throwFailure,
): Promise<void> {
  const onAnswer: OnAnswer = (got, task) => {
    if ('bug' in got) throw new Error(got.bug);
    if ('refused' in got) {
      const { code, sentence, data, exit } = got.refused;
      throw new RefusalError(new Refusal(code, sentence, data, exit));
    }
    if ('failure' in got) {
      progress.done += task.match.bots.length;
      onFailure(got.failure, task);
      return;
    }
    progress.done += got.played.games.length;
    onDeal(got.played, task);
  };
  if (workers === 0) await playInThread(tasks, progress, onAnswer);
  else await playInWorkers(tasks, workers, progress, onAnswer);
}

function throwFailure(failure: Failure): never {
  throw new BotFailure(failure);
}

async function playInThread(
  tasks: Iterable<Task>,
  progress: GameProgress,
  onAnswer: OnAnswer,
): Promise<void> {
  const { bar } = progress;
  for (const task of tasks) {
    if (bar.isStopped) return;
    onAnswer(await answer(task), task);
    if (bar.isDue) await bar.update(progress.done, progress.total);
  }
}

async function playInWorkers(
  tasks: Iterable<Task>,
  most: number,
  progress: GameProgress,
  onAnswer: OnAnswer,
): Promise<void> {
  const { bar } = progress;
  const queue = tasks[Symbol.iterator]();
  const workers: Worker[] = [];
  let timer: NodeJS.Timeout | undefined;
  const stopped = new Promise<void>((resolve) => {
    timer = setInterval(() => {
      if (bar.isStopped) resolve();
      else void bar.update(progress.done, progress.total);
    }, REDRAW_MS);
  });
  try {
    const served: Promise<void>[] = [];
    while (workers.length < most) {
      const { value, done } = queue.next();
      if (done) break;
      const worker = new Worker(new URL('./worker.js', import.meta.url));
      workers.push(worker);
      served.push(serve(worker, value, queue, onAnswer));
    }
    await Promise.race([stopped, Promise.all(served)]);
  } finally {
    clearInterval(timer);
    // Without waiting for their deals, which may take minutes.
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Feeds tasks to a worker until none are left and all are answered. */
function serve(worker: Worker, first: Task, queue: Iterator<Task>, onAnswer: OnAnswer): Promise<void> {
  return new Promise((resolve, reject) => {
    const queued: Task[] = [];
    const send = (task: Task) => {
      worker.postMessage(task);
      queued.push(task);
    };
    const sendMore = () => {
      while (queued.length < AHEAD) {
        const { value, done } = queue.next();
        if (done) break;
        send(value);
      }
      if (queued.length === 0) resolve();
    };
    worker.on('error', reject);
    worker.on('message', (got: Answer) => {
      try {
        const task = queued.shift();
        if (task) onAnswer(got, task);
        sendMore();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    send(first);
    sendMore();
  });
}
