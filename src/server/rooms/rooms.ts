import { randomBytes, timingSafeEqual } from 'node:crypto';
import { boardOfRecord, findBoard } from '../../boards/index.js';
import { SECRET_BYTES, type Seed } from '../../engine/index.js';
import type {
  AnswerTo,
  ArgumentOf,
  GatheringAction,
  Invitation,
  Resume,
  ServerQuestions,
  TableCard,
  ToTable,
} from '../../protocol/index.js';
import {
  beginGame,
  budgetOf,
  cardOf,
  type Clock,
  openStored,
  StoreFailure,
  type TableStore,
  type Thinker,
} from '../../table/index.js';
import { type GameStart, newGathering } from '../lobby/gathering.js';
import { type GatheringGuest, GatheringRoom } from '../lobby/gathering-room.js';
import { onlinePolicy } from '../lobby/policy.js';
import type { GatheringRow, LobbyStore, OnlineTable } from '../store/lobby-store.js';
import { GameRoom } from './game-room.js';
import type { Guest } from './guest.js';

/** A table without messages for this long is parked. */
const PARK_MS = 60_000;
/** How many bytes the words of links have. */
const LINK_BYTES = 16;

/** What the rooms need of the server. */
export interface RoomsOptions {
  store: TableStore & LobbyStore;
  thinker: Thinker;
  clock: Clock;
  parkMs?: number;
  onError: (error: unknown) => void;
}

/** A client at a table, before and after it has begun. */
export interface RoomGuest extends Guest, GatheringGuest {}

type Room =
  { type: 'gathering'; room: GatheringRoom } | { type: 'game'; room: GameRoom; online: OnlineTable };

/** Why a table can't be joined. */
type JoinProblem = { code: 'no-such-table' } | { code: 'not-invited' };

/** The tables that somebody is at. */
export class Rooms {
  private readonly options: RoomsOptions;
  private readonly rooms = new Map<string, Promise<Room | null>>();
  /** Where each guest is. */
  private readonly whereabouts = new Map<RoomGuest, string>();

  constructor(options: RoomsOptions) {
    this.options = options;
  }

  /** Makes a table that has not begun, with the person as its host; asking twice makes one. */
  async gather(
    person: string,
    { id, board: name, seats, options }: ArgumentOf<ServerQuestions, 'gather'>,
  ): Promise<AnswerTo<ServerQuestions, 'gather'>> {
    const board = findBoard(name);
    if (!board) return { ok: false, problem: { code: 'unknown-board' } };
    const [least, most] = board.facts.players;
    if (seats < least || seats > most) return { ok: false, problem: { code: 'no-such-seat' } };
    const { store } = this.options;
    if ((await store.loadGathering(id)) || (await store.loadOnline(id))) return { ok: true };
    const gathering = newGathering(board, person, seats, options, randomBytes(SECRET_BYTES));
    const links = { invite: newWord(), watch: newWord() };
    await store.saveGathering(id, { gathering, links });
    return { ok: true };
  }

  /** The words to invite others with, for people of the table. */
  async invitation(person: string, id: string): Promise<AnswerTo<ServerQuestions, 'invitation'>> {
    const room = await this.find(id);
    if (!room) return { ok: false, problem: { code: 'no-such-table' } };
    const [isMember, links]: [boolean, Invitation] =
      room.type === 'gathering'
        ? [room.room.isMember(person), room.room.links]
        : [room.online.people.includes(person), room.online.links];
    return isMember ? { ok: true, value: links } : { ok: false, problem: { code: 'not-invited' } };
  }

  /** The person's tables, those that wait for the person first. */
  async mine(person: string): Promise<AnswerTo<ServerQuestions, 'mine'>> {
    const { store } = this.options;
    const cards: { card: TableCard; isWaiting: boolean }[] = [];
    for (const id of await store.tablesOf(person)) {
      const [loaded, online] = [await store.load(id), await store.loadOnline(id)];
      if (!loaded || !online) continue;
      const card = cardOf(loaded.table);
      cards.push({ card, isWaiting: card.waiting.some((seat) => online.people[seat] === person) });
    }
    cards.sort((x, y) => Number(y.isWaiting) - Number(x.isWaiting) || y.card.played - x.card.played);
    return { ok: true, value: cards.map(({ card }) => card) };
  }

  /** Connects a guest to a table; returns why it can't be joined. */
  async join(guest: RoomGuest, id: string, key: string | null, resume: Resume): Promise<JoinProblem | null> {
    this.leave(guest);
    const room = await this.find(id);
    if (!room) return { code: 'no-such-table' };
    if (room.type === 'gathering') {
      const { links } = room.room;
      const isInvited = room.room.isMember(guest.person) || isWord(key, links.invite);
      if (!isInvited && !isWord(key, links.watch)) return { code: 'not-invited' };
      this.whereabouts.set(guest, id);
      await room.room.join(guest, isInvited);
      return null;
    }
    const { people, options, links } = room.online;
    const mayWatch = options.spectators && isWord(key, links.watch);
    if (!people.includes(guest.person) && !mayWatch) return { code: 'not-invited' };
    this.whereabouts.set(guest, id);
    await room.room.join(guest, resume);
    return null;
  }

