import type { HostProblem } from '../../protocol/index.js';

/** What a failure of the database means to people. */
export function storageProblem(error: unknown): HostProblem {
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return { code: full ? 'storage-full' : 'storage-refused' };
}
