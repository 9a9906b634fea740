import type { Seat } from '../../engine/index.js';
import type { ChatOption, EnterProblem, Knock, Resume, TableInfo, ToTable } from '../../protocol/index.js';
import type { Insider } from '../company/people-at.js';
import { isWord } from '../lobby/links.js';
import type { LoadedOnline, OnlineStore } from '../store/lobby-store.js';
import type { GameRoom } from './game-room.js';
import type { Guest } from './guest.js';

/**
 * While a seat's owner has been gone for less than this, nobody else gives the seat away: otherwise an opponent could let in
 * a friend, and see the hand, whenever a connection fails for a moment.
 */
const OWNER_GONE_MS = 120_000;

/** What a game on a server is made of. */
export interface OnlineGameOptions {
  id: string;
  online: LoadedOnline;
  store: Pick<OnlineStore, 'letIn' | 'loadOnline'>;
  now: () => number;
  room: (game: OnlineGame) => GameRoom;
}

/** A table that has begun: its room, who has which seat, and what everybody there knows beside the game. */
export class OnlineGame {
  readonly id: string;
  readonly room: GameRoom;
  private readonly store: OnlineGameOptions['store'];
  private readonly now: () => number;
  /** By person: since when they are gone. Nobody knows who was here before the table was opened. */
  private readonly goneSince = new Map<string, number>();
  private readonly openedAt: number;
  private current: LoadedOnline;
  private last: Promise<unknown> = Promise.resolve();

  constructor({ id, online, store, now, room }: OnlineGameOptions) {
    this.id = id;
    this.store = store;
    this.now = now;
    this.openedAt = now();
    this.current = online;
    this.room = room(this);
  }

  get online(): LoadedOnline {
    return this.current;
  }

  get isNeeded(): boolean {
    return this.room.isNeeded;
  }

  /** An operator has closed it: nobody has a say here any longer. */
  get isClosed(): boolean {
    return this.current.closed;
  }

  /** The seats of a person. */
  seatsOf(person: string): Seat[] {
    if (this.isClosed) return [];
    return this.current.people.flatMap((it, seat) => (it === person ? [seat] : []));
  }

  isHere(person: string): boolean {
    return this.room.guests.some((guest) => guest.person === person);
  }

  /** In how many milliseconds others than its owner may give a seat away; null while the owner is here. */
  opensIn(seat: Seat): number | null {
    const owner = this.current.people[seat] ?? '';
    if (this.isHere(owner)) return null;
    const gone = this.now() - (this.goneSince.get(owner) ?? this.openedAt);
    return Math.max(0, OWNER_GONE_MS - gone);
  }

  /** The clients that are here. */
  get guests(): Guest[] {
    return this.room.guests;
  }

  /** The people with a seat. */
  get insiders(): Insider[] {
    const { people, plan } = this.current;
    const seated = new Set(people.flatMap((person) => person ?? []));
    return [...seated].map((person) => {
      const seats = this.seatsOf(person);
      return { person, name: plan.seats[seats[0] ?? 0]?.name ?? '', seats };
    });
  }

  get chat(): ChatOption {
    return this.current.options.chat;
  }

  /** Who acts as host: the person at the host's seat, or after two minutes without them the first who is here. */
  get host(): string | null {
    const { people } = this.current;
    const seat = this.hostSeat;
    if (seat < 0) return null;
    const owner = people[seat] ?? null;
    if (this.opensIn(seat) !== 0) return owner;
    return people.find((person) => person !== null && this.isHere(person)) ?? owner;
  }

  /** In how many milliseconds another may act as host; null where nobody waits for that. */
  get hostChangesIn(): number | null {
    const ms = this.hostSeat < 0 ? null : this.opensIn(this.hostSeat);
    return ms === 0 ? null : ms;
  }

  /** The host's seat; the first of a person where the host has none any longer. */
  private get hostSeat(): Seat {
    const { host, people } = this.current;
    const isThere = host !== null && typeof people[host] === 'string';
    return isThere ? host : people.findIndex((person) => person !== null);
  }

  /** Why a person who has no seat can't come in. It names the seats, for one who lost theirs. */
  get notInvited(): EnterProblem {
    if (this.isClosed) return { code: 'closed-by-operator' };
    const { people, plan } = this.current;
    const seats = people.flatMap((person, seat) =>
      person === null ? [] : [{ seat, name: plan.seats[seat]?.name ?? '' }],
    );
    return { code: 'not-invited', seats };
  }

  /** Connects a guest: people with a seat, and spectators with the word or where the game is listed. */
  async join(guest: Guest, key: string | null, resume: Resume): Promise<EnterProblem | null> {
    const { options, links } = this.current;
    const isPlayer = this.seatsOf(guest.person).length > 0;
    const mayWatch = !this.isClosed && options.spectators && (options.listed || isWord(key, links.watch));
    if (!isPlayer && !mayWatch) return this.notInvited;
    guest.inform(this.info());
    await this.room.join(guest, resume);
    return null;
  }

  send(guest: Guest, message: ToTable): Promise<void> {
    return this.room.send(guest, message);
  }

  async leave(guest: Guest): Promise<void> {
    const left = this.room.leave(guest);
    if (!this.isHere(guest.person)) this.goneSince.set(guest.person, this.now());
    await left;
  }

  /** Shows the people with a seat who asks to be let in. */
  showKnocks(knocks: Knock[]): void {
    for (const guest of this.room.guests) if (this.seatsOf(guest.person).length > 0) guest.showKnocks(knocks);
  }

  /** Gives a seat to another person, let in by a person of the table, and tells everybody. */
  letIn(seat: Seat, person: string, by: string): Promise<void> {
    return this.enqueue(async () => {
      const owner = this.current.people[seat];
      const [bySeat = seat] = this.seatsOf(by);
      try {
        await this.store.letIn(this.id, seat, person, bySeat);
      } finally {
        // Where the store could not say, it may have happened.
        await this.reload();
      }
      // Their seats are others now: they see and send nothing before they have joined again.
      for (const guest of this.room.guests) {
        if (guest.person !== owner && guest.person !== person) continue;
        void this.room.leave(guest).catch(() => undefined);
        guest.rejoin();
      }
    });
  }

  /** Runs a change of what is stored beside the game after all earlier ones, reads it again, and tells everybody. */
  change<T>(make: (online: LoadedOnline) => Promise<T>): Promise<T> {
    return this.enqueue(async () => {
      const made = await make(this.current);
      await this.reload();
      return made;
    });
  }

  /** Keeps the game closed while `write` changes what is stored of it, and tells everybody. */
  async rewrite(write: Promise<unknown>): Promise<void> {
    await Promise.all([this.room.rewrite(write), this.change(() => write)]);
  }

  /** Closes the table for good once `write` has stored that, and tells everybody. */
  async shut(write: Promise<unknown>): Promise<void> {
    await this.rewrite(write);
    await write;
    this.room.expel({ code: 'closed-by-operator' });
  }

  private async reload(): Promise<void> {
    this.current = (await this.store.loadOnline(this.id)) ?? this.current;
    for (const guest of this.room.guests) guest.inform(this.info());
  }

  private info(): TableInfo {
    const { options, rematch, letIn, plan } = this.current;
    return {
      options,
      rematch,
      letIn: letIn.map(({ seat, by }) => ({ seat, by: plan.seats[by]?.name ?? '' })),
    };
  }

  private enqueue<T>(request: () => Promise<T>): Promise<T> {
    const result = this.last.then(request);
    this.last = result.catch(() => undefined);
    return result;
  }
}
