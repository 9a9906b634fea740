import { type IncomingMessage, type Server, createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { clock } from './clock.js';
import type { DataFolder } from './data-folder.js';
import { isAllowedHost, isOwnOrigin } from './http/allowed-hosts.js';
import { createHandler } from './http/handler.js';
import { loadKeys } from './identity/keys.js';
import { People } from './identity/people.js';
import { Rooms } from './rooms/rooms.js';
import type { Settings } from './settings.js';
import { newCredit } from './sockets/credit.js';
import { Sockets } from './sockets/sockets.js';
import type { Person } from './store/lobby-store.js';
import { openSqliteStore } from './store/sqlite-store.js';
import { writeInThread } from './store/write-batch.js';
import { ThinkingPool } from './thinking/pool.js';
import { startThread } from './thinking/start-thread.js';

/** The sockets have this long to close by themselves. */
const CLOSE_MS = 2000;
/** Where clients connect. */
const SOCKET_PATH = '/socket';

/** A server that has been wired, and makes HTTP servers that share all it has. */
export interface RallarServer {
  /** One for each address it listens on. */
  listener(): Server;
  /** Tells the clients, stores everything and closes. */
  close(): Promise<void>;
}

/** Wires a server: store, people, thinking, rooms, sockets and HTTP. */
export function createRallarServer(
  settings: Settings,
  folder: DataFolder,
  page: string,
  log: Logger,
): RallarServer {
  const onError = (error: unknown): void => log.error({ err: error }, 'failed');
  const store = openSqliteStore(folder.database, writeInThread);
  const isSecure = settings.address?.startsWith('https:') ?? false;
  const people = new People(store, loadKeys(settings.data), isSecure);
  const pool = new ThinkingPool(Math.max(1, availableParallelism() - 1), startThread);
  const rooms = new Rooms({ store, thinker: pool, clock, onError });

  const admit = async (request: IncomingMessage): Promise<Person | number> => {
    const { host, origin } = request.headers;
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== SOCKET_PATH) return 404;
    if (!isAllowedHost(host, settings.address)) return 421;
    if (!isOwnOrigin(origin, host, settings.address)) return 403;
    return (await people.find(request)) ?? 401;
  };
  const sockets = new Sockets({
    admit: async (request) => {
      const person = await admit(request);
      if (typeof person === 'number') log.warn({ status: person }, 'socket refused');
      return person;
    },
    connectionOf: () => ({
      rooms,
      people: store,
      spend: newCredit(clock, settings.messageRate),
      onRefusal: (code) => log.warn({ code }, 'refused'),
      onError,
    }),
    onError,
  });
  const handler = createHandler({
    page,
    address: settings.address,
    greet: (request, name) => people.greet(request, name),
    onError,
  });

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
      for (const server of listeners) server.close();
      await rooms.close();
      sockets.close();
      await store.close();
      pool.close();
      setTimeout(() => {
        sockets.terminate();
        for (const server of listeners) server.closeAllConnections();
      }, CLOSE_MS).unref();
    },
  };
}
