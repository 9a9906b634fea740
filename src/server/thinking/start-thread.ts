import { Worker } from 'node:worker_threads';
import type { FromThread } from './messages.js';
import type { StartThread } from './pool.js';

/** Starts a thread of the built program. */
export const startThread: StartThread = (onMessage, onDeath) => {
  const worker = new Worker(new URL('./thread.js', import.meta.url));
  // A thread that waits for work does not keep the server alive.
  worker.unref();
  worker.on('message', (message: FromThread) => onMessage(message));
  worker.on('error', onDeath);
  worker.on('exit', (code) => onDeath(new Error(`a thinking thread ended with ${code}`)));
  return {
    post: (message) => worker.postMessage(message),
    end: () => void worker.terminate(),
  };
};
