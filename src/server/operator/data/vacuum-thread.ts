import { parentPort, workerData } from 'node:worker_threads';
import { openBeside } from './open.js';

/** Copies a database as it is at this moment, in a thread: the call does not return before it is done. */
const { file, copy } = workerData as { file: string; copy: string };
const database = openBeside(file, false);
try {
  database.prepare('VACUUM INTO ?').run(copy);
} finally {
  database.close();
}
parentPort?.postMessage('done');
