import type { Board, Result } from '../../engine/index.js';
import type {
  ChatOption,
  EnterProblem,
  Gathering,
  GatheringAction,
  GatheringProblem,
  StoreProblem,
} from '../../protocol/index.js';
import { type Clock, StoreFailure } from '../../table/index.js';
import type { CompanyGuest } from '../company/guest.js';
import type { Insider } from '../company/people-at.js';
import type { GatheringRow, GatheringStore } from '../store/lobby-store.js';
import { Deadlines } from './deadlines.js';
import {
  admit,
  changeGathering,
  hostOf,
  isComplete,
  isMember,
  isOf,
  type Presence,
  seatSomewhere,
  showGathering,
  type StoredGathering,
  type StoredMember,
  withName,
  withoutMember,
} from './gathering.js';
import { HostAbsence } from './host-absence.js';
import { isWord, newLinks } from './links.js';
import { type GameStart, startGathering } from './start.js';

/** A client at a table that has not begun. */
export interface GatheringGuest extends CompanyGuest {
  /** Asks the client to join again, as the game has begun. */
  rejoin(): void;
  show(gathering: Gathering, you: number | null, id?: string): void;
  stop(id: string, problem: GatheringProblem | StoreProblem): void;
}

/** What a gathering needs of the server. */
export interface GatheringOptions {
  id: string;
  board: Board;
  row: GatheringRow;
  store: Pick<GatheringStore, 'saveGathering' | 'removeGathering'>;
  clock: Clock;
  /** Stores the game that it became. */
  begin: (start: GameStart, row: GatheringRow) => Promise<void>;
  onChange: (gathering: StoredGathering) => void;
  /** Called after everybody was shown a change. */
  onShown: () => void;
  /** Called once it has begun or nobody is left, before anybody is told. */
  onEnd: () => void;
  onError: (error: unknown) => void;
}

/** Who waits for strangers and is gone for this long loses the seat. */
const ABSENT_MS = 5000;
/** Who has a seat among strangers and is not ready by then loses it. */
const UNREADY_MS = 20_000;

/** A game that could not be stored is begun again after this time. */
const RETRY_MS = 2000;

/** A table that has not begun, with its guests. An action is stored before anybody sees it. */
export class GatheringRoom {
  private readonly options: GatheringOptions;
  private row: GatheringRow;
  private readonly present = new Set<GatheringGuest>();
  private readonly deadlines: Deadlines;
  private readonly absence: HostAbsence;
  private cancelRetry: (() => void) | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private hasEnded = false;

  constructor(options: GatheringOptions) {
    this.options = options;
    this.row = options.row;
    this.deadlines = new Deadlines(options.clock);
    this.absence = new HostAbsence(options.clock, () => this.changed());
    this.setDeadlines();
  }

  /** Whether the server must keep it in memory. */
  get isNeeded(): boolean {
    return !this.hasEnded && (this.present.size > 0 || this.deadlines.size > 0);
  }

  get links(): GatheringRow['links'] {
    return this.row.links;
  }

  get isAnybodyHere(): boolean {
    return this.present.size > 0;
  }

  /** The clients that are here. */
  get guests(): GatheringGuest[] {
    return [...this.present];
  }

  /** The members, under the names that they play under. */
  get insiders(): Insider[] {
    const { members, seats } = this.row.gathering;
    return members.map(({ person, name }) => {
      const own = seats.flatMap((seat, i) => (isOf(seat, person) ? [{ name: seat.name, seat: i }] : []));
      return { person, name: own[0]?.name ?? name, seats: own.map(({ seat }) => seat) };
    });
  }

  /** Who acts as host now. */
  get host(): string {
    return hostOf(this.row.gathering, this.presence());
  }

  /** Everybody is shown the gathering when its host changes. */
  readonly hostChangesIn = null;

  get chat(): ChatOption {
    return this.row.gathering.options.chat;
  }

  isMember(person: string): boolean {
    return isMember(this.row.gathering, person);
  }

  /** Whether a person acts as the host now. */
  isHost(person: string): boolean {
    return hostOf(this.row.gathering, this.presence()) === person;
  }

