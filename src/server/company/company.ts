import { createHash } from 'node:crypto';
import {
  type ChatLine,
  type ChatOption,
  type ChatProblem,
  type CompanyPerson,
  MAX_CHAT_LINES,
  type Reaction,
  whyNotWrite,
} from '../../protocol/index.js';
import { type Clock, StoreFailure } from '../../table/index.js';
import type { CompanyStore, Mark, StoredLine } from '../store/company-store.js';
import type { CompanyGuest } from './guest.js';
import { peopleAt, type TablePeople } from './people-at.js';
import type { PersonLimit } from './person-limit.js';
import { whoIs } from './who.js';

/** A table as its company needs it, before and after its game has begun. */
export interface CompanyRoom extends TablePeople {
  /** Who may write. */
  readonly chat: ChatOption;
  /** In how many milliseconds another may act as host; null where nobody waits for that. */
  readonly hostChangesIn: number | null;
}

/** What the companies of all tables share. */
export interface CompanyShared {
  store: CompanyStore;
  clock: Pick<Clock, 'setTimer' | 'wallTime'>;
  lines: PersonLimit;
  reactions: PersonLimit;
  /** Tells the other servers. */
  publish: (news: { table: string; chat: 'lines' | 'all' }) => void;
  onRefusal: (code: string) => void;
  onError: (error: unknown) => void;
}

/** Who comes and goes is told at most this often: a connection that fails for a moment is no news. */
const TOGETHER_MS = 1000;

type Marks = Readonly<Record<Mark, ReadonlySet<string>>>;
/** Of most tables, thousands of which may be parked. */
const NO_MARKS: Marks = { silenced: new Set(), 'sent-away': new Set() };

/** The people at a table: who is here, what they write, and whom the host silenced or sent away. A line is stored before anybody sees it. */
export class Company {
  private readonly table: string;
  private readonly room: CompanyRoom;
  private readonly shared: CompanyShared;
  /** The last line that everybody here was told. */
  private told = -1;
  private marks: Marks = NO_MARKS;
  private isLoaded = false;
  /** The hash of what everybody was told of the people last. */
  private shown = '';
  private cancelTelling: (() => void) | null = null;
  private cancelHostTimer: (() => void) | null = null;
  private last: Promise<unknown> = Promise.resolve();

  constructor(table: string, room: CompanyRoom, shared: CompanyShared) {
    this.table = table;
    this.room = room;
    this.shared = shared;
  }

  /** Whether the host sent this person away, who then can't come back. */
  isSentAway(person: string): Promise<boolean> {
    return this.enqueue(async () => this.isClosedTo(person));
  }

  /** Sends a guest who has joined the people and the last lines, and tells the others. */
  welcome(guest: CompanyGuest): Promise<void> {
    return this.enqueue(async () => {
      await this.tellFresh();
      if (!this.isHere(guest)) return;
      // Sent away while joining.
      if (this.isClosedTo(guest.person)) return guest.turnAway({ code: 'turned-out' });
      const company = peopleAt(this.room, this.marks.silenced);
      // What only this guest was told may be over when the others would be.
      if (hashOf(company) !== this.shown) this.shown = '';
      guest.tell({ type: 'company', company, you: whoIs(guest.person) });
      guest.tell({ type: 'chat', lines: await this.lastLines() });
      this.changed();
    });
  }

  /** Somebody has come, gone or sat down: everybody is told, together with what else changes soon. */
  changed(): void {
    if (this.room.guests.length === 0) return this.close();
    this.cancelTelling ??= this.shared.clock.setTimer(TOGETHER_MS, () => {
      this.cancelTelling = null;
      this.tellCompany();
    });
  }

