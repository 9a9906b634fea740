import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boards } from '../../boards/index.js';
import { type Entry, fastSeed, itemAt, newGame, openRecord } from '../../engine/index.js';
import type {
  FromWorker,
  LocalQuestions,
  TablePlan,
  ToClient,
  ToHost,
  ToTable,
} from '../../protocol/index.js';
import {
  type AppendRow,
  type Attached,
  type Clock,
  LOCAL_POLICY,
  type OpenedTable,
  PortionThinker,
  RunningTable,
  budgetOf,
} from '../../table/index.js';
import { Link } from '../../remote/link.js';
import { WorkerHost } from './worker-host.js';

const board = itemAt(boards, 1);
const ID = 'the-table';
const clock: Clock = { now: () => 0, wallTime: () => 0, setTimer: () => () => {} };
const people = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
const plan: TablePlan = { board: board.id, seats: people, first: 0 };

const onError = (error: unknown) => expect.unreachable(String(error));

/** A stored table, which is opened when `release` is called. */
class Store {
  record = newGame(board, { players: 2, first: 0 }, people, { seed: fastSeed(5) }).record;
  readonly applied: string[] = [];
  readonly waiting: (() => void)[] = [];

  /** Opens the tables that are waiting for it. */
  release(): void {
    for (const open of this.waiting.splice(0)) open();
  }

  readonly open = async (): Promise<OpenedTable> => {
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    const game = openRecord(board, structuredClone(this.record));
    if (!game.ok) throw new Error(game.problem.code);
    const append = ({ entry, head, message }: AppendRow) => {
      this.record = structuredClone({ ...head, log: [...this.record.log, entry] });
      if (message !== null) this.applied.push(message);
      return Promise.resolve({ outcome: 'stored' as const });
    };
    const table = new RunningTable({
      id: ID,
      game: game.value,
      plan,
      secret: null,
      appliedMessages: this.applied,
      clock,
      store: { append, readEntry: () => Promise.resolve('missing') },
      thinker: new PortionThinker(clock),
      budgetOf,
      policy: LOCAL_POLICY,
      randomSeed: () => fastSeed(1),
      onAppend: () => {},
      onError,
    });
    return { ok: true, value: { table, seats: [0, 1] } };
  };
}

type ToWorker = ToHost<LocalQuestions>;

/** A page with one link, and its worker, which may be replaced. Messages take time in between. */
class Page {
  readonly received: ToClient[] = [];
  readonly frames: FromWorker[] = [];
  readonly link: Link;
  private host: WorkerHost;
  private readonly open: () => Promise<OpenedTable>;

  constructor(open: () => Promise<OpenedTable>) {
    this.open = open;
    this.host = this.start();
    this.link = new Link({
      join: (resume) => this.send({ type: 'join', link: 'link', table: ID, resume }),
      send: (message) => this.send({ type: 'send', link: 'link', message }),
      leave: () => this.send({ type: 'leave', link: 'link' }),
    });
    this.link.listen((message) => this.received.push(message));
  }

  /** Replaces the worker. */
  restart(): void {
    this.host.receive({ type: 'leave', link: 'link' });
    this.host = this.start();
    this.link.join();
  }

  ids(): string[] {
    return this.received.flatMap((message) =>
      'id' in message && message.id !== undefined ? [message.id] : [],
    );
  }

  send(frame: ToWorker): void {
    const { host } = this;
    setTimeout(() => host.receive(structuredClone(frame)));
  }

  private start(): WorkerHost {
    const host: WorkerHost = new WorkerHost(
      'worker',
      (frame) => {
        setTimeout(() => host === this.host && this.receive(structuredClone(frame)));
      },
      this.open,
    );
    return host;
  }

  private receive(frame: FromWorker): void {
    this.frames.push(frame);
    if (frame.type === 'deliver') this.link.receive(frame.message);
    if (frame.type === 'rejoin') this.link.join();
  }
}

let page: Page | undefined;
// Without locks, every worker that opens a table leads.
beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(async () => {
  page?.link.close();
  await soon();
  vi.unstubAllGlobals();
});

const soon = () => new Promise((resolve) => setTimeout(resolve, 20));
const keep: ToTable = {
  type: 'move',
  id: 'a',
  n: 0,
  seat: 0,
  move: { type: 'keep', tickets: itemAt(new Store().record.snapshot.offered, 0) },
};
/** How many entries are people's. */
const countOfPeople = (log: Entry[]) => log.filter(({ by }) => by === 'person').length;

