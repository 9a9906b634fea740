/** What a run found. */
export interface Found {
  kills: number;
  acknowledged: number;
  lost: number;
  duplicated: number;
  gamesEnded: number;
  gamesOpen: number;
  recordsVerified: number;
  verdict: 'ok' | 'failed';
  inFlight: number;
  made: Record<'undo' | 'take-over' | 'give-back', number>;
  faults: string[];
}

/** Plays games against a server that is killed at random moments. */
export function runChaos(options: {
  tables: number;
  kills: number;
  seed: number;
  onProgress?: (sentence: string) => void;
}): Promise<Found>;