  /** Stores a line of a guest and tells everybody; one that is stored already is answered alone. */
  say(guest: CompanyGuest, id: string, text: string): Promise<void> {
    return this.enqueue(async () => {
      // Who was told to join again sends it again.
      if (!this.isHere(guest)) return;
      try {
        const stored = await this.shared.store.findLine(this.table, guest.person, id);
        if (stored) return guest.tell({ type: 'said', line: lineOf(stored), id });
        const problem = this.whyNot(guest, this.shared.lines);
        if (problem) return this.refuse(guest, id, problem);
        await this.store(guest, id, text);
        await this.tellFresh(guest, id);
        this.shared.publish({ table: this.table, chat: 'lines' });
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        this.refuse(guest, id, error.problem);
      }
    });
  }

  /** Shows everybody a sign of a guest. */
  react(guest: CompanyGuest, reaction: Reaction): Promise<void> {
    return this.enqueue(async () => {
      if (!this.isHere(guest)) return;
      const problem = this.whyNot(guest, this.shared.reactions);
      if (problem) return this.shared.onRefusal(problem.code);
      const { who, name } = this.personOf(guest);
      for (const other of this.room.guests) other.tell({ type: 'reacted', who, name, reaction });
    });
  }

  /** The host no longer lets a person write, or lets them again. */
  silence(guest: CompanyGuest, who: string, isSilenced: boolean): Promise<void> {
    return this.mark(guest, who, 'silenced', isSilenced);
  }

  /** The host sends a spectator away for good. */
  sendAway(guest: CompanyGuest, who: string): Promise<void> {
    return this.mark(guest, who, 'sent-away', true);
  }

  /** Another server has told of new lines, or that what is stored is different. */
  hear(what: 'lines' | 'all'): Promise<void> {
    return what === 'lines' ? this.enqueue(() => this.tellFresh()) : this.reload();
  }

  /** Reads everything again, as somebody's lines were removed, and sends it to everybody. */
  reload(): Promise<void> {
    return this.enqueue(async () => {
      await this.loadMarks();
      const lines = await this.lastLines();
      this.told = lines.at(-1)?.n ?? this.told;
      this.turnOut();
      for (const other of this.room.guests) other.tell({ type: 'chat', lines });
      this.tellCompany();
    });
  }

  /** Nothing happens by itself any longer. */
  close(): void {
    this.cancelTelling?.();
    this.cancelHostTimer?.();
    this.cancelTelling = this.cancelHostTimer = null;
  }

  private async mark(guest: CompanyGuest, who: string, mark: Mark, isSet: boolean): Promise<void> {
    return this.enqueue(async () => {
      if (!this.isHere(guest)) return;
      if (guest.person !== this.room.host) return this.shared.onRefusal('not-the-host');
      const person = await this.find(who);
      const isPlayer = this.room.insiders.some((it) => it.person === person);
      const isSelf = person === guest.person;
      if (person === undefined || isSelf || (mark === 'sent-away' && isPlayer))
        return this.shared.onRefusal('no-such-member');
      try {
        await this.shared.store.setMark(this.table, person, mark, isSet);
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        return this.shared.onRefusal(error.problem.code);
      }
      await this.loadMarks();
      this.turnOut();
      this.tellCompany();
      this.shared.publish({ table: this.table, chat: 'all' });
    });
  }

  /** Those who were sent away have to go. */
  private turnOut(): void {
    for (const guest of this.room.guests.filter(({ person }) => this.isClosedTo(person)))
      guest.turnAway({ code: 'turned-out' });
  }

  private isClosedTo(person: string): boolean {
    return this.marks['sent-away'].has(person) && !this.room.insiders.some((it) => it.person === person);
  }

  /** Stores a line; where it can't be known whether that was done, the store says. */
  private async store(guest: CompanyGuest, message: string, text: string): Promise<void> {
    const { store, clock } = this.shared;
    const { name, isPlayer } = this.personOf(guest);
    const line = { person: guest.person, name, spectator: !isPlayer, text, at: clock.wallTime(), message };
    try {
      await store.addLine(this.table, line);
    } catch (error) {
      if (!(await store.findLine(this.table, guest.person, message))) throw error;
    }
  }