  /** Lets a guest in, as a member or to look on. Returns why not; `ended` where it is no gathering any longer. */
  join(guest: GatheringGuest, key: string | null): Promise<EnterProblem | 'ended' | null> {
    return this.enqueue(async () => {
      if (this.hasEnded) return 'ended';
      const { gathering, links } = this.row;
      const { options, quick, removed } = gathering;
      const isInvited = this.isMember(guest.person) || isWord(key, links.invite) || options.listed || quick;
      if (removed.includes(guest.person)) return { code: 'turned-out' };
      if (!isInvited && !(options.spectators && isWord(key, links.watch)))
        return { code: 'not-invited', seats: [] };
      if (isInvited) await this.admit(guest);
      this.present.add(guest);
      this.changed();
      // The server may have gone down after the last of them was ready.
      await this.startIfComplete();
      return null;
    });
  }

  leave(guest: GatheringGuest): void {
    if (this.present.delete(guest) && !this.hasEnded) this.changed();
  }

  /** Makes a person a member, who has not come yet; false where that is not possible. */
  invite(member: StoredMember): Promise<boolean> {
    return this.enqueue(async () => {
      if (this.hasEnded) return false;
      await this.admit(member);
      return this.isMember(member.person);
    });
  }

  /** Gives a person an open seat; false where there is none for them. */
  takeSeat(member: StoredMember): Promise<boolean> {
    return this.enqueue(async () => {
      if (this.hasEnded) return false;
      const admitted = admit(this.row.gathering, member);
      if (!isMember(admitted, member.person)) return false;
      const isSeated = admitted.seats.some((seat) => isOf(seat, member.person));
      const seated = isSeated ? admitted : seatSomewhere(admitted, member);
      if (!seated) return false;
      await this.save({ ...this.row, gathering: seated });
      this.changed();
      return true;
    });
  }

  /** A person goes, wherever their clients are. */
  withdraw(person: string): Promise<void> {
    return this.enqueue(async () => {
      if (this.hasEnded || !this.isMember(person)) return;
      await this.store(withoutMember(this.row.gathering, person), this.row.links);
      this.turnAway(person, { code: 'not-invited', seats: [] });
      this.changed();
    });
  }

  /** An operator removes the table. False where its game has begun meanwhile. */
  shut(): Promise<boolean> {
    return this.enqueue(async () => {
      if (this.hasEnded) return false;
      await this.options.store.removeGathering(this.options.id);
      this.end();
      for (const { person } of this.present) this.turnAway(person, { code: 'closed-by-operator' });
      return true;
    });
  }

  /** A person has another name, also at the seats. */
  rename(person: string, name: string): Promise<void> {
    return this.enqueue(async () => {
      if (this.hasEnded || !this.isMember(person)) return;
      await this.save({ ...this.row, gathering: withName(this.row.gathering, person, name) });
      this.changed();
    });
  }

  /** Carries out an action of a member, and answers it. */
  act(guest: GatheringGuest, id: string, action: GatheringAction): Promise<void> {
    return this.enqueue(async () => {
      // It was told to join again, or to go.
      if (this.hasEnded || !this.present.has(guest)) return;
      try {
        const done = await this.carryOut(guest.person, action);
        if (!done.ok) return guest.stop(id, done.problem);
        this.answer(guest, id, action);
        if (done.value !== null) this.disband();
        else await this.startIfComplete();
      } catch (error) {
        if (!(error instanceof StoreFailure)) throw error;
        guest.stop(id, error.problem);
      }
    });
  }

  /** The server goes down: nothing happens by itself any longer. */
  close(): void {
    this.deadlines.clear();
    this.absence.close();
    this.cancelRetry?.();
  }

  /** The game has begun on another server. */
  endElsewhere(): void {
    if (this.hasEnded) return;
    this.end();
    this.disband();
  }

  /** Stores the outcome of an action; resolves to the start where that is what it was. */
  private async carryOut(
    person: string,
    action: GatheringAction,
  ): Promise<Result<GameStart | null, GatheringProblem>> {
    const { gathering, links } = this.row;
    const { board } = this.options;
    if (!this.isMember(person)) return { ok: false, problem: { code: 'not-your-seat' } };
    const host = hostOf(gathering, this.presence());
    if (action.type === 'start') {
      const start = startGathering(gathering, board, person, action.fill, host);
      if (start.ok) await this.begin(start.value);
      return start;
    }
    const changed = changeGathering(gathering, board, person, action, host);
    if (!changed.ok) return changed;
    // Who was sent away knows the old words.
    await this.store(changed.value, action.type === 'remove' ? newLinks() : links);
    return { ok: true, value: null };
  }

