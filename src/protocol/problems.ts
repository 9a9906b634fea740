/** Why a host can't help at all: no room, no leave to store anything, a store that a newer version has changed, or its worker or server is gone. */
export type HostProblem =
  { code: 'storage-full' } | { code: 'storage-refused' } | { code: 'storage-newer' } | { code: 'host-down' };

/** The host's store gives no answer; another try may get one. */
export type StoreSilent = { code: 'storage-silent' };