test('P7 messages sent while a table is being opened reach it in order, once it is open', async () => {
  const got: ToTable[] = [];
  const release: (() => void)[] = [];
  const attach = (): Attached => ({ send: (message) => void got.push(message), leave: () => {} });
  const table = { attach, close: () => {} } as unknown as RunningTable;
  page = new Page(async () => {
    await new Promise<void>((resolve) => release.push(resolve));
    return { ok: true, value: { table, seats: [0] } };
  });
  page.link.send({ type: 'record', id: '1' });
  await soon();
  page.link.send(keep);
  page.link.send({ type: 'undo', id: '2', n: 1, seat: 0 });
  await soon();
  expect(got).toEqual([]);
  await vi.waitFor(() => expect(release).toHaveLength(1));
  itemAt(release, 0)();
  page.link.send({ type: 'record', id: '3' });
  await vi.waitFor(() => expect(got).toHaveLength(4));
  page.link.send({ type: 'record', id: '4' });
  await soon();
  const ids = got.map((message) => ('id' in message ? message.id.split(' ')[1] : ''));
  expect(ids).toEqual(['1', 'a', '2', '3', '4']);
});

test('a move sent while a restarted worker opens its table is answered, and played once', async () => {
  const store = new Store();
  const { received, link } = (page = new Page(store.open));
  /** Opens the table, once the worker requests it. */
  const opened = async () => {
    await vi.waitFor(() => expect(store.waiting).toHaveLength(1));
    store.release();
  };
  await opened();
  await vi.waitFor(() => expect(received.at(-1)?.type).toBe('table'));
  page.restart();
  await soon();
  link.send(keep);
  await soon();
  expect(page.ids()).toEqual([]);
  await opened();
  await vi.waitFor(() => expect(page?.ids()).toEqual(['a']));
  expect(countOfPeople(store.record.log)).toBe(1);
  // A message that was answered is not sent again.
  received.length = 0;
  page.restart();
  await opened();
  // The page has seen everything, so there is nothing to send but a new move's answer.
  link.send({ type: 'record', id: 'b' });
  await vi.waitFor(() => expect(received.map(({ type }) => type)).toEqual(['refused']));
  expect(countOfPeople(store.record.log)).toBe(1);
});

test('P7 a move that waits for a table that can’t be opened ends with it, and is not played later', async () => {
  let opens = false;
  const store = new Store();
  page = new Page(() =>
    opens ? store.open() : Promise.resolve({ ok: false, problem: { code: 'storage-full' } }),
  );
  page.link.send(keep);
  await vi.waitFor(() =>
    expect(page?.received).toEqual([{ type: 'closed', problem: { code: 'storage-full' } }]),
  );
  opens = true;
  page.restart();
  await soon();
  store.release();
  await soon();
  expect(countOfPeople(store.record.log)).toBe(0);
});

test('P19 the worker answers a greeting with the version of its protocol, and a ping', async () => {
  page = new Page(new Store().open);
  page.send({ type: 'hello', version: 99 });
  page.send({ type: 'ping' });
  await vi.waitFor(() => expect(page?.frames).toEqual([{ type: 'hello', version: 1 }, { type: 'pong' }]));
});

test('a frame that does not parse is rejected by its name, and has no effect', async () => {
  const store = new Store();
  page = new Page(store.open);
  await vi.waitFor(() => expect(store.waiting).toHaveLength(1));
  store.release();
  await vi.waitFor(() => expect(page?.received.at(-1)?.type).toBe('table'));
  const { frames } = page;
  frames.length = 0;
  page.link.send({ ...keep, move: { type: 'fly' } } as unknown as ToTable);
  page.send({ type: 'ask', call: 7, question: 'fly', argument: null } as unknown as ToWorker);
  page.send(null as unknown as ToWorker);
  await vi.waitFor(() => expect(frames).toHaveLength(3));
  const code = 'not-a-message';
  expect(frames).toMatchObject([
    { type: 'rejected', problem: { code, at: 'message.move.type' }, link: 'link' },
    { type: 'rejected', problem: { code, at: 'question' }, call: 7 },
    { type: 'rejected', problem: { code, at: '' } },
  ]);
  expect(frames[0]).toHaveProperty('id');
  expect(countOfPeople(store.record.log)).toBe(0);
});
