import { randomBytes } from 'node:crypto';
import { findBoard } from '../../boards/index.js';
import { SECRET_BYTES, type Board } from '../../engine/index.js';
import type {
  AnswerTo,
  ArgumentOf,
  EnterProblem,
  LimitProblem,
  ServerQuestions,
} from '../../protocol/index.js';
import { cardOf, StoreFailure } from '../../table/index.js';
import type { GuessLimit, Limit } from '../limits.js';
import type { OnlineGame } from '../rooms/online-game.js';
import type { Rooms } from '../rooms/rooms.js';
import type { LoadedOnline, LobbyStore, TableLinks } from '../store/lobby-store.js';
import { newGathering, seatSomewhere, type StoredGathering } from './gathering.js';
import { newLinks, newWord } from './links.js';
import { QUICK_OPTIONS, QUICK_SEATS } from './quick.js';
import { rematchOf } from './rematch.js';

/** Codes are so many that two tries in a row never find one that is taken. */
const MAX_TRIES = 5;

/** Who asks for a table. */
export interface Visitor {
  person: string;
  name: string;
  /** What limits are counted by. */
  address: string;
}

/** What making and finding tables needs of the server. */
export interface TablesOptions {
  store: LobbyStore;
  rooms: Rooms;
  /** New tables, by address and by person. */
  newTables: Limit;
  codes: GuessLimit;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Makes and finds tables. */
export class Tables {
  private readonly options: TablesOptions;

  constructor(options: TablesOptions) {
    this.options = options;
  }

  /** Makes a table that has not begun, with the visitor as its host; asking twice makes one. */
  async gather(
    visitor: Visitor,
    { id, board: name, seats, options }: ArgumentOf<ServerQuestions, 'gather'>,
  ): Promise<AnswerTo<ServerQuestions, 'gather'>> {
    const board = findBoard(name);
    if (!board) return { ok: false, problem: { code: 'unknown-board' } };
    const [least, most] = board.facts.players;
    if (seats < least || seats > most) return { ok: false, problem: { code: 'no-such-seat' } };
    if (await this.exists(id)) return { ok: true };
    const tooMany = await this.countNew(visitor);
    if (tooMany) return { ok: false, problem: tooMany };
    const secret = randomBytes(SECRET_BYTES);
    await this.add(id, newGathering(board, memberOf(visitor), seats, options, secret));
    return { ok: true };
  }

  /** A table where somebody waits for others, with a seat for the visitor; else a new one. */
  async play(
    visitor: Visitor,
    { id, board: name }: ArgumentOf<ServerQuestions, 'play'>,
  ): Promise<AnswerTo<ServerQuestions, 'play'>> {
    const board = findBoard(name);
    if (!board) return { ok: false, problem: { code: 'unknown-board' } };
    const found = await this.options.rooms.quick.play<LimitProblem>(memberOf(visitor), board.id, {
      takeSeat: (table, member) =>
        this.options.rooms.use(table, async (room) =>
          room?.type === 'gathering' ? room.room.takeSeat(member) : false,
        ),
      make: () => this.makeQuick(visitor, id, board),
    });
    return found.ok ? { ok: true, value: { table: found.table } } : found;
  }

  /** The words to invite others with, for people of the table. */
  async invitation(person: string, id: string): Promise<AnswerTo<ServerQuestions, 'invitation'>> {
    return this.options.rooms.use(id, async (room) => {
      if (!room) return refuse({ code: 'no-such-table' });
      if (room.type === 'gathering') {
        if (!room.room.isMember(person)) return refuse({ code: 'not-invited', seats: [] });
        return { ok: true, value: room.room.links };
      }
      if (room.room.isClosed) return refuse(room.room.notInvited);
      if (room.room.seatsOf(person).length === 0) return refuse({ code: 'not-invited', seats: [] });
      return { ok: true, value: { ...room.room.online.links, code: null } };
    });
  }

  /** The table of a code, and the word to join it with. */
  async find({ address }: Visitor, code: string): Promise<AnswerTo<ServerQuestions, 'find'>> {
    const found = await this.options.codes.look(address, () => this.options.store.findCode(code));
    if (found === null) return { ok: false, problem: { code: 'no-such-code' } };
    if ('seconds' in found) return { ok: false, problem: { code: 'too-many-tries', ...found } };
    return { ok: true, value: { table: found.id, key: found.links.invite } };
  }

