import type { Seat } from '../../engine/index.js';
import type { EnterProblem, OnlineOptions, Resume, ToClient, ToTable } from '../../protocol/index.js';
import type { Attached, Clock, FinalAnswer, OpenedTable, RunningTable } from '../../table/index.js';
import type { TableNews } from '../bus/bus.js';
import type { Guest } from './guest.js';

/** How often an act is tried again in a row while another server writes to the same table. */
const MAX_TRIES = 5;

/** What a room knows of its table beside the game. */
export interface RoomTable {
  readonly id: string;
  readonly online: { options: OnlineOptions };
  seatsOf(person: string): Seat[];
}

/** What all rooms need of the server. They share it, as thousands of them may be parked. */
export interface GameRoomOptions {
  open: (
    table: RoomTable,
    onAppend: (answer: FinalAnswer, n: number, clocks: number) => void,
  ) => Promise<OpenedTable>;
  clock: Pick<Clock, 'now' | 'setTimer'>;
  /** The table is parked after this many milliseconds without messages. */
  parkMs: number;
  /** Called with each entry that was stored here, and when clocks were. */
  onStored: (news: TableNews) => void;
  onError: (error: unknown) => void;
}

/** A guest of the room, and what is needed to attach it again after the table was parked. */
interface Place {
  guest: Guest;
  attached: Attached | null;
  eyes: Seat | 'open' | null;
  n: number | null;
  /** It has joined, and was not attached since then. */
  hasCome: boolean;
  /** The last request for advice, which outlives parking. */
  advise: Extract<ToTable, { type: 'advise' }> | null;
  /** Messages that have no answer yet, or wait for the table: the table that is opened next gets them. */
  pending: ToTable[];
}

/**
 * A table with its guests. Without messages for a while it is parked: the game is closed, and the guests stay. The next
 * message takes it up again from the store, and nobody notices. The same happens where another server has stored an entry.
 */
export class GameRoom {
  private readonly about: RoomTable;
  private readonly options: GameRoomOptions;
  private readonly places = new Map<Guest, Place>();
  private table: RunningTable | null = null;
  private opening: Promise<void> | null = null;
  /** Another entry was stored while the table was being opened. */
  private isOutdated = false;
  /** The last entry that is known to be stored. */
  private last = -1;
  /** How often the clocks have changed, as far as is known. */
  private lastClocks = 0;
  /** The server goes down. */
  private isClosed = false;
  /** How many wait for the table to act, though nobody may be here. */
  private waking = 0;
  private lastMessage = 0;
  private cancelIdleTimer: (() => void) | null = null;
  /** While this is pending the table is not opened. */
  private rewriting: Promise<unknown> = Promise.resolve();

  constructor(about: RoomTable, options: GameRoomOptions) {
    this.about = about;
    this.options = options;
  }

  /** Whether the server must keep it in memory. */
  get isNeeded(): boolean {
    return this.places.size > 0 || this.waking > 0;
  }

  get isOpen(): boolean {
    return this.table !== null;
  }

  /** Everybody who is here. */
  get guests(): Guest[] {
    return [...this.places.keys()];
  }

  /** Connects a guest, which is sent what it has not seen. */
  async join(guest: Guest, { eyes, n, messages }: Resume): Promise<void> {
    this.detach(guest);
    const place: Place = { guest, attached: null, eyes, n, hasCome: true, advise: null, pending: messages };
    this.places.set(guest, place);
    this.stayAwake();
    if (this.table) this.attach(this.table, place);
    else await this.open();
  }

  async send(guest: Guest, message: ToTable): Promise<void> {
    const place = this.places.get(guest);
    if (!place) return;
    this.stayAwake();
    if (place.attached) return this.pass(place, message);
    place.pending.push(message);
    await this.open();
  }

  /** Disconnects a guest. Resolves once it is stored that somebody is gone, where that matters to the clocks. */
  async leave(guest: Guest): Promise<void> {
    if (!this.detach(guest)) return;
    const seats = this.about.seatsOf(guest.person);
    if (this.about.online.options.time?.type === 'live' && seats.length > 0) await this.noteGone(seats);
    else this.parkIfEmpty();
  }

  /** Opens the table where it is closed, and lets it do what is due; resolves once it has nothing left to do. */
  async wake(): Promise<void> {
    await this.whileAwake(async (table) => table.act());
  }

  /** Another server has stored entry `n`, or clocks. */
  hear(n: number, clocks = 0): void {
    if (n <= this.last && clocks <= this.lastClocks) return;
    if (this.opening) this.isOutdated = true;
    else this.reopen();
  }

  /** Closes the game for good, as the server goes down. */
  close(): void {
    this.isClosed = true;
    this.park();
  }

  /** Closes the game, and keeps the guests. What is being stored is still stored. */
  park(): void {
    this.cancelIdleTimer?.();
    this.cancelIdleTimer = null;
    this.table?.close();
    this.table = null;
    for (const place of this.places.values()) place.attached = null;
  }

  /** Sends everybody away: the table is closed to them. */
  expel(problem: EnterProblem): void {
    this.park();
    const guests = this.guests;
    this.places.clear();
    for (const guest of guests) guest.turnAway(problem);
  }

  /** Keeps the table closed while `write` changes what is stored of it; then everybody is sent the whole table. */
  async rewrite(write: Promise<unknown>): Promise<void> {
    this.park();
    this.isOutdated = true;
    const done = write.catch(() => undefined);
    this.rewriting = Promise.all([this.rewriting, done]);
    await done;
    for (const place of this.places.values()) place.n = null;
    this.reopen();
  }

  /** Everybody continues from what is stored; messages without an answer are judged again. */
  private reopen(): void {
    this.park();
    if (this.isNeeded) this.open().catch(this.options.onError);
  }

