import type { LobbyStore } from '../store/lobby-store.js';
import { cardOf } from '../../table/index.js';
import type { OnlineGame } from '../rooms/online-game.js';
import { resignSeats } from '../rooms/resign-seats.js';
import type { Rooms } from '../rooms/rooms.js';

/** More tables than anybody has. */
const ALL = 1_000_000;

/**
 * Deletes a person: they leave all tables that have not begun, bots keep their seats in running games, the names at those
 * seats become a dash, and so does what they wrote in chats. Rejects where it can't be stored; asking again continues.
 */
export async function deletePerson(store: LobbyStore, rooms: Rooms, person: string): Promise<void> {
  await leaveGatherings(store, rooms, person);
  const chats = await store.chatsOf(person);
  const games = await store.gamesOf(person, ALL);
  for (const { table, seats, closed } of games) {
    if (closed || cardOf(table).over) continue;
    await rooms.use(table.id, async (room) => {
      if (room?.type === 'game') await resignSeats(room.room.room, person, seats);
    });
  }
  await withGames(
    rooms,
    games.map(({ table }) => table.id),
    async (open) => {
      const removed = store.removePerson(person);
      // A game that is open meanwhile would store the names again, with its next entry.
      await Promise.all([removed, ...open.map((game) => game.rewrite(removed))]);
    },
  );
  await Promise.all(chats.map((table) => rooms.reloadChat(table)));
  // Another page of theirs may have come to a table meanwhile.
  await leaveGatherings(store, rooms, person);
}

async function leaveGatherings(store: LobbyStore, rooms: Rooms, person: string): Promise<void> {
  for (const { id } of await store.gatheringsOf(person))
    await rooms.use(id, async (room) => {
      if (room?.type === 'gathering') await room.room.withdraw(person);
    });
}

/** Runs an act with games that all stay in memory meanwhile. */
export function withGames(
  rooms: Rooms,
  ids: readonly string[],
  act: (games: OnlineGame[]) => Promise<void>,
): Promise<void> {
  const [first, ...others] = ids;
  if (first === undefined) return act([]);
  return rooms.use(first, (room) =>
    withGames(rooms, others, (games) => act(room?.type === 'game' ? [room.room, ...games] : games)),
  );
}
