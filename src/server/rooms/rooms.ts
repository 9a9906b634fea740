import { randomBytes } from 'node:crypto';
import { boardOfRecord, findBoard } from '../../boards/index.js';
import type { Seat, Seed } from '../../engine/index.js';
import type { EnterProblem, GatheringAction, Knock, Resume, ToTable } from '../../protocol/index.js';
import {
  beginGame,
  budgetOf,
  firstClocks,
  type Clock,
  type ClockStore,
  openStored,
  StoreFailure,
  TableClocks,
  type TableStore,
  type Thinker,
} from '../../table/index.js';
import type { Bus, BusMember, TableNews } from '../bus/bus.js';
import { Company, type CompanyShared } from '../company/company.js';
import { PersonLimit } from '../company/person-limit.js';
import type { Heartbeat } from '../due/heartbeat.js';
import { type GatheringGuest, GatheringRoom } from '../lobby/gathering-room.js';
import { onlinePolicy } from '../lobby/policy.js';
import { QuickTables } from '../lobby/quick.js';
import type { GameStart } from '../lobby/start.js';
import type { GatheringRow, LoadedOnline, LobbyStore } from '../store/lobby-store.js';
import { GameRoom, type GameRoomOptions } from './game-room.js';
import type { Guest } from './guest.js';
import { Knocks } from './knocks.js';
import { OnlineGame } from './online-game.js';

/** A table without messages for this long is parked. */
const PARK_MS = 60_000;

/** A person may write a line a second, and five at once; and show a sign every two seconds, and three at once. */
const LINES = { burst: 5, everyMs: 1000 };
const REACTIONS = { burst: 3, everyMs: 2000 };

/** At one table seats change their owners no more often: everybody is sent the list of it. */
const MAX_LET_IN = 100;

/** What the rooms need of the server. */
export interface RoomsOptions {
  store: TableStore & LobbyStore & ClockStore;
  thinker: Thinker;
  clock: Clock;
  /** Connects the servers that share the store. */
  bus: Bus;
  parkMs?: number;
  /** Knows when the server was down; without it, it never was. */
  heartbeat?: Pick<Heartbeat, 'ready' | 'downtimes'>;
  onRefusal?: (code: string) => void;
  onError: (error: unknown) => void;
}

/** A client at a table, before and after it has begun. */
export interface RoomGuest extends Guest, GatheringGuest {}

/** An open table, before or after its game has begun. */
type Room = ({ type: 'gathering'; room: GatheringRoom } | { type: 'game'; room: OnlineGame }) & {
  company: Company;
};

/** A table in memory. It stays there while somebody is at it or a request uses it, so that there is never a second one of it. */
interface OpenRoom {
  loading: Promise<Room | null>;
  room: Room | null;
  users: number;
}

/** The tables that somebody is at. */
export class Rooms {
  readonly quick = new QuickTables();
  private readonly options: RoomsOptions;
  private readonly rooms = new Map<string, OpenRoom>();
  private readonly knocks = new Knocks();
  /** Where each guest is. */
  private readonly whereabouts = new Map<RoomGuest, string>();

  private readonly member: BusMember;
  /** What all rooms of games share. */
  private readonly gameRooms: GameRoomOptions;
  /** What the companies of all tables share. */
  private readonly companies: CompanyShared;

  constructor(options: RoomsOptions) {
    this.options = options;
    this.gameRooms = this.gameRoomOptions();
    this.member = options.bus.join((news) => this.hear(news));
    this.companies = {
      ...options,
      lines: new PersonLimit(options.clock, LINES),
      reactions: new PersonLimit(options.clock, REACTIONS),
      publish: (news) => this.member.publish(news),
      onRefusal: options.onRefusal ?? (() => undefined),
    };
  }

  /** Takes up the tables at which strangers wait: who does not come back in time loses the seat. */
  async start(): Promise<void> {
    for (const id of await this.options.store.quickGatherings()) await this.use(id, () => Promise.resolve());
  }

