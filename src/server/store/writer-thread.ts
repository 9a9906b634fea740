import { parentPort, workerData } from 'node:worker_threads';
import { SqliteWriter, type WriteJob } from './writer.js';

/** The thread of the writer: a batch in, its answers out; null closes the database and ends the thread. */
const writer = new SqliteWriter((workerData as { file: string }).file);
parentPort?.on('message', (jobs: WriteJob[] | null) => {
  if (jobs !== null) return parentPort?.postMessage(writer.write(jobs));
  writer.close();
  return parentPort?.close();
});
