import { type Clock, StoreFailure } from '../../table/index.js';
import type { NoticeStore } from '../store/notice-store.js';
import { noticeId } from './notice-id.js';
import type { Pages } from './pages.js';
import { situationOf } from './situation.js';

/** A turn is told about after this time: who answers at once needs no notice. */
export const QUIET_MS = 15_000;
/** How many tables are looked at before anything else is done. */
const MANY = 100;

/** What finding notices needs of the server. */
export interface WatcherOptions {
  store: Pick<NoticeStore, 'unnoticed' | 'loadNoticed' | 'announce'>;
  pages: Pages;
  clock: Pick<Clock, 'wallTime'>;
  onError: (error: unknown) => void;
}

/**
 * Looks at the tables where nothing has happened for a while, and puts notices in the queue. Rows say which tables: a restart forgets
 * nothing. Rejects where the store fails.
 */
export async function findNotices(options: WatcherOptions): Promise<void> {
  const now = options.clock.wallTime();
  for (;;) {
    const found = await options.store.unnoticed(now - QUIET_MS, MANY);
    await Promise.all(found.map(({ id, played }) => lookAt(id, played, now, options)));
    if (found.length < MANY) return;
  }
}

async function lookAt(table: string, played: number, now: number, options: WatcherOptions): Promise<void> {
  const { store, pages, onError } = options;
  const nothing = { table, played, turn: 0, people: [], isForTable: false, now };
  try {
    const game = await store.loadNoticed(table);
    if (!game) return await store.announce(nothing);
    const { kind, turn, people } = situationOf(game);
    const isNew = (person: string): boolean => (game.told.get(person) ?? -1) < turn;
    const away = people.flatMap(({ person }) =>
      isNew(person) && !pages.isLooking(person, table) ? [person] : [],
    );
    const isForTable = people.length > 0 && isNew('') && (kind !== 'turn' || away.length > 0);
    // If there is a newer entry than was found, the table is looked at again.
    await store.announce({ ...nothing, turn, people: away, isForTable });
    for (const person of away) pages.notify(person, { id: noticeId(table, turn), table, kind });
  } catch (error) {
    if (error instanceof StoreFailure) throw error;
    // A damaged table is looked at no more, and must not silence the others.
    onError(error);
    await store.announce(nothing);
  }
}
