import type { Lobby, OnlineOptions } from '../../protocol/index.js';
import { isOf, type StoredGathering, type StoredMember } from './gathering.js';

/** Strangers who play have a table of two seats; nobody else finds it. */
export const QUICK_SEATS = 2;
/** The options of a table among strangers. */
export const QUICK_OPTIONS: OnlineOptions = {
  listed: false,
  spectators: false,
  undo: true,
  advice: false,
  pace: 'normal',
  chat: 'players',
  // Strangers can't agree on another time, and nobody waits for one who is gone.
  time: { type: 'live', minutes: 10, seconds: 15 },
};

/** What matching people needs of the server. */
export interface QuickOptions<P> {
  /** Gives a person a seat at a table; false where there is none for them. */
  takeSeat: (table: string, member: StoredMember) => Promise<boolean>;
  /** Makes a table with the person at its first seat. */
  make: () => Promise<{ ok: true; table: string } | { ok: false; problem: P }>;
}

/** The tables where people wait for anybody who wants to play the same board. */
export class QuickTables {
  private readonly tables = new Map<string, StoredGathering>();
  /** By board: one asks after the other, so that two who ask at once meet. */
  private readonly queues = new Map<string, Promise<unknown>>();

  /** Remembers how a table is now. */
  note(id: string, gathering: StoredGathering): void {
    if (gathering.quick) this.tables.set(id, gathering);
  }

  /** Forgets a table, as its game has begun or nobody is left. */
  forget(id: string): void {
    this.tables.delete(id);
  }

  /** How many people wait, by board. */
  waiting(): Lobby['waiting'] {
    const counts = new Map<string, number>();
    for (const { board, seats } of this.tables.values()) {
      const people = new Set(seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : [])));
      counts.set(board, (counts.get(board) ?? 0) + people.size);
    }
    return [...counts].flatMap(([board, people]) => (people > 0 ? [{ board, people }] : []));
  }

  /** A table where somebody waits, with a seat for this person; else a new one. */
  async play<P>(
    member: StoredMember,
    board: string,
    { takeSeat, make }: QuickOptions<P>,
  ): Promise<{ ok: true; table: string } | { ok: false; problem: P }> {
    return this.enqueue(board, async () => {
      for (const table of this.candidates(member, board))
        if (await takeSeat(table, member)) return { ok: true, table };
      return make();
    });
  }

  /** The tables of a board with an open seat, that of the person first. */
  private candidates({ person }: StoredMember, board: string): string[] {
    const isOwn = ({ seats }: StoredGathering): boolean => seats.some((seat) => isOf(seat, person));
    const found = [...this.tables].filter(
      ([, it]) => it.board === board && (isOwn(it) || it.seats.some(({ kind }) => kind === 'open')),
    );
    return found.sort(([, x], [, y]) => Number(isOwn(y)) - Number(isOwn(x))).map(([id]) => id);
  }

  private enqueue<T>(board: string, request: () => Promise<T>): Promise<T> {
    const result = (this.queues.get(board) ?? Promise.resolve()).then(request);
    this.queues.set(
      board,
      result.catch(() => undefined),
    );
    return result;
  }
}
