import { randomUUID } from 'node:crypto';
import type { Seat } from '../../engine/index.js';
import type { Guest } from './guest.js';

/** More people than this never wait before a table. */
const MAX_KNOCKS = 5;
/** So many people who were not let in are remembered, by table. */
const MAX_REFUSED = 100;
/** So many tables where somebody was not let in are remembered, the last ones. */
const MAX_TABLES = 1000;

/** Somebody who waits to be let in. */
export interface Knocking {
  id: string;
  table: string;
  seat: Seat;
  guest: Guest;
}

/** Who asks to be let in again, at all tables. It is forgotten when the one who asks is gone. */
export class Knocks {
  private readonly knocking = new Map<Guest, Knocking>();
  private readonly refused = new Map<string, Set<string>>();

  /** Adds a knock; null where too many wait there. Who knocks again at a table takes the place of their earlier knock. */
  add(guest: Guest, table: string, seat: Seat): Knocking | null {
    for (const earlier of this.at(table))
      if (earlier.guest.person === guest.person) this.remove(earlier.guest);
    if (this.at(table).length >= MAX_KNOCKS) return null;
    const knock = { id: randomUUID(), table, seat, guest };
    this.knocking.set(guest, knock);
    return knock;
  }

  /** Removes the knock of a guest, and returns it. */
  remove(guest: Guest): Knocking | undefined {
    const knock = this.knocking.get(guest);
    this.knocking.delete(guest);
    return knock;
  }

  /** Who knocks at a table. */
  at(table: string): Knocking[] {
    return [...this.knocking.values()].filter((knock) => knock.table === table);
  }

  find(table: string, id: string): Knocking | undefined {
    return this.at(table).find((knock) => knock.id === id);
  }

  /** Remembers that a person was not let in. */
  refuse(table: string, person: string): void {
    const refused = this.refused.get(table) ?? new Set();
    if (refused.size < MAX_REFUSED) refused.add(person);
    // The last one stands at the end.
    this.refused.delete(table);
    this.refused.set(table, refused);
    const [oldest] = this.refused.keys();
    if (this.refused.size > MAX_TABLES && oldest !== undefined) this.refused.delete(oldest);
  }

  isRefused(table: string, person: string): boolean {
    return this.refused.get(table)?.has(person) ?? false;
  }
}
