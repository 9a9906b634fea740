/** Why a host can't help: storage full, refused or of a newer version; host unreachable, or unable to handle the request. */
export type HostProblem =
  | { code: 'storage-full' }
  | { code: 'storage-refused' }
  | { code: 'storage-newer' }
  | { code: 'host-down' }
  | { code: 'host-crashed' };

/** The store did not answer in time; a retry may succeed. */
export type StoreTimeout = { code: 'storage-timeout' };

/** Why nothing can be stored or read. */
export type StoreProblem = HostProblem | StoreTimeout;

/** Too many tries of something, such as wrong codes; allowed again after some seconds. */
export type LimitProblem = { code: 'too-many-tries'; seconds: number };

/** Why a stored table can't be opened is one of these, or a problem of its record. */
export type NoSuchTable = { code: 'no-such-table' };

/** Why a file can't be read at all. */
export type FileProblem = { code: 'file-unreadable' } | { code: 'file-too-large' };

/** Why the table refuses a request that the rules would allow. */
export type TableProblem =
  /** The client had not seen the last entry, number `n`; the missing entries will arrive. */
  | { code: 'stale'; n: number }
  | { code: 'not-your-seat' }
  | { code: 'nothing-to-undo' }
  | { code: 'not-over' }
  /** The table's policy does not allow it. */
  | { code: 'not-allowed' }
  /** The move could not be stored, so it does not count. */
  | { code: 'not-stored' };

/** Why input is not a message. */
export const MESSAGE_PROBLEMS = ['too-large', 'not-json', 'not-a-message'] as const;
/** Why input is not a message. `at` is the path of the first field that does not fit. */
export interface MessageProblem {
  code: (typeof MESSAGE_PROBLEMS)[number];
  at: string;
}