  /** Runs an act with a table that stays in memory meanwhile; null where there is no such table. */
  async use<T>(id: string, act: (room: Room | null) => Promise<T>): Promise<T> {
    const open = this.rooms.get(id) ?? this.open(id);
    open.users++;
    try {
      return await act(await open.loading);
    } finally {
      open.users--;
      this.dropIfUnused(id, open);
    }
  }

  /** Whether somebody is at a table right now. */
  isAnybodyAt(id: string): boolean {
    const room = this.rooms.get(id)?.room;
    if (!room) return false;
    return room.type === 'game' ? room.room.room.guests.length > 0 : room.room.isAnybodyHere;
  }

  /** Connects a guest to a table; returns why it can't be joined. */
  async join(guest: RoomGuest, id: string, key: string | null, resume: Resume): Promise<EnterProblem | null> {
    this.whereabouts.set(guest, id);
    for (;;) {
      const problem = await this.use(id, async (room): Promise<EnterProblem | 'ended' | null> => {
        if (!room) return { code: 'no-such-table' };
        if (await room.company.isSentAway(guest.person)) return { code: 'turned-out' };
        const entered =
          room.type === 'gathering'
            ? await room.room.join(guest, key)
            : await room.room.join(guest, key, resume);
        // It may have gone meanwhile.
        if (this.whereabouts.get(guest) !== id) await room.room.leave(guest);
        if (room.type === 'game') this.showKnocks(room.room);
        if (entered === null) await room.company.welcome(guest);
        return entered;
      });
      if (problem === 'ended') continue;
      if (problem) this.whereabouts.delete(guest);
      return problem;
    }
  }

  /** Passes a message of a guest to its game. */
  async send(guest: RoomGuest, message: ToTable): Promise<void> {
    const id = this.whereabouts.get(guest);
    if (id === undefined) return;
    await this.use(id, async (room) => {
      if (room?.type === 'game') await room.room.send(guest, message);
    });
  }

  /** Carries out an action of a guest at a table that has not begun. */
  async act(guest: RoomGuest, id: string, action: GatheringAction): Promise<void> {
    const at = this.whereabouts.get(guest);
    if (at === undefined) return;
    await this.use(at, async (room) => {
      if (room?.type === 'gathering') await room.room.act(guest, id, action);
    });
  }

  /** Acts in the company of a guest's table. */
  async inCompany(guest: RoomGuest, act: (company: Company) => Promise<void>): Promise<void> {
    const id = this.whereabouts.get(guest);
    if (id === undefined) return;
    await this.use(id, async (room) => {
      if (room) await act(room.company);
    });
  }

  /** A table's chat is another, as a person was deleted: everybody who is there is sent it again. */
  async reloadChat(id: string): Promise<void> {
    this.member.publish({ table: id, chat: 'all' });
    await this.rooms.get(id)?.room?.company.reload();
  }

  leave(guest: RoomGuest): void {
    this.endKnock(guest);
    const id = this.whereabouts.get(guest);
    if (id === undefined) return;
    this.whereabouts.delete(guest);
    const open = this.rooms.get(id);
    const room = open?.room;
    if (!open || !room) return;
    // It stays in memory until it is stored who is gone.
    open.users++;
    Promise.resolve(room.room.leave(guest))
      .catch(this.options.onError)
      .finally(() => {
        open.users--;
        this.dropIfUnused(id, open);
      });
    room.company.changed();
    if (room.type === 'game') this.showKnocks(room.room);
  }

  /** Lets a table do what is due, though nobody may be there. */
  async wake(id: string): Promise<void> {
    await this.use(id, async (room) => {
      if (room?.type === 'game') await room.room.room.wake();
    });
  }

