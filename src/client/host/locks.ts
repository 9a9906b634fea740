/** A lock that is held until it is released or stolen. */
export interface Held {
  release(): void;
  /** Resolves if it is stolen. */
  lost: Promise<void>;
}

/** Where there are no locks (a page that is neither https nor local), everyone holds every lock. */
const FREE: Held = { release() {}, lost: new Promise(() => {}) };

/**
 * Takes a lock once it is free. With `ifAvailable` it resolves to null at once if the lock is held; with `steal` the holder loses
 * it.
 */
export function takeLock(name: string, options: LockOptions = {}): Promise<Held | null> {
  // The type says it always exists, but it is missing on insecure connections.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(FREE);
  return new Promise((resolve, reject) => {
    let lose: (() => void) | undefined;
    const lost = new Promise<void>((onLost) => (lose = onLost));
    const hold = (lock: Lock | null) =>
      lock === null
        ? resolve(null)
        : new Promise<void>((release) => resolve({ release: () => release(), lost }));
    locks.request(name, options, hold).catch((error: unknown) => {
      lose?.();
      reject(error instanceof Error ? error : new Error(String(error)));
    });
  });
}

/** Resolves once a lock is free; never where there are no locks. */
export async function whenFree(name: string): Promise<void> {
  const held = await takeLock(name);
  if (held === FREE) return FREE.lost;
  held?.release();
}
