import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { openBeside } from './open.js';

const LOOK_MS = 200;

/** Copies a database while a server may be writing to it: the copy is of one moment. */
export async function copyDatabase(
  file: string,
  copy: string,
  onProgress: (share: number) => void,
): Promise<void> {
  const size = sizeOf(file);
  const worker = new Worker(new URL('./vacuum-thread.js', import.meta.url), { workerData: { file, copy } });
  const timer = setInterval(() => onProgress(written(copy) / size), LOOK_MS);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the copying thread ended with ${code}`)));
    });
  } finally {
    clearInterval(timer);
  }
}

/** How large the copy will be at most. */
function sizeOf(file: string): number {
  const database = openBeside(file, true);
  try {
    const pages = Number(database.prepare('PRAGMA page_count').get()?.['page_count']);
    return Math.max(1, pages * Number(database.prepare('PRAGMA page_size').get()?.['page_size']));
  } finally {
    database.close();
  }
}

function written(copy: string): number {
  return statSync(copy, { throwIfNoEntry: false })?.size ?? 0;
}