  /** Asks the people of a table to let a guest in; returns why nobody is asked. */
  async knock(guest: RoomGuest, id: string, seat: Seat): Promise<EnterProblem | null> {
    this.whereabouts.set(guest, id);
    return this.use(id, async (room) => {
      if (room?.type !== 'game') return { code: 'no-such-table' };
      if (await room.company.isSentAway(guest.person)) return { code: 'turned-out' };
      // It has gone meanwhile: nobody would ever end its knock.
      if (this.whereabouts.get(guest) !== id) return null;
      if (room.room.isClosed) return room.room.notInvited;
      const owner = room.room.online.people[seat];
      if (owner === guest.person) {
        guest.rejoin();
        return null;
      }
      if (this.knocks.isRefused(id, guest.person)) return { code: 'turned-out' };
      if (owner === undefined || owner === null || !this.knocks.add(guest, id, seat))
        return room.room.notInvited;
      room.room.showKnocks(this.knocksAt(room.room));
      return null;
    });
  }

  /** A guest with a seat answers a knock. Only the seat's owner may accept before they have been gone for a while. */
  async admit(guest: RoomGuest, id: string, accept: boolean): Promise<void> {
    const at = this.whereabouts.get(guest);
    if (at === undefined) return;
    await this.use(at, async (room) => {
      if (room?.type !== 'game' || room.room.seatsOf(guest.person).length === 0) return;
      const game = room.room;
      const knock = this.knocks.find(at, id);
      const owner = knock && game.online.people[knock.seat];
      const isOthers = knock && owner !== guest.person && game.opensIn(knock.seat) !== 0;
      const isFull = game.online.letIn.length >= MAX_LET_IN;
      const isOwn = knock?.guest.person === guest.person;
      if (!knock || typeof owner !== 'string' || isOwn || (accept && (isOthers || isFull)))
        return guest.showKnocks(this.knocksAt(game));
      this.knocks.remove(knock.guest);
      game.showKnocks(this.knocksAt(game));
      if (!accept) {
        this.knocks.refuse(at, knock.guest.person);
        return knock.guest.turnAway({ code: 'turned-out' });
      }
      await game.letIn(knock.seat, knock.guest.person, guest.person);
      return knock.guest.rejoin();
    });
  }

  /** How many tables are in memory: with an open game, parked, and before their game. */
  get counts(): { open: number; parked: number; gathering: number } {
    const counts = { open: 0, parked: 0, gathering: 0 };
    for (const { room } of this.rooms.values()) {
      if (room?.type === 'gathering') counts.gathering++;
      else if (room) counts[room.room.room.isOpen ? 'open' : 'parked']++;
    }
    return counts;
  }

  /** Closes all tables. What is being stored is still stored. */
  async close(): Promise<void> {
    this.member.leave();
    for (const { loading } of this.rooms.values()) {
      const room = await loading.catch(() => null);
      room?.company.close();
      if (room?.type === 'game') room.room.room.close();
      else room?.room.close();
    }
    this.rooms.clear();
  }

  /** Another server has stored an entry. */
  private hear(news: TableNews): void {
    const room = this.rooms.get(news.table)?.room;
    if ('chat' in news) {
      room?.company.hear(news.chat).catch(this.options.onError);
      return;
    }
    const { n, clocks } = news;
    if (room?.type === 'game') room.room.room.hear(n, clocks);
    // The game has begun there.
    else room?.room.endElsewhere();
  }

  private endKnock(guest: RoomGuest): void {
    const knock = this.knocks.remove(guest);
    if (!knock) return;
    const room = this.rooms.get(knock.table)?.room;
    if (room?.type === 'game') room.room.showKnocks(this.knocksAt(room.room));
  }

  /** Shows the people of a game who knocks, if anybody does: whether they may accept has changed. */
  private showKnocks(game: OnlineGame): void {
    const knocks = this.knocksAt(game);
    if (knocks.length > 0) game.showKnocks(knocks);
  }

  /** The knocks at a game, as its people see them. */
  private knocksAt(game: OnlineGame): Knock[] {
    return this.knocks
      .at(game.id)
      .map(({ id, seat, guest }) => ({ id, seat, name: guest.name, opensIn: game.opensIn(seat) }));
  }

