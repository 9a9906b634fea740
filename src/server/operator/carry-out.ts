import { StoreFailure } from '../../table/index.js';
import { withGames } from '../identity/delete-person.js';
import type { Rooms } from '../rooms/rooms.js';
import type { LobbyStore, Person } from '../store/lobby-store.js';
import type { OperatorStore } from '../store/operator-store.js';
import { DASH } from '../store/sqlite-lobby.js';
import type { Bans } from './bans.js';
import type { Order, OrderAnswer } from './orders.js';

/** More tables than anybody has. */
const ALL = 1_000_000;

/** The sockets as operators' orders use them. */
export interface OrderedSockets {
  /** The addresses of a person's sockets. */
  addressesOf(person: string): string[];
  /** Closes the sockets of people and addresses that are banned; returns how many. */
  endBanned(isBanned: (person: string, address: string) => boolean): number;
  rename(person: Person): void;
}

/** What carrying out orders needs of the server. */
export interface OrderContext {
  store: LobbyStore & OperatorStore;
  rooms: Rooms;
  bans: Bans;
  sockets: OrderedSockets;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Carries out an order of the operator; a store that fails is an answer too. */
export async function carryOut(context: OrderContext, order: Order): Promise<OrderAnswer> {
  try {
    switch (order.type) {
      case 'close':
        return await closeTable(context, order.table);
      case 'reopen':
        return await reopenTable(context, order.table);
      case 'clear-name':
        return await clearName(context, order.person);
      case 'ban':
        return await ban(context, order);
      case 'lift':
        return await lift(context, order.ban);
    }
  } catch (error) {
    if (error instanceof StoreFailure) return { ok: false, problem: error.problem };
    throw error;
  }
}

async function closeTable({ rooms, store }: OrderContext, id: string): Promise<OrderAnswer> {
  for (;;) {
    const done = await rooms.use(id, async (room) => {
      if (!room) return null;
      if (room.type === 'gathering') return room.room.shut();
      await room.room.shut(store.setClosed(id, true));
      return true;
    });
    if (done === null) return { ok: false, problem: { code: 'no-such-table' } };
    // Its game has begun meanwhile: then that is closed.
    if (done) return { ok: true };
  }
}

async function reopenTable({ rooms, store }: OrderContext, id: string): Promise<OrderAnswer> {
  return rooms.use(id, async (room): Promise<OrderAnswer> => {
    if (room?.type !== 'game') return { ok: false, problem: { code: 'no-such-table' } };
    await room.room.change(() => store.setClosed(id, false));
    return { ok: true };
  });
}

async function clearName({ rooms, store, sockets }: OrderContext, id: string): Promise<OrderAnswer> {
  const person = await store.findPerson(id);
  if (!person) return { ok: false, problem: { code: 'no-such-person' } };
  // The gatherings come after the person: who joins one from now on has the new name already.
  const games = await store.gamesOf(id, ALL);
  await withGames(
    rooms,
    games.map(({ table }) => table.id),
    async (open) => {
      const cleared = store.clearName(id);
      // A game that is open meanwhile would store the names again, with its next entry.
      await Promise.all([cleared, ...open.map((game) => game.rewrite(cleared))]);
    },
  );
  for (const table of await store.chatsOf(id)) await rooms.reloadChat(table);
  sockets.rename({ ...person, name: DASH });
  for (const gathering of await store.gatheringsOf(id))
    await rooms.use(gathering.id, async (room) => {
      if (room?.type === 'gathering') await room.room.rename(id, DASH);
    });
  return { ok: true };
}

async function ban(context: OrderContext, order: Extract<Order, { type: 'ban' }>): Promise<OrderAnswer> {
  const { store, bans, sockets, now } = context;
  const { person, address, withAddress, until } = order;
  if (person !== null && !(await store.findPerson(person)))
    return { ok: false, problem: { code: 'no-such-person' } };
  const addresses = new Set(withAddress && person !== null ? sockets.addressesOf(person) : []);
  if (address !== null) addresses.add(address);
  const made = now();
  if (person !== null) await store.addBan({ person, address: null, made, until });
  for (const each of addresses) await store.addBan({ person: null, address: each, made, until });
  if (person === null && addresses.size === 0) return { ok: false, problem: { code: 'nobody-to-ban' } };
  const all = await bans.reload();
  const isNew = (it: { person: string | null; address: string | null }): boolean =>
    (person !== null && it.person === person) || (it.address !== null && addresses.has(it.address));
  const closed = sockets.endBanned((who, from) => who === person || addresses.has(from));
  const numbers = all.filter((it) => it.made === made && isNew(it)).map(({ id }) => id);
  return { ok: true, bans: numbers, sockets: closed };
}

async function lift({ store, bans }: OrderContext, id: number): Promise<OrderAnswer> {
  const known = await store.bans();
  if (!known.some((it) => it.id === id)) return { ok: false, problem: { code: 'no-such-ban' } };
  await store.removeBan(id);
  await bans.reload();
  return { ok: true };
}