  /** Shows everybody what an action changed, and tells those for whom the table is closed now. */
  private answer(guest: GatheringGuest, id: string, action: GatheringAction): void {
    this.changed(guest, id);
    if (action.type === 'leave') {
      this.present.delete(guest);
      this.turnAway(guest.person, { code: 'not-invited', seats: [] });
      this.changed();
    }
    for (const person of this.row.gathering.removed) this.turnAway(person, { code: 'turned-out' });
    if (this.hasEnded && action.type === 'leave')
      for (const { person } of this.present) this.turnAway(person, { code: 'no-such-table' });
  }

  private async startIfComplete(): Promise<void> {
    const { gathering } = this.row;
    const { here } = this.presence();
    this.cancelRetry?.();
    this.cancelRetry = null;
    if (this.hasEnded || !gathering.quick || !isComplete(gathering)) return;
    // Who is gone comes back, or loses the seat.
    if (gathering.seats.some((seat) => seat.kind === 'person' && !here.has(seat.person))) return;
    const start = startGathering(gathering, this.options.board, gathering.host, null);
    if (!start.ok) return;
    try {
      await this.begin(start.value);
    } catch (error) {
      this.options.onError(error);
      this.cancelRetry = this.options.clock.setTimer(RETRY_MS, () => {
        this.enqueue(() => this.startIfComplete()).catch(this.options.onError);
      });
      return;
    }
    this.disband();
  }

  private async begin(start: GameStart): Promise<void> {
    await this.options.begin(start, this.row);
    this.end();
  }

  /** The game has begun: everybody joins it. */
  private disband(): void {
    for (const guest of this.present) guest.rejoin();
    this.present.clear();
  }

  private async admit({ person, name }: StoredMember): Promise<void> {
    const { gathering } = this.row;
    if (gathering.members.some((member) => member.person === person && member.name === name)) return;
    const admitted = admit(gathering, { person, name });
    if (admitted !== gathering) await this.save({ ...this.row, gathering: admitted });
  }

  /** Stores a changed gathering; one that nobody is at any longer is removed. */
  private async store(gathering: StoredGathering, links: GatheringRow['links']): Promise<void> {
    if (gathering.members.length > 0) return this.save({ gathering, links });
    await this.options.store.removeGathering(this.options.id);
    this.row = { gathering, links };
    this.end();
  }

  private async save(row: GatheringRow): Promise<void> {
    const { id, store, clock } = this.options;
    await store.saveGathering(id, row, clock.wallTime());
    this.row = row;
    this.options.onChange(row.gathering);
  }

  private end(): void {
    this.hasEnded = true;
    this.close();
    this.options.onEnd();
  }

  /** Shows everybody how it is now; `id` answers an action of this guest. */
  private changed(guest?: GatheringGuest, id?: string): void {
    const { gathering } = this.row;
    if (!this.hasEnded) this.absence.note(this.presence().here, gathering.host);
    // Made once: there may be hundreds who look on.
    const shown = showGathering(gathering, this.presence());
    const numbers = new Map(gathering.members.map(({ person }, i) => [person, i]));
    for (const other of this.present)
      other.show(shown, numbers.get(other.person) ?? null, other === guest ? id : undefined);
    this.options.onShown();
    this.setDeadlines();
  }

  /** The people who are here, and since when the host is not. */
  private presence(): Presence {
    const here = new Set([...this.present].map(({ person }) => person));
    return { here, hostAbsentMs: this.absence.ms };
  }

  private turnAway(person: string, problem: EnterProblem): void {
    for (const guest of this.present) {
      if (guest.person !== person) continue;
      this.present.delete(guest);
      guest.turnAway(problem);
    }
  }

  /** Among strangers nobody waits for a ghost: who is gone or does not get ready loses the seat. */
  private setDeadlines(): void {
    const { members, quick, seats } = this.row.gathering;
    if (!quick || this.hasEnded) return;
    const { here } = this.presence();
    this.deadlines.set(
      members.flatMap(({ person }) => {
        if (!here.has(person)) return [{ key: `absent ${person}`, ms: ABSENT_MS, person }];
        const isUnready = seats.some((seat) => isOf(seat, person) && seat.word === null);
        return isUnready ? [{ key: `unready ${person}`, ms: UNREADY_MS, person }] : [];
      }),
      (person) => void this.withdraw(person).catch(this.options.onError),
    );
  }

  private enqueue<T>(request: () => Promise<T>): Promise<T> {
    const result = this.last.then(request);
    this.last = result.catch(() => undefined);
    return result;
  }
}