  private open(id: string): OpenRoom {
    const open: OpenRoom = { loading: this.load(id), room: null, users: 0 };
    this.rooms.set(id, open);
    open.loading.then(
      (room) => (open.room = room),
      () => undefined,
    );
    return open;
  }

  private dropIfUnused(id: string, open: OpenRoom): void {
    if (open.users > 0 || open.room?.room.isNeeded || this.rooms.get(id) !== open) return;
    open.room?.company.close();
    this.rooms.delete(id);
  }

  private async load(id: string): Promise<Room | null> {
    const { store, clock, onError } = this.options;
    const row = await store.loadGathering(id);
    const board = row && findBoard(row.gathering.board);
    if (board) {
      this.quick.note(id, row.gathering);
      const room = new GatheringRoom({
        id,
        board,
        row,
        store,
        clock,
        begin: (start, from) => this.begin(id, start, from),
        onChange: (gathering) => this.quick.note(id, gathering),
        onShown: () => company.changed(),
        onEnd: () => {
          this.quick.forget(id);
          company.close();
          const open = this.rooms.get(id);
          // It may be a game already, which began on another server.
          if (open?.room?.type !== 'game') this.rooms.delete(id);
        },
        onError,
      });
      const company = new Company(id, room, this.companies);
      return { type: 'gathering', room, company };
    }
    const online = await store.loadOnline(id);
    if (!online) return null;
    const room = this.onlineGame(id, online);
    return { type: 'game', room, company: new Company(id, room, this.companies) };
  }

  private gameRoomOptions(): GameRoomOptions {
    const { store, thinker, clock, onError, parkMs = PARK_MS, heartbeat } = this.options;
    const downtimes = () => heartbeat?.downtimes ?? [];
    return {
      clock,
      parkMs,
      onStored: (entry) => this.member.publish(entry),
      onError,
      open: async ({ id, online: { options } }, onAppend) => {
        const { time: control, substitute } = options;
        if (control) await heartbeat?.ready;
        return openStored(id, {
          store,
          thinker,
          clock,
          budgetOf,
          onAppend,
          onError,
          findBoard: boardOfRecord,
          policy: onlinePolicy(options),
          sendsHashes: true,
          randomSeed: (): Seed => `chacha20:${randomBytes(32).toString('hex')}`,
          ...(substitute && { substitute }),
          ...(control && {
            keepTime: (row, table) => {
              return new TableClocks(table, { id, row, control, downtimes, clock, store });
            },
          }),
        });
      },
    };
  }

  private onlineGame(id: string, online: LoadedOnline): OnlineGame {
    const { store, clock } = this.options;
    return new OnlineGame({
      id,
      online,
      store,
      now: () => clock.now(),
      room: (game) => new GameRoom(game, this.gameRooms),
    });
  }

  private async begin(
    id: string,
    { plan, people, words }: GameStart,
    { gathering, links }: GatheringRow,
  ): Promise<void> {
    const board = findBoard(gathering.board);
    if (!board) throw new StoreFailure({ code: 'storage-refused' });
    const secret = Uint8Array.from(Buffer.from(gathering.secret, 'hex'));
    const left = words.slice();
    const game = beginGame(board, plan, secret, () => left.shift() ?? new Uint8Array());
    if (!game.ok) throw new Error(`a gathering can't begin: ${game.problem.code}`);
    const played = this.options.clock.wallTime();
    const { time } = gathering.options;
    const table = { id, plan, guessed: false, played, secret };
    const clocks = time && firstClocks(game.value, time, played);
    const host = people.indexOf(gathering.host);
    try {
      await this.options.store.begin(
        { table, record: game.value.record, ...(clocks && { clocks }) },
        { people, options: gathering.options, links, rematch: null, letIn: [], host: host < 0 ? null : host },
      );
    } catch (error) {
      // The connection may have been lost during the commit: then it has begun.
      if (!(await this.options.store.loadOnline(id))) throw error;
    }
    this.member.publish({ table: id, n: 0 });
  }
}
