/** Why a host can't help: no room, no leave to store anything, a store that a newer version has changed, its worker or server is gone, or it crashed twice over this question. */
export type HostProblem =
  | { code: 'storage-full' }
  | { code: 'storage-refused' }
  | { code: 'storage-newer' }
  | { code: 'host-down' }
  | { code: 'host-crashed' };

/** Why a file can't be read at all. */
export type FileProblem = { code: 'file-unreadable' } | { code: 'file-too-large' };

/** The host's store gives no answer; another try may get one. */
export type StoreTimeout = { code: 'storage-timeout' };