  /** Passes a message of a guest to its game. */
  async send(guest: RoomGuest, message: ToTable): Promise<void> {
    const room = await this.roomOf(guest);
    if (room?.type === 'game') await room.room.send(guest, message);
  }

  /** Carries out an action of a guest at a table that has not begun. */
  async act(guest: RoomGuest, id: string, action: GatheringAction): Promise<void> {
    const at = this.whereabouts.get(guest);
    const room = await this.roomOf(guest);
    if (at === undefined || room?.type !== 'gathering') return;
    const hasBegun = await room.room.act(guest, id, action);
    if (!hasBegun) return;
    this.rooms.delete(at);
    room.room.disband();
  }

  leave(guest: RoomGuest): void {
    const id = this.whereabouts.get(guest);
    if (id === undefined) return;
    this.whereabouts.delete(guest);
    this.leaveRoom(guest, id).catch(this.options.onError);
  }

  /** Closes all games. What is being stored is still stored. */
  async close(): Promise<void> {
    for (const room of await Promise.all(this.rooms.values())) if (room?.type === 'game') room.room.park();
    this.rooms.clear();
  }

  private async leaveRoom(guest: RoomGuest, id: string): Promise<void> {
    const found = this.rooms.get(id);
    const room = await found;
    room?.room.leave(guest);
    if (room?.room.guests === 0 && this.rooms.get(id) === found) this.rooms.delete(id);
  }

  private async roomOf(guest: RoomGuest): Promise<Room | null> {
    const id = this.whereabouts.get(guest);
    return id === undefined ? null : this.find(id);
  }

  private find(id: string): Promise<Room | null> {
    const known = this.rooms.get(id);
    if (known) return known;
    const found = this.load(id).catch((error: unknown) => {
      this.rooms.delete(id);
      throw error;
    });
    this.rooms.set(id, found);
    // Wrong ids are not remembered.
    void found.then((room) => room ?? this.rooms.delete(id)).catch(() => undefined);
    return found;
  }

  private async load(id: string): Promise<Room | null> {
    const { store } = this.options;
    const online = await store.loadOnline(id);
    if (online) return { type: 'game', room: this.gameRoom(id, online), online };
    const row = await store.loadGathering(id);
    const board = row && findBoard(row.gathering.board);
    if (!board) return null;
    const room = new GatheringRoom({
      id,
      board,
      row,
      store,
      botName: (seat) => `Bot ${seat + 1}`,
      begin: (start, from) => this.begin(id, start, from),
    });
    return { type: 'gathering', room };
  }

  private gameRoom(id: string, { people, options }: OnlineTable): GameRoom {
    const { store, thinker, clock, onError, parkMs = PARK_MS } = this.options;
    return new GameRoom({
      seatsOf: (person) => people.flatMap((it, seat) => (it === person ? [seat] : [])),
      setIdleTimer: (act) => clock.setTimer(parkMs, act),
      onError,
      open: (onAppend) =>
        openStored(id, {
          store,
          thinker,
          clock,
          budgetOf,
          onAppend,
          onError,
          findBoard: boardOfRecord,
          policy: onlinePolicy(options),
          randomSeed: (): Seed => `chacha20:${randomBytes(32).toString('hex')}`,
        }),
    });
  }

  private async begin(id: string, { plan, people, words }: GameStart, { gathering, links }: GatheringRow) {
    const board = findBoard(gathering.board);
    if (!board) throw new StoreFailure({ code: 'storage-refused' });
    const secret = Uint8Array.from(Buffer.from(gathering.secret, 'hex'));
    const left = words.slice();
    const game = beginGame(board, plan, secret, () => left.shift() ?? new Uint8Array());
    if (!game.ok) throw new Error(`a gathering can't begin: ${game.problem.code}`);
    const played = this.options.clock.wallTime();
    await this.options.store.begin(
      { table: { id, plan, guessed: false, played, secret }, record: game.value.record },
      { people, host: gathering.host, options: gathering.options, links },
    );
  }
}

function newWord(): string {
  return randomBytes(LINK_BYTES).toString('base64url');
}

/** Whether a key is this word, in a time that does not tell how much of it is right. */
function isWord(key: string | null, word: string): boolean {
  if (key === null) return false;
  const [given, right] = [Buffer.from(key), Buffer.from(word)];
  return given.length === right.length && timingSafeEqual(given, right);
}
