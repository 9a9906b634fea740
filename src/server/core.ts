import type { Clock, TableStore, Thinker } from '../table/index.js';
import type { Bus } from './bus/bus.js';
import { DueTables } from './due/due-tables.js';
import { Heartbeat } from './due/heartbeat.js';
import { deletePerson } from './identity/delete-person.js';
import type { SigningKey } from './identity/keys.js';
import { Passkeys } from './identity/passkeys.js';
import { People } from './identity/people.js';
import { GuessLimit, Limit } from './limits.js';
import type { OutwardOptions } from './outward/sender.js';
import { Notices } from './notices/notices.js';
import type { PushSender } from './notices/push-message.js';
import { CachedLobby } from './lobby/cached-lobby.js';
import { listLobby } from './lobby/listing.js';
import { Tables } from './lobby/tables.js';
import { Rooms } from './rooms/rooms.js';
import { type Answers, createAnswers } from './sockets/answers.js';
import type { LobbyStore } from './store/lobby-store.js';
import type { NoticeStore } from './store/notice-store.js';
import type { TimeStore } from './store/time-store.js';

const HOUR_S = 3600;

/** What the core is made of: all that is a test's to replace. */
export interface CoreOptions {
  store: TableStore & LobbyStore & TimeStore & NoticeStore;
  clock: Clock;
  bus: Bus;
  thinker: Thinker;
  keys: readonly SigningKey[];
  /** People reach the server over https. */
  isSecure: boolean;
  /** How many tables an address or a person may make in an hour. */
  tablesPerHour: number;
  parkMs?: number;
  beatMs?: number;
  onRefusal?: (code: string) => void;
  push: PushSender;
  tellsHooks: boolean;
  /** The address that people use; null where only they know. */
  address: string | null;
  outward?: OutwardOptions;
  /** Called with the code of a notice that could not be sent. */
  onNoticeFailure: (code: string) => void;
  onError: (error: unknown) => void;
}

/** The server without HTTP and sockets: tables, people, and the answers to questions. */
export interface Core {
  rooms: Rooms;
  people: People;
  passkeys: Passkeys;
  answers: Answers;
  /** Counts the time, and lets tables do what is due, until the function it returns is called. */
  keepTime: () => () => void;
  /** They are sent once it is started. */
  notices: Notices;
}

/** Wires tables and people. */
export function createCore(options: CoreOptions): Core {
  const { store, clock, keys, isSecure, tablesPerHour, onError } = options;
  const heartbeat = new Heartbeat(options);
  const rooms = new Rooms({ ...options, heartbeat });
  const dueTables = new DueTables({ store, clock, wake: (table) => rooms.wake(table), onError });
  const people = new People(store, keys, isSecure, () => clock.wallTime());
  const passkeys = new Passkeys(store, keys, () => clock.wallTime());
  const tables = new Tables({
    store,
    rooms,
    newTables: new Limit({ times: tablesPerHour, seconds: HOUR_S }),
    codes: new GuessLimit(),
    now: () => clock.wallTime(),
  });
  const lobby = new CachedLobby(
    () => listLobby(store, clock.wallTime(), (table) => rooms.isAnybodyAt(table)),
    () => rooms.quick.waiting(),
    () => clock.now(),
  );
  const notices = new Notices({
    ...options,
    isHost: (person, table) =>
      rooms.use(table, async (room) => room?.type === 'gathering' && room.room.isHost(person)),
    onFailure: options.onNoticeFailure,
  });
  const answers = createAnswers({
    store,
    people,
    passkeys,
    tables,
    lobby,
    channels: notices.channels,
    deletePerson: (person) => deletePerson(store, rooms, person),
  });
  return {
    rooms,
    people,
    passkeys,
    answers,
    notices,
    keepTime() {
      heartbeat.start();
      void heartbeat.ready.then(() => dueTables.start());
      return () => {
        heartbeat.stop();
        dueTables.stop();
      };
    },
  };
}
