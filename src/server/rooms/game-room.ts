import type { Seat } from '../../engine/index.js';
import type { Resume, ToClient, ToTable } from '../../protocol/index.js';
import type { Attached, FinalAnswer, OpenedTable, RunningTable } from '../../table/index.js';
import type { Guest } from './guest.js';

/** What a room needs of the server. */
export interface GameRoomOptions {
  open: (onAppend: (answer: FinalAnswer) => void) => Promise<OpenedTable>;
  /** The seats of a person at this table. */
  seatsOf: (person: string) => Seat[];
  /** Runs an act after some time without messages; returns a function that cancels it. */
  setIdleTimer: (act: () => void) => () => void;
  onError: (error: unknown) => void;
}

/** A guest of the room, and what is needed to attach it again after the table was parked. */
interface Place {
  guest: Guest;
  attached: Attached | null;
  eyes: Seat | 'open' | null;
  n: number | null;
  /** The last request for advice, which outlives parking. */
  advise: Extract<ToTable, { type: 'advise' }> | null;
}

/**
 * A table with its guests. Without messages for a while it is parked: the game is closed, and the guests stay. The next
 * message takes it up again from the store, and nobody notices.
 */
export class GameRoom {
  private readonly options: GameRoomOptions;
  private readonly places = new Map<Guest, Place>();
  private table: RunningTable | null = null;
  private opening: Promise<RunningTable | null> | null = null;
  private cancelIdleTimer: () => void = () => undefined;

  constructor(options: GameRoomOptions) {
    this.options = options;
  }

  get isOpen(): boolean {
    return this.table !== null;
  }

  get guests(): number {
    return this.places.size;
  }

  /** Connects a guest, which is sent what it has not seen. */
  async join(guest: Guest, { eyes, n, messages }: Resume): Promise<void> {
    this.leave(guest);
    const place: Place = { guest, attached: null, eyes, n, advise: null };
    this.places.set(guest, place);
    const table = await this.open();
    // It may have left while the table was opened.
    if (!table || this.places.get(guest) !== place) return;
    this.attach(table, place);
    for (const message of messages) this.pass(place, message);
  }

  async send(guest: Guest, message: ToTable): Promise<void> {
    const table = await this.open();
    const place = this.places.get(guest);
    if (!table || !place) return;
    if (place.attached) this.pass(place, message);
    else guest.rejoin();
  }

  leave(guest: Guest): void {
    this.places.get(guest)?.attached?.leave();
    this.places.delete(guest);
    if (this.places.size === 0) this.park();
  }

  /** Closes the game, and keeps the guests. What is being stored is still stored. */
  park(): void {
    this.cancelIdleTimer();
    this.table?.close();
    this.table = null;
    this.opening = null;
    for (const place of this.places.values()) place.attached = null;
  }

  /** The table, opened where it is parked; null where it can't be. */
  private open(): Promise<RunningTable | null> {
    this.stayAwake();
    return (this.opening ??= this.takeUp());
  }

  private async takeUp(): Promise<RunningTable | null> {
    const opened = await this.options.open((answer) => this.handleAppend(answer));
    if (!opened.ok) {
      this.opening = null;
      for (const { guest } of this.places.values())
        guest.deliver({ type: 'closed', problem: opened.problem });
      this.places.clear();
      return null;
    }
    const { table } = opened.value;
    this.table = table;
    // Those that were here when it was parked have seen everything.
    for (const place of this.places.values()) if (place.n !== null) this.attach(table, place);
    return table;
  }

  private attach(table: RunningTable, place: Place): void {
    if (place.attached) return;
    const { guest, eyes, n } = place;
    place.attached = table.attach({
      seats: this.options.seatsOf(guest.person),
      eyes,
      n,
      onMessage: (message) => {
        note(place, message);
        guest.deliver(withOwnId(message, guest.person));
      },
    });
    if (place.advise) place.attached.send(place.advise);
  }

  private pass(place: Place, message: ToTable): void {
    if (message.type === 'advise') place.advise = message;
    // Ids are of the person who sent them: nobody can use up or replay another's.
    const { person } = place.guest;
    place.attached?.send('id' in message ? { ...message, id: `${person} ${message.id}` } : message);
  }

  private handleAppend(answer: FinalAnswer): void {
    switch (answer.outcome) {
      case 'stored':
        return this.stayAwake();
      case 'duplicate':
      case 'superseded':
        // Another server was first: everybody continues from what is stored.
        this.park();
        for (const { guest } of this.places.values()) guest.rejoin();
        return;
      case 'gone':
        this.park();
        for (const { guest } of this.places.values())
          guest.deliver({ type: 'closed', problem: { code: 'no-such-table' } });
        return;
      case 'failed':
        this.options.onError(new Error(answer.problem.code));
    }
  }

  private stayAwake(): void {
    this.cancelIdleTimer();
    this.cancelIdleTimer = this.options.setIdleTimer(() => this.park());
  }
}

/** An answer with the id that the client gave. */
function withOwnId(message: ToClient, person: string): ToClient {
  if (!('id' in message) || message.id === undefined || !message.id.startsWith(`${person} `)) return message;
  return { ...message, id: message.id.slice(person.length + 1) };
}

/** Remembers what a guest has seen. */
function note(place: Place, message: ToClient): void {
  if (message.type === 'table') {
    place.eyes = message.eyes === 'all' ? null : message.eyes;
    place.n = message.log.length - 1;
  } else if (message.type === 'entry') place.n = message.entry.n;
}
