/** The routes that a seat has flagged, by seat. */
export type FlagsBySeat = Readonly<Record<number, readonly number[]>>;

/** The flags of one table, as stored. */
interface TableFlags {
  table: string;
  seats: FlagsBySeat;
}

const KEY = 'rallar.flags';
/** The tables whose flags are stored; those changed longest ago go first. */
const MOST_TABLES = 40;
/** More than any board has routes. */
const MOST_ROUTES = 200;

/** The flags that were set at a table on this device. */
export function readFlags(table: string): FlagsBySeat {
  return readStored().find((it) => it.table === table)?.seats ?? {};
}

/** Stores the flags of a table, where the browser allows it. */
export function writeFlags(table: string, seats: FlagsBySeat): void {
  const others = readStored().filter((it) => it.table !== table);
  const isEmpty = Object.values(seats).every((routes) => routes.length === 0);
  write(isEmpty ? others : [...others, { table, seats }].slice(-MOST_TABLES));
}

/** Removes the flags of a table. */
export function forgetFlags(table: string): void {
  const all = readStored();
  const others = all.filter((it) => it.table !== table);
  if (others.length < all.length) write(others);
}

function write(all: readonly TableFlags[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // The browser denies storage: they last until the page is closed.
  }
}

function readStored(): TableFlags[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isTableFlags) : [];
  } catch {
    // Damaged, or the browser denies access: no flags.
    return [];
  }
}

function isTableFlags(found: unknown): found is TableFlags {
  if (typeof found !== 'object' || found === null) return false;
  const { table, seats } = found as Partial<Record<keyof TableFlags, unknown>>;
  return (
    typeof table === 'string' &&
    typeof seats === 'object' &&
    seats !== null &&
    Object.values(seats).every(isRoutes)
  );
}

function isRoutes(found: unknown): boolean {
  return Array.isArray(found) && found.length <= MOST_ROUTES && found.every((it) => Number.isInteger(it));
}
