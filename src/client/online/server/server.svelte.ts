import type {
  AnswerTo,
  ArgumentOf,
  HostProblem,
  LimitProblem,
  PageNotice,
  ServerQuestions,
} from '../../../protocol/index.js';
import { type ConnectionParts, ServerConnection, type TableFrame } from '../../../remote/connection.js';
import * as identity from './identity.js';
import type { ConnectionState, OnlineServer, OnlineTable } from './online-server.js';
import { noteUpToDate } from './outdated.js';
import type { PasskeyCalls } from './passkey-calls.js';
import { passkeyCalls } from './passkeys.js';
import { ServerTable } from './server-table.svelte.js';

/** What a server is reached by. */
export interface ServerParts extends Pick<ConnectionParts, 'openSocket' | 'isHidden' | 'random'> {
  identity: typeof identity;
  passkeys: PasskeyCalls;
  /** Adds what calls `check` when the page is seen again or the network changes. */
  watchPage: (connection: Pick<ServerConnection, 'check' | 'goOffline' | 'tellVisibility'>) => void;
}

class Server implements OnlineServer {
  state = $state<ConnectionState>('connecting');
  name = $state.raw<string | null>();
  readonly passkeys: PasskeyCalls;
  bannedUntil = $state<number | null>(null);
  notice = $state.raw<PageNotice>();
  readonly #identity: typeof identity;
  readonly #connection: ServerConnection;
  readonly #tables = new Map<string, ServerTable>();

  constructor({ identity: who, passkeys, watchPage, ...parts }: ServerParts) {
    this.#identity = who;
    this.passkeys = {
      ...passkeys,
      signIn: async () => {
        const found = await passkeys.signIn();
        if (found.ok) this.#connection.reconnect();
        return found;
      },
    };
    this.#connection = new ServerConnection({
      ...parts,
      identify: () => this.#identify(),
      onState: (state) => (this.state = state),
      onConnected: () => {
        noteUpToDate();
        for (const table of this.#tables.values()) table.rejoin();
      },
      onFrame: (frame) => this.#receive(frame),
      onNotice: (notice) => (this.notice = notice),
    });
    watchPage(this.#connection);
    this.#connection.connect();
  }

  async introduce(name: string): Promise<{ ok: true } | { ok: false; problem: HostProblem | LimitProblem }> {
    const done = await this.#identity.introduce(name);
    if (!done.ok) return done;
    const isNew = this.name === null;
    this.name = done.name;
    if (isNew) this.#connection.connect();
    return { ok: true };
  }

  async takeOver(
    word: string,
  ): Promise<{ ok: true } | { ok: false; problem: HostProblem | LimitProblem | { code: 'no-such-code' } }> {
    const done = await this.#identity.takeOver(word);
    if (!done.ok) return done;
    this.#connection.reconnect();
    return { ok: true };
  }

  async signOutElsewhere(): ReturnType<OnlineServer['signOutElsewhere']> {
    const signedOut = await this.#connection.ask('signOutElsewhere', null);
    // The cookie of this device is void as well.
    return signedOut.ok ? this.takeOver(signedOut.value.word) : signedOut;
  }

  async ask<Q extends keyof ServerQuestions>(
    question: Q,
    argument: ArgumentOf<ServerQuestions, Q>,
  ): Promise<AnswerTo<ServerQuestions, Q> | { ok: false; problem: HostProblem }> {
    const answer = await this.#connection.ask(question, argument);
    const isDone = (answer as { ok?: boolean }).ok === true;
    if (isDone && question === 'rename') this.name = (argument as { name: string }).name;
    // Nobody any more: the next thing is to say a name.
    if (isDone && question === 'deleteMe') this.#connection.reconnect();
    return answer;
  }

  join(id: string, key: string | null): OnlineTable {
    const table = new ServerTable(id, key, {
      send: (frame) => this.#connection.send(frame),
      onLeave: () => this.#tables.delete(table.name),
    });
    this.#tables.set(table.name, table);
    return table;
  }

  async #identify(): Promise<'known' | 'unknown' | 'unreachable' | 'banned'> {
    const name = await this.#identity.findName();
    if (name === undefined) return 'unreachable';
    if (name !== null && typeof name === 'object') {
      this.bannedUntil = name.until;
      return 'banned';
    }
    this.name = name;
    return name === null ? 'unknown' : 'known';
  }

  #receive(frame: TableFrame): void {
    this.#tables.get(frame.link ?? '')?.receive(frame);
  }
}

/** Makes the page's side of a server. */
export function createServer(parts: ServerParts): OnlineServer {
  return new Server(parts);
}

/** Connects to the server that the page came from. */
export function openServer(): OnlineServer {
  const address = new URL('socket', document.baseURI);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.hash = '';
  return createServer({
    identity,
    passkeys: passkeyCalls,
    openSocket: () => new WebSocket(address),
    isHidden: () => document.hidden,
    random: Math.random,
    watchPage(connection) {
      addEventListener('online', () => connection.check());
      addEventListener('offline', () => connection.goOffline());
      addEventListener('pageshow', () => connection.check());
      document.addEventListener('visibilitychange', () => {
        connection.tellVisibility();
        if (!document.hidden) connection.check();
      });
    },
  });
}
