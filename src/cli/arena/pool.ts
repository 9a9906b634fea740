import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refusal, Refused } from '../refusal.js';
import type { Work } from '../work.js';
import type { PlayedDeal } from './deal.js';
import { BotFailure, type Failure } from './failure.js';
import { type Answer, type Task, answer } from './task.js';

/** A worker has this many deals before it, so that it never waits for the next. */
const AHEAD = 3;
/** How often the bar is drawn while others work. */
const BEAT_MS = 100;

/** Threads can load what is built only; run from the sources, as tests do, all is played in this one. */
const BUILT = import.meta.url.endsWith('.js');

/** How many workers there are where nobody says: one for each core. */
export function usualWorkers(): number {
  return BUILT ? availableParallelism() : 0;
}

/** The work, and how far it is: games played, of all there are to play. */
export interface Progress {
  readonly work: Work;
  done: number;
  readonly total: number;
}

/** Takes a deal that was played for a task. */
export type Take = (played: PlayedDeal, task: Task) => void;

/** Takes a bot's mistake, and the playing goes on. */
export type TakeMistake = (failure: Failure, task: Task) => void;

type Received = (got: Answer, task: Task) => void;

/**
 * Plays deals with so many workers; with 0 in this thread. The deals come in any order; all are played, unless the
 * work is stopped. A bot's mistake is thrown where nobody takes it.
 */
export async function playTasks(
  tasks: Iterable<Task>,
  workers: number,
  progress: Progress,
  take: Take,
  takeMistake: TakeMistake = thrown,
): Promise<void> {
  const received: Received = (got, task) => {
    if ('bug' in got) throw new Error(got.bug);
    if ('refused' in got) {
      const { code, sentence, data, exit } = got.refused;
      throw new Refused(new Refusal(code, sentence, data, exit));
    }
    if ('failure' in got) {
      progress.done += task.match.bots.length;
      takeMistake(got.failure, task);
      return;
    }
    progress.done += got.played.games.length;
    take(got.played, task);
  };
  if (workers === 0) await playHere(tasks, progress, received);
  else await playThere(tasks, workers, progress, received);
}

function thrown(failure: Failure): never {
  throw new BotFailure(failure);
}

async function playHere(tasks: Iterable<Task>, progress: Progress, received: Received): Promise<void> {
  const { work } = progress;
  for (const task of tasks) {
    if (work.stopped) return;
    received(await answer(task), task);
    if (work.isDue) await work.lookUp(progress.done, progress.total);
  }
}

async function playThere(
  tasks: Iterable<Task>,
  most: number,
  progress: Progress,
  received: Received,
): Promise<void> {
  const { work } = progress;
  const queue = tasks[Symbol.iterator]();
  const workers: Worker[] = [];
  let beat: NodeJS.Timeout | undefined;
  const stopped = new Promise<void>((resolve) => {
    beat = setInterval(() => {
      if (work.stopped) resolve();
      else void work.lookUp(progress.done, progress.total);
    }, BEAT_MS);
  });
  try {
    const served: Promise<void>[] = [];
    while (workers.length < most) {
      const { value, done } = queue.next();
      if (done) break;
      const worker = new Worker(new URL('./worker.js', import.meta.url));
      workers.push(worker);
      served.push(serve(worker, value, queue, received));
    }
    await Promise.race([stopped, Promise.all(served)]);
  } finally {
    clearInterval(beat);
    // Whatever they are doing: a deal may take minutes.
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Hands a first task and then others to a worker, until there are none left and all are answered. */
function serve(worker: Worker, first: Task, queue: Iterator<Task>, received: Received): Promise<void> {
  return new Promise((resolve, reject) => {
    const handed: Task[] = [];
    const hand = (task: Task) => {
      worker.postMessage(task);
      handed.push(task);
    };
    const handMore = () => {
      while (handed.length < AHEAD) {
        const { value, done } = queue.next();
        if (done) break;
        hand(value);
      }
      if (handed.length === 0) resolve();
    };
    worker.on('error', reject);
    worker.on('message', (got: Answer) => {
      try {
        const task = handed.shift();
        if (task) received(got, task);
        handMore();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    hand(first);
    handMore();
  });
}
