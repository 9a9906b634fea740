import { hashOf } from '../canonical.js';
import type { BoardFacts } from './facts.js';

/**
 * The board's hash: SHA-256 over the canonical JSON of what the rules read. Title, origins, doubts and the stated counts
 * are left out, so that they can be corrected without breaking a record.
 */
export function hashFacts(facts: BoardFacts): string {
  const { title: _title, origin: _origin, counts: _counts, ...rest } = facts;
  const read = {
    ...rest,
    routes: facts.routes.map(({ basis: _basis, doubt: _doubt, ...route }) => route),
    tickets: facts.tickets.map(({ a, b, points }) => ({ a, b, points })),
  };
  return hashOf(read);
}
