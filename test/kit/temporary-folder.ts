import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The variables from which systems take the folder for temporary files. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];

/** Gives a run of tests one folder for temporary files, and removes it at the end with all that browsers and servers left in it. */
export default function useTemporaryFolder(): () => Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rallar-run-'));
  for (const name of VARIABLES) process.env[name] = folder;
  // A browser that is ending still writes.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}