  /** Tells everybody the lines that they were not told yet; `id` answers a line of this guest. */
  private async tellFresh(author?: CompanyGuest, id?: string): Promise<void> {
    const own =
      author && id !== undefined && (await this.shared.store.findLine(this.table, author.person, id));
    for (const stored of await this.shared.store.chatLines(this.table, this.told, MAX_CHAT_LINES)) {
      this.told = stored.n;
      const line = lineOf(stored);
      for (const guest of this.room.guests)
        guest.tell({
          type: 'said',
          line,
          ...(guest === author && own && own.n === stored.n && id !== undefined && { id }),
        });
    }
    // The table was removed, or the person deleted.
    if (author && id !== undefined && !own) this.refuse(author, id, { code: 'storage-refused' });
  }

  private async lastLines(): Promise<ChatLine[]> {
    return (await this.shared.store.chatLines(this.table, -1, MAX_CHAT_LINES)).map(lineOf);
  }

  private async load(): Promise<void> {
    if (this.isLoaded) return;
    await this.loadMarks();
    // What was written before anybody was here is sent to those who come.
    const [newest] = await this.shared.store.chatLines(this.table, -1, 1);
    this.told = newest?.n ?? -1;
    this.isLoaded = true;
  }

  private async loadMarks(): Promise<void> {
    const found = await this.shared.store.marksAt(this.table);
    if (found.length === 0) {
      this.marks = NO_MARKS;
      return;
    }
    const ofMark = (mark: Mark) => new Set(found.flatMap((it) => (it.mark === mark ? [it.person] : [])));
    this.marks = { silenced: ofMark('silenced'), 'sent-away': ofMark('sent-away') };
  }

  private whyNot(guest: CompanyGuest, limit: PersonLimit): ChatProblem | null {
    const problem = whyNotWrite(this.room.chat, this.personOf(guest));
    if (problem) return problem;
    const seconds = limit.spend(guest.person);
    return seconds === null ? null : { code: 'too-many-tries', seconds };
  }

  private refuse(guest: CompanyGuest, id: string, problem: ChatProblem): void {
    this.shared.onRefusal(problem.code);
    guest.tell({ type: 'unsaid', id, problem });
  }

  private personOf(guest: CompanyGuest): CompanyPerson {
    const seated = this.room.insiders.find(({ person }) => person === guest.person);
    return {
      who: whoIs(guest.person),
      name: seated?.name ?? guest.name,
      seats: [],
      isPlayer: seated !== undefined,
      here: true,
      silenced: this.marks.silenced.has(guest.person),
    };
  }

  /** The person that a word stands for: somebody at the table, or who wrote there. */
  private async find(who: string): Promise<string | undefined> {
    const lines = await this.shared.store.chatLines(this.table, -1, MAX_CHAT_LINES);
    const people = [...this.room.guests, ...this.room.insiders, ...lines].flatMap(
      ({ person }) => person ?? [],
    );
    return people.find((person) => whoIs(person) === who);
  }

  private tellCompany(): void {
    const company = peopleAt(this.room, this.marks.silenced);
    const hash = hashOf(company);
    if (hash !== this.shown)
      for (const guest of this.room.guests)
        guest.tell({ type: 'company', company, you: whoIs(guest.person) });
    this.shown = hash;
    this.cancelHostTimer?.();
    const ms = this.room.hostChangesIn;
    this.cancelHostTimer = ms === null ? null : this.shared.clock.setTimer(ms, () => this.changed());
  }

  private isHere(guest: CompanyGuest): boolean {
    return this.room.guests.includes(guest);
  }

  private enqueue<T>(request: () => Promise<T>): Promise<T> {
    const result = this.last.then(async () => {
      await this.load();
      return request();
    });
    this.last = result.catch(() => undefined);
    return result;
  }
}

/** A short text that differs where the company does. */
function hashOf(company: object): string {
  return createHash('sha256').update(JSON.stringify(company)).digest('base64');
}

function lineOf({ n, person, name, spectator, text, at }: StoredLine): ChatLine {
  return { n, who: person === null ? null : whoIs(person), name, spectator, text, at };
}
