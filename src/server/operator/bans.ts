import type { OperatorStore } from '../store/operator-store.js';
import type { Ban } from './orders.js';

/** The bans that are in force, in memory: every visit asks for them. */
export class Bans {
  private readonly store: Pick<OperatorStore, 'bans'>;
  private readonly now: () => number;
  private people = new Map<string, Ban>();
  private addresses = new Map<string, Ban>();
  /** Settles with the first reading; until then nobody can be let in. */
  private loaded: Promise<void> | null = null;

  constructor(store: Pick<OperatorStore, 'bans'>, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** Reads them again, as they have changed. */
  async reload(): Promise<Ban[]> {
    const bans = await this.store.bans();
    this.people = longest(bans, ({ person }) => person);
    this.addresses = longest(bans, ({ address }) => address);
    return bans;
  }

  /** The ban that keeps a person or an address out; null where there is none. */
  async find(person: string | null, address: string): Promise<Ban | null> {
    // A reading that failed is repeated by the next visitor.
    this.loaded ??= this.reload().then(
      () => undefined,
      (error: unknown) => {
        this.loaded = null;
        throw error;
      },
    );
    await this.loaded;
    const found = [person === null ? undefined : this.people.get(person), this.addresses.get(address)];
    return found.find((ban) => ban !== undefined && !isOver(ban, this.now())) ?? null;
  }
}

/** Whether a ban's time is over. */
export function isOver({ until }: Pick<Ban, 'until'>, now: number): boolean {
  return until !== null && until <= now;
}

/** Of several bans of the same person or address, the one that lasts longest. */
function longest(bans: readonly Ban[], keyOf: (ban: Ban) => string | null): Map<string, Ban> {
  const found = new Map<string, Ban>();
  for (const ban of bans) {
    const key = keyOf(ban);
    if (key === null) continue;
    const other = found.get(key);
    if (!other || endOf(ban) > endOf(other)) found.set(key, ban);
  }
  return found;
}

function endOf({ until }: Ban): number {
  return until ?? Infinity;
}
