import type { GameRecord } from '../engine/index.js';

/** What keeps a table's game. */
export interface Keeper {
  /**
   * Resolves once the last entry of the record, the snapshot after it, and the id of the message that asked for it would outlive a crash.
   * Rejects where they would not; nothing of them is kept then.
   */
  append(record: GameRecord, message: string | null): Promise<void>;
}
