import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Board, fold, type Seat, type State, type View } from '../../../src/engine/index.js';
import {
  type AnswerTo,
  type ArgumentOf,
  type Askable,
  type FromServer,
  type GatheringAction,
  PROTOCOL_VERSION,
  type Resume,
  type ServerQuestions,
  type ToServer,
  type ToTable,
} from '../../../src/protocol/index.js';
import { LocalBus } from '../../../src/server/bus/local-bus.js';
import { type Core, type CoreOptions, createCore } from '../../../src/server/core.js';
import { newPushKeys } from '../../../src/server/notices/push-keys.js';
import {
  CLOSE_CODES,
  ClientConnection,
  type ConnectionOptions,
} from '../../../src/server/sockets/connection.js';
import { openSqliteStore, type SqliteStore } from '../../../src/server/store/sqlite-store.js';
import { SqliteWriter } from '../../../src/server/store/writer.js';
import { PortionThinker } from '../../../src/table/index.js';
import { boardOf } from '../../kit/boards.js';
import { FakeClock, promptBot, settled } from '../../table/setup.js';

/** The keys of the tests' server for push messages. */
export const PUSH_KEYS = newPushKeys();

/** A table is parked after this time. */
export const PARK_MS = 60_000;

/** The other end of a connection. */
export interface InProcessSocket {
  receive(text: string): void;
  /** The server ends the connection. */
  drop(): void;
}

/** The server without HTTP, sockets and threads: its time passes when a test says so, and every byte it sends is noted. */
export class InProcessServer {
  readonly clock = new FakeClock();
  readonly errors: unknown[] = [];
  readonly noticeFailures: string[] = [];
  readonly store: SqliteStore;
  /** By table: the whole state after each entry, as it was stored. */
  readonly states = new Map<string, State[]>();
  private readonly folder: string;
  private readonly options: Partial<CoreOptions>;
  private writer: SqliteWriter | undefined;
  readonly core: Core;
  private readonly connections = new Set<{ person: string; connection: ClientConnection }>();

  /** `change` replaces calls of the store; `folder` has the database of a server that was killed. */
  constructor(
    change: (store: SqliteStore) => Partial<SqliteStore> = () => ({}),
    folder?: string,
    options: Partial<CoreOptions> = {},
  ) {
    this.options = options;
    this.folder = folder ?? mkdtempSync(path.join(tmpdir(), 'rallar-wire-'));
    const store = openSqliteStore(path.join(this.folder, 'rallar.db'), (file) => {
      const writer = new SqliteWriter(file);
      this.writer = writer;
      return {
        write: (jobs) => Promise.resolve(writer.write(jobs)),
        close: () => Promise.resolve(writer.close()),
      };
    });
    this.store = {
      ...store,
      append: async (row) => {
        const state = structuredClone(row.head.snapshot);
        const answer = await store.append(row);
        if (answer.outcome === 'stored') this.statesOf(row.table)[row.n] = state;
        return answer;
      },
      begin: async (table, online) => {
        this.statesOf(table.table.id)[0] = structuredClone(table.record.snapshot);
        await store.begin(table, online);
      },
      ...change(store),
    };
    this.core = createCore({
      store: this.store,
      clock: this.clock,
      bus: new LocalBus(),
      thinker: new PortionThinker(this.clock, { botOf: promptBot }),
      parkMs: PARK_MS,
      keys: [{ id: 'key00000', secret: Buffer.alloc(32) }],
      isSecure: false,
      tablesPerHour: 30,
      push: { keys: PUSH_KEYS, contact: 'mailto:rallar@example.org' },
      tellsHooks: true,
      address: null,
      onNoticeFailure: (code) => this.noticeFailures.push(code),
      onError: (error) => this.errors.push(error),
      ...options,
    });
  }

  /** A page of a person, who becomes known by it. */
  async visit(id: string, name: string): Promise<WireClient> {
    await this.store.savePerson({ id, name, generation: 1, since: 1000 });
    return new WireClient((client) => this.connect(client, id, name));
  }

  /** Connects a client of a test's own, as a person who is known. */
  async open(id: string, name: string, client: InProcessSocket): Promise<ClientConnection> {
    await this.store.savePerson({ id, name, generation: 1, since: 1000 });
    return this.connect(client, id, name);
  }

  /** Runs a pragma on the writer's own connection, and returns what it answers. */
  pragma(text: string): unknown {
    return this.writer?.['database'].prepare(`PRAGMA ${text}`).get();
  }

  async close(): Promise<void> {
    this.core.notices.stop();
    await this.core.rooms.close();
    await this.store.close();
    rmSync(this.folder, { recursive: true });
  }

  /** Another server that goes on where this one was killed, after this time. */
  restarted(downFor = 0): InProcessServer {
    const next = new InProcessServer(undefined, this.folder, this.options);
    next.clock.time = this.clock.time + downFor;
    return next;
  }

  private statesOf(table: string): State[] {
    const known = this.states.get(table) ?? [];
    this.states.set(table, known);
    return known;
  }

