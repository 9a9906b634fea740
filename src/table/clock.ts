/** Time, as a table is given it. */
export interface Clock {
  /** In milliseconds; it never goes back. */
  now(): number;
  /** Has something done after so many milliseconds, with 0 as soon as others have had their word; returns how to call it off. */
  later(ms: number, act: () => void): () => void;
}
