import type { StoreProblem } from '../../protocol/index.js';
import { TimedOut } from './timeout.js';

/** The problem that an error of the database means. */
export function storeProblem(error: unknown): StoreProblem {
  if (error instanceof TimedOut) return { code: 'storage-timeout' };
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return { code: 'storage-full' };
  // A newer version of the page has raised the version of the database.
  if (name === 'VersionError') return { code: 'storage-newer' };
  return { code: 'storage-refused' };
}
