import type { WrittenBatch } from '../store/watched-writer.js';

/** What the parts of the server report about their work. Without metrics there is none of it, and nothing is counted. */
export interface Measures {
  /** A move of a person was answered. */
  move(ms: number): void;
  /** A batch of the store was written or has failed. */
  commit(batch: WrittenBatch): void;
  /** Advice has waited in the queue for this long. */
  adviceWait(ms: number): void;
  /** A bot or a hint has thought for this long. */
  thought(ms: number): void;
  /** Something was refused with this code. */
  refusal(code: string): void;
}

/** What is counted at the moment the metrics are read. */
export interface Counts {
  /** Games in memory with their game open, and those that are parked. */
  tables: { open: number; parked: number; gathering: number };
  sockets: number;
  thoughts: number;
  /** Requests for advice that wait. */
  queued: number;
}
