import { createHash } from 'node:crypto';
import { WHO_LENGTH } from '../../protocol/index.js';

/**
 * The word that stands for a person among others: always the same, so that who is muted stays muted at the next table under
 * another name. It leads nobody back to the person's id, which is unpredictable.
 */
export function whoIs(person: string): string {
  return createHash('sha256').update(`who ${person}`).digest('base64url').slice(0, WHO_LENGTH);
}
