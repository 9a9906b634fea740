import type { Result } from '../../engine/index.js';
import { either, int, just, Mismatch, object, tagged, text } from '../../engine/read.js';
import type { StoreProblem } from '../../protocol/index.js';

/** What an operator can ask of a server. */
export type Order =
  /** Closes a table: nobody comes in and nothing is played there; its record is kept. */
  | { type: 'close'; table: string }
  | { type: 'reopen'; table: string }
  /** Replaces a person's name everywhere by a dash. */
  | { type: 'clear-name'; person: string }
  /** Keeps a person or an address out; `withAddress` adds the addresses the person's sockets have now. */
  | {
      type: 'ban';
      person: string | null;
      address: string | null;
      withAddress: boolean;
      /** In milliseconds since 1970; null for good. */
      until: number | null;
    }
  | { type: 'lift'; ban: number };

/** Why an order could not be carried out. */
export type OrderProblem =
  | StoreProblem
  | { code: 'no-such-table' }
  | { code: 'no-such-person' }
  | { code: 'no-such-ban' }
  | { code: 'nobody-to-ban' }
  | { code: 'unreadable-order' };

/** What came of an order; `bans` are the numbers of new bans, `sockets` says how many were closed. */
export type OrderAnswer =
  { ok: true; bans?: number[]; sockets?: number } | { ok: false; problem: OrderProblem };

/** A ban as it is stored. */
export interface Ban {
  id: number;
  person: string | null;
  /** As limits count it: an IPv4 address, or the network of an IPv6 one. */
  address: string | null;
  made: number;
  until: number | null;
}

const time = int(0, Number.MAX_SAFE_INTEGER);
const name = text(64);
const order = tagged<Order>('type', {
  close: object({ type: just('close'), table: name }),
  reopen: object({ type: just('reopen'), table: name }),
  'clear-name': object({ type: just('clear-name'), person: name }),
  ban: object({
    type: just('ban'),
    person: either(name, just(null)),
    address: either(name, just(null)),
    withAddress: either(just(true), just(false)),
    until: either(time, just(null)),
  }),
  lift: object({ type: just('lift'), ban: time }),
});

/** Reads an order as another process has stored it. */
export function parseOrder(json: string): Result<Order, OrderProblem> {
  let value: Order | Mismatch;
  try {
    value = order(JSON.parse(json), '');
  } catch {
    value = new Mismatch('');
  }
  if (value instanceof Mismatch) return { ok: false, problem: { code: 'unreadable-order' } };
  return { ok: true, value };
}
