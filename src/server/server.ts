import { type IncomingMessage, type Server, createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { clock } from './clock.js';
import { LocalBus } from './bus/local-bus.js';
import { createCore } from './core.js';
import type { DataFolder } from './data-folder.js';
import { hostOf, isAllowedHost, isOwnOrigin } from './http/allowed-hosts.js';
import { createApi } from './http/api.js';
import { createHandler } from './http/handler.js';
import { HTTP_LIMITS, MAX_HEADERS } from './http/limits.js';
import { createPasskeyApi, PASSKEY_TRIES } from './http/passkey-api.js';
import { pathOf } from './http/path-of.js';
import { addKey, loadKeys } from './identity/keys.js';
import { addressOf, GuessLimit, Limit } from './limits.js';
import { loadPushKeys } from './notices/push-keys.js';
import type { OutwardOptions } from './outward/sender.js';
import { keepHouse } from './lobby/housekeeping.js';
import { metricsListener } from './metrics/listener.js';
import type { Counts } from './metrics/measures.js';
import { createMetrics } from './metrics/registry.js';
import { Bans } from './operator/bans.js';
import { OrderDesk } from './operator/order-desk.js';
import { Readiness } from './readiness.js';
import type { Settings } from './settings.js';
import { newCredit } from './sockets/credit.js';
import { Sockets } from './sockets/sockets.js';
import type { Person } from './store/lobby-store.js';
import { openSqliteStore, type SqliteStore } from './store/sqlite-store.js';
import { watched } from './store/watched-writer.js';
import { type BatchWriter, writeInThread } from './store/write-batch.js';
import { ThinkingPool } from './thinking/pool.js';
import { startThread } from './thinking/start-thread.js';

/** The sockets have this long to close by themselves. */
const CLOSE_MS = 2000;
const HOUR_S = 3600;
/** An address may connect as often as it may have sockets, twice over, within this time. */
const UPGRADES_S = 10;
/** Where clients connect. */
const SOCKET_PATH = '/socket';

/** A server that has been wired, and makes HTTP servers that share all it has. */
export interface RallarServer {
  /** One for each address it listens on. */
  listener(): Server;
  /** Answers monitors; null where nothing is measured. */
  metrics: Server | null;
  /** Tells the clients, stores everything and closes. */
  close(): Promise<void>;
}

/** What a program that runs a server of its own may replace, such as one that measures. */
export interface ServerParts {
  openStore?: (file: string, openWriter: (file: string) => BatchWriter) => SqliteStore;
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
  { openStore = openSqliteStore, ...parts }: ServerParts = {},
): RallarServer {
  const onError = (error: unknown): void => log.error({ err: error }, 'failed');
  const counts = (): Counts => ({
    tables: rooms.counts,
    sockets: sockets.size,
    thoughts: pool.thinking,
    queued: pool.queued,
  });
  const metrics = settings.metrics && createMetrics(counts);
  const measures = metrics?.measures;
  const store = openStore(folder.database, (file) =>
    measures ? watched(writeInThread(file), (batch) => measures.commit(batch)) : writeInThread(file),
  );
  const keys = loadKeys(settings.data);
  const pool = new ThinkingPool(Math.max(1, availableParallelism() - 1), startThread, measures);
  const isSecure = settings.address?.startsWith('https:') ?? false;
  const onRefusal = (code: string): void => {
    measures?.refusal(code);
    log.warn({ code }, 'refused');
  };
  const { rooms, people, passkeys, answers, notices, keepTime } = createCore({
    store,
    clock,
    bus: new LocalBus(),
    thinker: pool,
    keys: settings.newKey ? addKey(settings.data, keys) : keys,
    isSecure,
    tablesPerHour: settings.tablesPerHour,
    push: { keys: loadPushKeys(settings.data), contact: contactOf(settings) },
    tellsHooks: settings.webhooks,
    address: settings.address,
    onNoticeFailure: (code) => log.info({ code }, 'not sent'),
    ...parts,
    onRefusal,
    onError,
  });
  const bans = new Bans(store, () => clock.wallTime());
  const readiness = new Readiness({ probe: () => store.probe(clock.wallTime()), now: () => clock.now() });
  const addressOfRequest = (request: IncomingMessage): string => addressOf(request, settings.trustProxy);

  const admit = async (request: IncomingMessage, address: string): Promise<Person | number> => {
    const { origin } = request.headers;
    const host = hostOf(request);
    if (pathOf(request) !== SOCKET_PATH) return 404;
    if (!isAllowedHost(host, settings.address)) return 421;
    if (!isOwnOrigin(origin, host, settings.address)) return 403;
    const person = await people.find(request);
    if (await bans.find(person?.id ?? null, address)) return 403;
    return person ?? 401;
  };
  const upgrades = new Limit({ times: 2 * settings.socketsPerAddress, seconds: UPGRADES_S });
  const sockets = new Sockets({
    admit,
    addressOf: addressOfRequest,
    perAddress: settings.socketsPerAddress,
    spendUpgrade: (address) => upgrades.spend(address),
    newCredit: () => newCredit(clock, settings.messageRate),
    connections: {
      rooms,
      answers,
      pages: notices.pages,
      onRefusal,
      ...(measures && { onMove: (ms: number) => measures.move(ms) }),
      onError,
    },
    onRefusal: (status) => {
      measures?.refusal(`socket-${status}`);
      log.warn({ status }, 'socket refused');
    },
    onError,
  });
  const answerIdentity = createApi({
    people,
    bans,
    newcomers: new Limit({ times: settings.peoplePerHour, seconds: HOUR_S }),
    words: new GuessLimit(),
    addressOf: addressOfRequest,
    onRefusal,
  });
  const answerPasskeys = createPasskeyApi({
    people,
    passkeys,
    isSecure,
    tries: new Limit(PASSKEY_TRIES),
    addressOf: addressOfRequest,
    onRefusal,
  });
  const handler = createHandler({
    page,
    address: settings.address,
    api: (request, pathname) =>
      pathname.startsWith('/api/passkey/')
        ? answerPasskeys(request, pathname)
        : answerIdentity(request, pathname),
    whyNotReady: () => readiness.check(),
    onError,
  });
  const stopTime = keepTime();
  rooms.start().then(() => readiness.begin(), onError);
  notices.start();
  const stopHousekeeping = keepHouse(store, rooms, clock, onError);
  const desk = new OrderDesk({ store, rooms, bans, sockets, now: () => clock.wallTime() }, clock, {
    onOrder: (order, code) => log.info({ order, code }, 'operator'),
    onError,
  });
  desk.open();

  const monitor = metrics && metricsListener(metrics, onError);
  const listeners: Server[] = [];
  return {
    listener() {
      const server = createServer(HTTP_LIMITS, handler);
      server.maxHeadersCount = MAX_HEADERS;
      server.on('upgrade', (request, stream, head) => {
        sockets.upgrade(request, stream, head).catch((error: unknown) => {
          onError(error);
          stream.destroy();
        });
      });
      listeners.push(server);
      return server;
    },
    metrics: monitor,
    async close() {
      readiness.drain();
      stopHousekeeping();
      stopTime();
      notices.stop();
      for (const server of listeners) server.close();
      monitor?.close();
      await desk.close();
      // Nothing more is asked for, so that all that is being stored comes to an end.
      sockets.close();
      await rooms.close();
      await notices.idle();
      await store.close();
      pool.close();
      setTimeout(() => {
        sockets.terminate();
        for (const server of [...listeners, ...(monitor ? [monitor] : [])]) server.closeAllConnections();
      }, CLOSE_MS).unref();
    },
  };
}

/** Whom push services may write to: who runs the server, or else the page itself. */
function contactOf({ contact, address }: Settings): string {
  if (contact !== null) return contact;
  return address?.startsWith('https:') === true ? address : 'mailto:nobody@rallar.invalid';
}