  /** The table of the next game with the same people, made where there is none yet; the visitor is let in there. */
  async rematch(visitor: Visitor, id: string): Promise<AnswerTo<ServerQuestions, 'rematch'>> {
    return this.options.rooms.use(id, async (room): Promise<AnswerTo<ServerQuestions, 'rematch'>> => {
      if (room?.type !== 'game') return { ok: false, problem: { code: 'no-such-table' } };
      const game = room.room;
      if (game.seatsOf(visitor.person).length === 0) return { ok: false, problem: game.notInvited };
      return game.change(async (online) => {
        const known = online.rematch !== null && (await this.isOpenTo(visitor, online.rematch));
        if (known) return { ok: true, value: { table: known } };
        return this.makeRematch(visitor, game, online);
      });
    });
  }

  private async makeRematch(
    visitor: Visitor,
    game: OnlineGame,
    online: LoadedOnline,
  ): Promise<AnswerTo<ServerQuestions, 'rematch'>> {
    const { store, now } = this.options;
    const head = await store.loadHead(game.id);
    if (!head || !cardOf(head).over) return { ok: false, problem: { code: 'not-over' } };
    const tooMany = await this.countNew(visitor);
    if (tooMany) return { ok: false, problem: tooMany };
    const gathering = rematchOf(online, visitor, randomBytes(SECRET_BYTES));
    const table = newWord();
    // The spectators come along: their word opens the next table too.
    await this.addWith(table, (links) =>
      store.addRematch(game.id, table, { gathering, links: { ...links, watch: online.links.watch } }, now()),
    );
    return { ok: true, value: { table } };
  }

  /** Lets a visitor in to the next game, if it is still there. */
  private async isOpenTo(visitor: Visitor, id: string): Promise<string | false> {
    return this.options.rooms.use(id, async (room) => {
      if (room?.type === 'gathering') await room.room.invite(memberOf(visitor));
      return room !== null && id;
    });
  }

  private async makeQuick(
    visitor: Visitor,
    wanted: string,
    board: Board,
  ): Promise<{ ok: true; table: string } | { ok: false; problem: LimitProblem }> {
    const tooMany = await this.countNew(visitor);
    if (tooMany) return { ok: false, problem: tooMany };
    const member = memberOf(visitor);
    const empty = newGathering(board, member, QUICK_SEATS, QUICK_OPTIONS, randomBytes(SECRET_BYTES), true);
    // A name that is another table's is no way to it.
    const table = (await this.exists(wanted)) ? newWord() : wanted;
    await this.add(table, seatSomewhere(empty, member) ?? empty);
    // From now on others find it, and its maker must come in time.
    await this.options.rooms.use(table, () => Promise.resolve());
    return { ok: true, table };
  }

  private async exists(id: string): Promise<boolean> {
    const { store } = this.options;
    return (await store.loadGathering(id)) !== null || (await store.loadOnline(id)) !== null;
  }

  private async countNew({ address, person }: Visitor): Promise<LimitProblem | null> {
    const { newTables } = this.options;
    const seconds = (await newTables.spend(`at ${address}`)) ?? (await newTables.spend(`by ${person}`));
    return seconds === null ? null : { code: 'too-many-tries', seconds };
  }

  private add(id: string, gathering: StoredGathering): Promise<void> {
    const { store, now } = this.options;
    return this.addWith(id, (links) => store.addGathering(id, { gathering, links }, now()));
  }

  /** Stores a new gathering, with another code where its code is taken. */
  private async addWith(id: string, add: (links: TableLinks) => Promise<void>): Promise<void> {
    for (let i = 0; i < MAX_TRIES; i++) {
      await add(newLinks());
      // Where somebody else's of this name was first, it is theirs.
      if (await this.options.store.loadGathering(id)) return;
    }
    throw new StoreFailure({ code: 'storage-refused' });
  }
}

function memberOf({ person, name }: Visitor) {
  return { person, name };
}

function refuse(problem: EnterProblem): { ok: false; problem: EnterProblem } {
  return { ok: false, problem };
}
