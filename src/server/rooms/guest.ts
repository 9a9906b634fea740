import type { ToClient } from '../../protocol/index.js';

/** A client at a table: one link of one socket. */
export interface Guest {
  /** Who it is, as the signed cookie says. */
  readonly person: string;
  deliver(message: ToClient): void;
  /** Asks the client to join again. */
  rejoin(): void;
}
