import type { HostProblem, StoreTimeout } from '../../protocol/index.js';
import { Silent } from './silence.js';

/** What a failure of the database means to people. */
export function storageProblem(error: unknown): HostProblem | StoreTimeout {
  if (error instanceof Silent) return { code: 'storage-timeout' };
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return { code: 'storage-full' };
  // A newer version of the page has raised the version of the database.
  if (name === 'VersionError') return { code: 'storage-newer' };
  return { code: 'storage-refused' };
}
