/** Why a host can't help: storage full, refused or of a newer version; host unreachable, or unable to handle the request. */
export type HostProblem =
  /** The disk or the browser's storage is full. */
  | { code: 'storage-full' }
  /** The store could not be written or read. */
  | { code: 'storage-refused' }
  /** What is stored was written by a newer version. */
  | { code: 'storage-newer' }
  /** The host can't be reached. */
  | { code: 'host-down' }
  /** The host failed at this request, or did not understand it. */
  | { code: 'host-crashed' };

/** The store did not answer in time; a retry may succeed. */
export type StoreTimeout = { code: 'storage-timeout' };

/** Why nothing can be stored or read. */
export type StoreProblem = HostProblem | StoreTimeout;

/** Too many tries of something, such as wrong codes; allowed again after some seconds. */
export type LimitProblem = { code: 'too-many-tries'; seconds: number };

/** There is no table with this id. */
export type NoSuchTable = { code: 'no-such-table' };

/** Why a file can't be read at all. */
export type FileProblem = { code: 'file-unreadable' } | { code: 'file-too-large' };

/** Why the table refuses a request that the rules would allow. */
export type TableProblem =
  /** The client had not seen the last entry, number `n`; the missing entries will arrive. */
  | { code: 'stale'; n: number }
  /** The seat is not this client's, or a bot plays it. */
  | { code: 'not-your-seat' }
  /** There is no move of this seat that may be taken back. */
  | { code: 'nothing-to-undo' }
  /** The game must be over first. */
  | { code: 'not-over' }
  /** The table's policy does not allow it. */
  | { code: 'not-allowed' }
  /** The person ran out of time twice in this turn, and gets the seat back after it. */
  | { code: 'out-of-time' }
  /** The move could not be stored, so it does not count. */
  | { code: 'not-stored' }
  /** There is nothing that the others could agree to take back, or nobody to ask. */
  | { code: 'nothing-to-ask' }
  /** A vote on an undo is running. */
  | { code: 'already-asked' }
  /** This seat has asked three times in this turn of the game. */
  | { code: 'asked-too-often' }
  /** An answer to a vote that is over, or by somebody who was not asked. */
  | { code: 'not-asked' };

/** Why input is not a message. */
export const MESSAGE_PROBLEMS = ['too-large', 'not-json', 'not-a-message'] as const;
/** Why input is not a message. `at` is the path of the first field that does not fit. */
export interface MessageProblem {
  code: (typeof MESSAGE_PROBLEMS)[number];
  at: string;
}
