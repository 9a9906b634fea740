/** What a rehearsal found. */
export interface Rehearsed {
  games: number;
  backups: number;
  restoredMoves: number;
  upgrades: number;
  recordsProved: number;
  faults: string[];
  verdict: 'ok' | 'failed';
}

/** Rehearses backup, restoration and upgrades with real servers. */
export function runRehearsal(options: {
  tables: number;
  boards: readonly string[];
  seed: number;
  /** The earlier versions of the database to upgrade from; all by default. */
  versions?: readonly number[];
  onStep?: (sentence: string) => void;
}): Promise<Rehearsed>;
