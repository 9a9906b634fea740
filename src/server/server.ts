import { type IncomingMessage, type Server, createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { clock } from './clock.js';
import { LocalBus } from './bus/local-bus.js';
import { createCore } from './core.js';
import type { DataFolder } from './data-folder.js';
import { isAllowedHost, isOwnOrigin } from './http/allowed-hosts.js';
import { createApi } from './http/api.js';
import { createHandler } from './http/handler.js';
import { pathOf } from './http/path-of.js';
import { addKey, loadKeys } from './identity/keys.js';
import { addressOf, GuessLimit, Limit } from './limits.js';
import { loadPushKeys } from './notices/push-keys.js';
import type { OutwardOptions } from './outward/sender.js';
import { keepHouse } from './lobby/housekeeping.js';
import type { Settings } from './settings.js';
import { newCredit } from './sockets/credit.js';
import { Sockets } from './sockets/sockets.js';
import type { Person } from './store/lobby-store.js';
import { openSqliteStore, type SqliteStore } from './store/sqlite-store.js';
import { writeInThread } from './store/write-batch.js';
import { ThinkingPool } from './thinking/pool.js';
import { startThread } from './thinking/start-thread.js';

/** The sockets have this long to close by themselves. */
const CLOSE_MS = 2000;
const HOUR_S = 3600;
/** Where clients connect. */
const SOCKET_PATH = '/socket';

/** A server that has been wired, and makes HTTP servers that share all it has. */
export interface RallarServer {
  /** One for each address it listens on. */
  listener(): Server;
  /** Tells the clients, stores everything and closes. */
  close(): Promise<void>;
}

/** What a program that runs a server of its own may replace, such as one that measures. */
export interface ServerParts {
  openStore?: (file: string) => SqliteStore;
  /** A table without messages for this long is parked. */
  parkMs?: number;
  /** Where messages may be sent, for tests. */
  outward?: OutwardOptions;
}

/** Wires a server: store, people, thinking, rooms, sockets and HTTP. */
export function createRallarServer(
  settings: Settings,
  folder: Pick<DataFolder, 'database'>,
  page: string,
  log: Logger,
  { openStore = (file) => openSqliteStore(file, writeInThread), ...parts }: ServerParts = {},
): RallarServer {
  const onError = (error: unknown): void => log.error({ err: error }, 'failed');
  const store = openStore(folder.database);
  const keys = loadKeys(settings.data);
  const pool = new ThinkingPool(Math.max(1, availableParallelism() - 1), startThread);
  const { rooms, people, answers, notices } = createCore({
    store,
    clock,
    bus: new LocalBus(),
    thinker: pool,
    keys: settings.newKey ? addKey(settings.data, keys) : keys,
    isSecure: settings.address?.startsWith('https:') ?? false,
    tablesPerHour: settings.tablesPerHour,
    push: { keys: loadPushKeys(settings.data), contact: contactOf(settings) },
    tellsHooks: settings.webhooks,
    address: settings.address,
    onNoticeFailure: (code) => log.info({ code }, 'not sent'),
    ...parts,
    onError,
  });
  const onRefusal = (code: string): void => log.warn({ code }, 'refused');
  const addressOfRequest = (request: IncomingMessage): string => addressOf(request, settings.trustProxy);

  const admit = async (request: IncomingMessage): Promise<Person | number> => {
    const { host, origin } = request.headers;
    if (pathOf(request) !== SOCKET_PATH) return 404;
    if (!isAllowedHost(host, settings.address)) return 421;
    if (!isOwnOrigin(origin, host, settings.address)) return 403;
    return (await people.find(request)) ?? 401;
  };
  const sockets = new Sockets({
    admit,
    addressOf: addressOfRequest,
    perAddress: settings.socketsPerAddress,
    connectionOf: () => ({
      rooms,
      answers,
      pages: notices.pages,
      spend: newCredit(clock, settings.messageRate),
      onRefusal,
      onError,
    }),
    onRefusal: (status) => log.warn({ status }, 'socket refused'),
    onError,
  });
  const handler = createHandler({
    page,
    address: settings.address,
    api: createApi({
      people,
      newcomers: new Limit({ times: settings.peoplePerHour, seconds: HOUR_S }),
      words: new GuessLimit(),
      addressOf: addressOfRequest,
      onRefusal,
    }),
    onError,
  });
  rooms.start().catch(onError);
  notices.start();
  const stopHousekeeping = keepHouse(store, rooms, clock, onError);

  const listeners: Server[] = [];
  return {
    listener() {
      const server = createServer(handler);
      server.on('upgrade', (request, stream, head) => {
        sockets.upgrade(request, stream, head).catch((error: unknown) => {
          onError(error);
          stream.destroy();
        });
      });
      listeners.push(server);
      return server;
    },
    async close() {
      stopHousekeeping();
      notices.stop();
      for (const server of listeners) server.close();
      // Nothing more is asked for, so that all that is being stored comes to an end.
      sockets.close();
      await rooms.close();
      await notices.idle();
      await store.close();
      pool.close();
      setTimeout(() => {
        sockets.terminate();
        for (const server of listeners) server.closeAllConnections();
      }, CLOSE_MS).unref();
    },
  };
}

/** Whom push services may write to: who runs the server, or else the page itself. */
function contactOf({ contact, address }: Settings): string {
  if (contact !== null) return contact;
  return address?.startsWith('https:') === true ? address : 'mailto:nobody@rallar.invalid';
}
