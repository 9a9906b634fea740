import type { Board, Entry, Eyes, GameRecord, RedactedEntry } from '../../src/engine/index.js';
import type { Found } from './run.d.mts';

/** What people were told of a table, and what is stored of it. */
export interface ChaosHistory {
  name: string;
  board: Board;
  sent: { id: string; seat: number; type: string }[];
  answered: Map<string, true | string>;
  shown: { eyes: Eyes; entry: RedactedEntry }[];
  record: GameRecord | null;
  rows: { n: number; entry: Entry; message: string | null }[];
}

/** Compares what people were told with what is stored. */
export function check(tables: ChaosHistory[]): Omit<Found, 'kills' | 'inFlight'>;
