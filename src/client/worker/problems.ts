import type { HostProblem, StoreSilent } from '../../protocol/index.js';
import { Silent } from './silence.js';

/** What a failure of the database means to people. */
export function storageProblem(error: unknown): HostProblem | StoreSilent {
  if (error instanceof Silent) return { code: 'storage-silent' };
  const full = error instanceof DOMException && error.name === 'QuotaExceededError';
  return { code: full ? 'storage-full' : 'storage-refused' };
}