  private connect(client: InProcessSocket, id: string, name: string): ClientConnection {
    const owner = {
      person: { id, name, generation: 1, since: 1000 },
      address: `address of ${id}`,
      socket: { send: (text: string) => client.receive(text), close: () => client.drop(), unread: 0 },
      spend: () => true,
    };
    const options: ConnectionOptions = {
      rooms: this.core.rooms,
      answers: this.core.answers,
      pages: this.core.notices.pages,
      onRename: (person) => connection.rename(person),
      onDeleted: () => {
        for (const open of this.connections)
          if (open.person === id) open.connection.end(CLOSE_CODES.deleted, 'deleted');
      },
      onSignedOut: () => {
        for (const open of this.connections)
          if (open.person === id && open.connection !== connection)
            open.connection.end(CLOSE_CODES.signedOut, 'signed-out');
      },
      onRefusal: () => undefined,
      onError: (error) => this.errors.push(error),
    };
    const connection = new ClientConnection(options, owner);
    this.connections.add({ person: id, connection });
    return connection;
  }
}

const LINK = 'link';

/** A page with one table. It knows its game from what it was sent alone, and notes every byte. */
export class WireClient {
  /** Every text it was sent. */
  readonly texts: string[] = [];
  /** The codes of its messages that were refused. */
  readonly refusals: string[] = [];
  view: View | undefined;
  n = -1;
  seats: Seat[] = [];
  /** What it may ask the others to agree to. */
  askable: readonly Askable[] = [];
  private board: Board | undefined;
  private readonly answers = new Map<number, unknown>();
  private readonly unanswered = new Map<string, ToTable>();
  private table = '';
  private key: string | null = null;
  private sent = 0;
  private readonly connectTo: (client: WireClient) => ClientConnection;
  private connection: ClientConnection | null = null;

  constructor(connectTo: (client: WireClient) => ClientConnection) {
    this.connectTo = connectTo;
    this.connect();
  }

  async ask<Q extends keyof ServerQuestions>(
    question: Q,
    argument: ArgumentOf<ServerQuestions, Q>,
  ): Promise<AnswerTo<ServerQuestions, Q>> {
    const call = this.sent++;
    await this.send({ type: 'ask', call, question, argument } as ToServer);
    // Some take many steps.
    for (let i = 0; i < 100 && !this.answers.has(call); i++) await settled();
    return this.answers.get(call) as AnswerTo<ServerQuestions, Q>;
  }

  async join(table: string, key: string | null = null): Promise<void> {
    this.table = table;
    this.key = key;
    await this.send(this.joinFrame({ eyes: null, n: null, messages: [] }));
  }

  async act(action: GatheringAction): Promise<void> {
    await this.send({ type: 'act', link: LINK, id: `act ${this.sent++}`, action });
  }

  /** Sends a message to its table. */
  async tell(message: ToTable): Promise<void> {
    if ('id' in message) this.unanswered.set(message.id, message);
    await this.send({ type: 'send', link: LINK, message });
  }

  newId(): string {
    return `message ${this.sent++}`;
  }

  /** The socket breaks; messages that were not answered are sent again when it is back. */
  drop(): void {
    this.connection?.close();
    this.connection = null;
  }

  /** Comes back after a break with what it has seen. */
  async resume(): Promise<void> {
    this.connect();
    const eyes = this.view?.eyes;
    const messages = [...this.unanswered.values()];
    const n = this.n < 0 ? null : this.n;
    await this.send(
      this.joinFrame({ eyes: eyes === undefined || eyes === 'all' ? null : eyes, n, messages }),
    );
  }

  /** The last frame of a type that it was sent. */
  last<T extends FromServer['type']>(type: T): Extract<FromServer, { type: T }> | undefined {
    const frames = this.texts.map((text) => JSON.parse(text) as FromServer);
    return frames.reverse().find((frame) => frame.type === type) as never;
  }

  receive(text: string): void {
    this.texts.push(text);
    const frame = JSON.parse(text) as FromServer;
    if (frame.type === 'answer') this.answers.set(frame.call, frame.answer);
    if (frame.type === 'rejoin') void this.send(this.joinFrame({ eyes: null, n: null, messages: [] }));
    if (frame.type !== 'deliver') return;
    const { message } = frame;
    if ('id' in message && message.id !== undefined) this.unanswered.delete(message.id);
    if (message.type === 'refused') this.refusals.push(message.problem.code);
    if (message.type === 'table' || message.type === 'entry') this.askable = message.ask ?? [];
    if (message.type === 'table') {
      this.view = message.view;
      this.board = boardOf(message.plan.board);
      this.n = message.log.length - 1;
      this.seats = message.seats;
    } else if (message.type === 'entry' && this.view && this.board) {
      for (const event of message.entry.outcome) fold(this.board, this.view, event);
      this.n = message.entry.n;
    }
  }

  private connect(): void {
    this.connection = this.connectTo(this);
    this.connection.receive(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  }

  private joinFrame(resume: Resume): ToServer {
    return { type: 'join', link: LINK, table: this.table, key: this.key, resume };
  }

  /** Sends a frame, and waits for what needs no time. */
  async send(frame: ToServer): Promise<void> {
    this.connection?.receive(JSON.stringify(frame));
    for (let i = 0; i < 4; i++) await settled();
  }
}
