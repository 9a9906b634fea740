import type { Seat } from '../engine/index.js';

/** People are asked whether a seat may take back its last move, with all moves since. */
export interface UndoVote {
  /** Who asks. */
  seat: Seat;
  /** The last entry when they were asked. */
  n: number;
  /** Back to the game after this entry. */
  to: number;
  /** All who have to agree. */
  asked: Seat[];
  /** Those of them who have. */
  agreed: Seat[];
  /** In how many milliseconds silence becomes a no. */
  left: number;
}

/** How a vote on an undo ended. */
export type UndoVoteEnd =
  /** All agreed: the undo follows, or came before. */
  | { how: 'agreed'; seat: Seat }
  /** `by` said no. */
  | { how: 'declined'; seat: Seat; by: Seat }
  /** Somebody did not answer in time. */
  | { how: 'expired'; seat: Seat }
  /** The seat that asked wants it no more. */
  | { how: 'withdrawn'; seat: Seat }
  /** The game went on, or somebody came or went. */
  | { how: 'overtaken'; seat: Seat }
  /** All agreed, but the undo could not be stored. */
  | { how: 'not-stored'; seat: Seat };

/** What a seat may take back if all others agree. */
export interface Askable {
  seat: Seat;
  /** Back to the game after this entry. */
  to: number;
}
