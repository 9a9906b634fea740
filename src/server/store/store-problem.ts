import type { StoreProblem } from '../../protocol/index.js';

/** The first result codes of SQLite that say what a person could do about it. */
const PROBLEMS: readonly [RegExp, StoreProblem][] = [
  [/FULL|disk is full/i, { code: 'storage-full' }],
  [/BUSY|LOCKED|locked/, { code: 'storage-timeout' }],
];

/** Why the database threw. Drivers name the same fault differently, so both code and text are looked at. */
export function storeProblem(error: unknown): StoreProblem {
  const { code = '', message = '' } = error instanceof Error ? (error as Error & { code?: string }) : {};
  const found = PROBLEMS.find(([pattern]) => pattern.test(`${code} ${message}`));
  return found?.[1] ?? { code: 'storage-refused' };
}
