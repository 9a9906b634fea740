import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The folder of the checkout. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** Sources don't change while tests run, so each worker looks once. */
let isBuilt = false;

/** Builds the program and the page into `dist` if they are stale. */
export function build(): void {
  if (isBuilt) return;
  const { status, stderr } = spawnSync(process.execPath, ['tools/build.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  isBuilt = true;
}
