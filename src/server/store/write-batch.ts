import { Worker } from 'node:worker_threads';
import type { WriteBatch } from './group-commit.js';
import { SqliteWriter, type WriteAnswer, type WriteJob } from './writer.js';

/** Where batches are written: in a thread of their own, or in this one. */
export interface BatchWriter {
  write: WriteBatch<WriteJob, WriteAnswer>;
  /** Ends it after the batch under way. */
  close(): Promise<void>;
}

/** Writes in this thread, which waits for each fsync. */
export function writeHere(file: string): BatchWriter {
  const writer = new SqliteWriter(file);
  return {
    write: (jobs) => Promise.resolve(writer.write(jobs)),
    close: () => Promise.resolve(writer.close()),
  };
}

/**
 * Writes in a thread, so that the event loop never waits for the disk. A thread that dies leaves its batch rejected (nobody knows
 * what was written) and is replaced by another. The thread is never terminated, as libsql may crash in a finaliser: it closes by message.
 */
export function writeInThread(file: string): BatchWriter {
  let thread: Worker | null = null;
  let isClosed = false;
  let settle: { resolve: (answers: WriteAnswer[]) => void; reject: (error: unknown) => void } | null = null;

  function start(): Worker {
    const worker = new Worker(new URL('./writer-thread.js', import.meta.url), { workerData: { file } });
    worker.on('message', (answers: WriteAnswer[]) => {
      settle?.resolve(answers);
      settle = null;
    });
    const die = (error: unknown): void => {
      if (thread !== worker) return;
      thread = null;
      settle?.reject(error);
      settle = null;
    };
    worker.on('error', die);
    worker.on('exit', (code) => die(new Error(`the writer's thread ended with ${code}`)));
    return worker;
  }

  return {
    write: (jobs) =>
      new Promise((resolve, reject) => {
        // Another thread would keep the process, and write where another server may be already.
        if (isClosed) return reject(new Error('the writer is closed'));
        settle = { resolve, reject };
        thread ??= start();
        return thread.postMessage(jobs);
      }),
    close: () =>
      new Promise((resolve) => {
        isClosed = true;
        if (thread === null) return resolve();
        const ending = thread;
        thread = null;
        ending.on('exit', () => resolve());
        return ending.postMessage(null);
      }),
  };
}
