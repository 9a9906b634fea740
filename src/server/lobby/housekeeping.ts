import type { Clock } from '../../table/index.js';
import type { Rooms } from '../rooms/rooms.js';
import type { LobbyStore } from '../store/lobby-store.js';
import type { OperatorStore } from '../store/operator-store.js';

const HOUR_MS = 3600 * 1000;
/** A table that has not begun and did not change for this long is removed. */
const OLD_MS = 7 * 24 * HOUR_MS;

/** Whoever gave an order has fetched its answer by then. */
const OLD_ORDER_MS = 24 * HOUR_MS;

type Store = Pick<
  LobbyStore,
  'gatheringsBefore' | 'removeExpiredChallenges' | 'removeExpiredWords' | 'removeGathering'
> &
  Pick<OperatorStore, 'removeExpiredBans' | 'removeOrders'>;

/** Removes tables that never began, words, challenges and bans that have expired, and answers to operators. */
export async function tidyUp(
  store: Store,
  rooms: Pick<Rooms, 'isAnybodyAt'>,
  clock: Pick<Clock, 'wallTime'>,
): Promise<void> {
  const now = clock.wallTime();
  await Promise.all([
    store.removeExpiredWords(now),
    store.removeExpiredChallenges(now),
    store.removeExpiredBans(now),
    store.removeOrders(now - OLD_ORDER_MS),
  ]);
  for (const id of await store.gatheringsBefore(now - OLD_MS))
    if (!rooms.isAnybodyAt(id)) await store.removeGathering(id);
}

/** Tidies up now and every hour. Returns a function that stops it. */
export function keepHouse(
  store: Store,
  rooms: Pick<Rooms, 'isAnybodyAt'>,
  clock: Clock,
  onError: (error: unknown) => void,
): () => void {
  let stop: (() => void) | null = null;
  const tidy = (): void => {
    tidyUp(store, rooms, clock).catch(onError);
    stop = clock.setTimer(HOUR_MS, tidy);
  };
  tidy();
  return () => stop?.();
}
