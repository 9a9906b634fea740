/** A lock that is held until it is released, or somebody steals it. */
export interface Held {
  release(): void;
  /** Resolves where it was stolen. */
  lost: Promise<void>;
}

/** Where there are no locks (a page that is neither https nor local), everybody has every lock. */
const FREE: Held = { release() {}, lost: new Promise(() => {}) };

/**
 * Takes the lock of this name, once it is free; with `ifAvailable` null comes at once where it is not, with `steal` whoever
 * holds it loses it.
 */
export function takeLock(name: string, options: LockOptions = {}): Promise<Held | null> {
  // Typed as always there, and yet missing where the connection is not secure.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(FREE);
  return new Promise((resolve, reject) => {
    let lose: (() => void) | undefined;
    const lost = new Promise<void>((stolen) => (lose = stolen));
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

/** Resolves once nobody holds the lock of this name any more; never where there are no locks. */
export async function whenFree(name: string): Promise<void> {
  const held = await takeLock(name);
  if (held === FREE) return FREE.lost;
  held?.release();
}