  private open(): Promise<void> {
    return (this.opening ??= this.takeUp());
  }

  private async takeUp(): Promise<void> {
    let opened: OpenedTable;
    try {
      opened = await this.openNewest();
    } finally {
      this.opening = null;
    }
    if (!opened.ok) return this.turnOut(opened.problem);
    const { table } = opened.value;
    // Everybody may have left meanwhile.
    if (!this.isNeeded || this.isClosed) return table.close();
    this.table = table;
    this.last = Math.max(this.last, table.lastEntry);
    this.lastClocks = Math.max(this.lastClocks, table.time?.version ?? 0);
    this.stayAwake();
    for (const place of this.places.values()) if (this.table === table) this.attach(table, place);
    return undefined;
  }

  /** Opens the table as it is stored, and again where it changed meanwhile. */
  private async openNewest(): Promise<OpenedTable> {
    for (;;) {
      await this.rewriting;
      this.isOutdated = false;
      let table: RunningTable | null = null;
      const opened = await this.options.open(this.about, (answer, n, clocks) =>
        this.handleAppend(table, answer, { n, clocks }),
      );
      if (opened.ok) ({ table } = opened.value);
      if (!this.isOutdated) return opened;
      table?.close();
    }
  }

  /** Takes a guest off; false where it was not here. */
  private detach(guest: Guest): boolean {
    this.places.get(guest)?.attached?.leave();
    return this.places.delete(guest);
  }

  /** Lets the table store that the people of these seats are gone, unless they are here with another client. */
  private async noteGone(seats: readonly Seat[]): Promise<void> {
    await this.whileAwake(async (table) => {
      table.time?.go(seats);
      await table.settled();
    });
  }

  /** Keeps the table open during an act, which is repeated where another server was first meanwhile. */
  private async whileAwake(act: (table: RunningTable) => Promise<void>): Promise<void> {
    this.waking++;
    try {
      for (let tries = 0; tries < MAX_TRIES && !this.isClosed; tries++) {
        if (!this.table) await this.open();
        const { table } = this;
        if (!table) return;
        await act(table);
        if (!table.table.isClosed) return;
      }
    } finally {
      this.waking--;
      this.parkIfEmpty();
    }
  }

  private parkIfEmpty(): void {
    if (!this.isNeeded) this.park();
  }

  private turnOut(problem: Extract<ToClient, { type: 'closed' }>['problem']): void {
    const guests = [...this.places.keys()];
    this.places.clear();
    for (const guest of guests) guest.deliver({ type: 'closed', problem });
  }

  private attach(table: RunningTable, place: Place): void {
    const { guest, eyes, n, hasCome, pending } = place;
    place.pending = [];
    place.hasCome = false;
    place.attached = table.attach({
      seats: this.about.seatsOf(guest.person),
      eyes,
      n,
      hasCome,
      onMessage: (message) => {
        const own = withOwnId(message, guest.person);
        note(place, own);
        guest.deliver(own);
      },
    });
    if (place.advise) place.attached.send(place.advise);
    for (const message of pending) this.pass(place, message);
  }

  private pass(place: Place, message: ToTable): void {
    if (message.type === 'advise') place.advise = message;
    if (!('id' in message)) return place.attached?.send(message);
    place.pending.push(message);
    // Ids are of the person who sent them: nobody can use up or replay another's.
    return place.attached?.send({ ...message, id: `${place.guest.person} ${message.id}` });
  }

  private handleAppend(
    table: RunningTable | null,
    answer: FinalAnswer,
    { n, clocks }: { n: number; clocks: number },
  ): void {
    const isCurrent = table === this.table;
    switch (answer.outcome) {
      case 'stored':
        this.last = Math.max(this.last, n);
        this.lastClocks = Math.max(this.lastClocks, clocks);
        this.options.onStored({ table: this.about.id, n, ...(clocks > 0 && { clocks }) });
        if (isCurrent) return this.stayAwake();
        // The table was closed meanwhile, and has told nobody.
        return this.opening ? void (this.isOutdated = true) : this.reopen();
      case 'duplicate':
      case 'superseded':
        // Another server was first.
        return isCurrent ? this.reopen() : undefined;
      case 'gone':
        this.park();
        return this.turnOut({ code: 'no-such-table' });
      case 'failed':
        return this.options.onError(new Error(answer.problem.code));
    }
  }

  private stayAwake(): void {
    this.lastMessage = this.options.clock.now();
    if (this.table && !this.cancelIdleTimer) this.waitUntilIdle(this.options.parkMs);
  }

  private waitUntilIdle(ms: number): void {
    const { clock, parkMs } = this.options;
    this.cancelIdleTimer = clock.setTimer(ms, () => {
      const left = this.lastMessage + parkMs - clock.now();
      const isWaited = [...this.places.values()].some(({ pending }) => pending.length > 0);
      if (left > 0 || isWaited) this.waitUntilIdle(left > 0 ? left : parkMs);
      else this.park();
    });
  }
}

/** An answer with the id that the client gave. */
function withOwnId(message: ToClient, person: string): ToClient {
  if (!('id' in message) || message.id === undefined || !message.id.startsWith(`${person} `)) return message;
  return { ...message, id: message.id.slice(person.length + 1) };
}

/** Remembers what a guest has seen, and which of its messages are answered. */
function note(place: Place, message: ToClient): void {
  if (message.type === 'table') {
    place.eyes = message.eyes === 'all' ? null : message.eyes;
    place.n = message.log.length - 1;
  } else if (message.type === 'entry') place.n = message.entry.n;
  if (!('id' in message) || place.pending.length === 0) return;
  place.pending = place.pending.filter((it) => !('id' in it) || it.id !== message.id);
}
