import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boards } from '../../boards/index.js';
import { adviseOn } from '../../bots/index.js';
import { type Entry, type GameRecord, fastSeed, newGame, openRecord } from '../../engine/index.js';
import type { TablePlan, ToClient, ToTable } from '../../protocol/index.js';
import { type Attached, type Clock, Table, opponentOf } from '../../table/index.js';
import { Link } from '../host/link.js';
import type { ToPage, ToWorker } from '../host/wire.js';
import { House } from './house.js';
import type { Opened } from './opening.js';

const board = boards[1];
const ID = 'the-table';
const clock: Clock = { now: () => 0, later: () => () => {} };
const people = ['Anna', 'Bo'].map((name) => ({ name, kind: 'person' as const }));
const plan: TablePlan = { board: board.id, seats: people, first: 0 };

const chance = () => fastSeed(1);
const trouble = (error: unknown) => expect.unreachable(String(error));

/** What is stored of a table; a worker that takes it up reads it when it is let to. */
class Store {
  record: GameRecord = newGame(board, { players: 2, first: 0 }, people, { seed: fastSeed(5) }).record;
  readonly heard: string[] = [];
  readonly waiting: (() => void)[] = [];

  /** Lets the tables be opened that are waited for. */
  release(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  readonly open = async (): Promise<Opened> => {
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    const game = openRecord(board, structuredClone(this.record));
    if (!game.ok) throw new Error(game.problem.code);
    const append = (record: GameRecord, message: string | null) => {
      this.record = structuredClone(record);
      if (message !== null) this.heard.push(message);
      return Promise.resolve();
    };
    const parts = {
      plan,
      secret: null,
      heard: this.heard,
      clock,
      opponentOf,
      advisorOf: adviseOn,
      chance,
      trouble,
    };
    const table = new Table({ game: game.value, keeper: { append }, ...parts });
    return { ok: true, value: { table, seats: [0, 1] } };
  };
}

/** A page with one screen, and its worker, which may be replaced; messages take their time in between. */
class Page {
  readonly told: ToClient[] = [];
  readonly link: Link;
  private house: House;
  private readonly open: () => Promise<Opened>;

  constructor(open: () => Promise<Opened>) {
    this.open = open;
    this.house = this.start();
    this.link = new Link({
      join: (mind) => this.send({ type: 'join', link: 'screen', id: ID, mind }),
      say: (message) => this.send({ type: 'say', link: 'screen', message }),
      leave: () => this.send({ type: 'leave', link: 'screen' }),
    });
    this.link.listen((message) => this.told.push(message));
  }

  /** The worker is gone, and another stands in its place. */
  restart(): void {
    this.house.receive({ type: 'leave', link: 'screen' });
    this.house = this.start();
    this.link.join();
  }

  ids(): string[] {
    return this.told.flatMap((message) => ('id' in message && message.id !== undefined ? [message.id] : []));
  }

  private start(): House {
    const house: House = new House(
      'worker',
      (message) => {
        setTimeout(() => house === this.house && this.hear(structuredClone(message)));
      },
      this.open,
    );
    return house;
  }

  private send(message: ToWorker): void {
    const { house } = this;
    setTimeout(() => house.receive(structuredClone(message)));
  }

  private hear(message: ToPage): void {
    if (message.type === 'tell') this.link.hear(message.message);
    if (message.type === 'anew') this.link.join();
  }
}

let page: Page | undefined;
// Without locks, the worker that opens a table plays it.
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
  move: { type: 'keep', tickets: new Store().record.snapshot.offered[0] },
};
/** Entries that people's messages brought about. */
const asked = (log: Entry[]) => log.filter(({ by }) => by === 'person').length;

test('messages said while a table is opened reach it in order, once it is open', async () => {
  const got: ToTable[] = [];
  const release: (() => void)[] = [];
  const attach = (): Attached => ({ send: (message) => void got.push(message), leave: () => {} });
  const table = { attach, close: () => {} } as unknown as Table;
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
  release[0]();
  page.link.send({ type: 'record', id: '3' });
  await vi.waitFor(() => expect(got).toHaveLength(4));
  page.link.send({ type: 'record', id: '4' });
  await soon();
  const ids = got.map((message) => ('id' in message ? message.id.split(' ')[1] : ''));
  expect(ids).toEqual(['1', 'a', '2', '3', '4']);
});

test('a move said while a restarted worker opens its table is answered, and played once', async () => {
  const store = new Store();
  const { told, link } = (page = new Page(store.open));
  /** Lets the table be opened, once it is asked for. */
  const opened = async () => {
    await vi.waitFor(() => expect(store.waiting).toHaveLength(1));
    store.release();
  };
  await opened();
  await vi.waitFor(() => expect(told.at(-1)?.type).toBe('table'));
  page.restart();
  await soon();
  link.send(keep);
  await soon();
  expect(page.ids()).toEqual([]);
  await opened();
  await vi.waitFor(() => expect(page?.ids()).toEqual(['a']));
  expect(asked(store.record.log)).toBe(1);
  // What was answered is not said again by itself.
  told.length = 0;
  page.restart();
  await opened();
  await vi.waitFor(() => expect(told.at(-1)?.type).toBe('table'));
  await soon();
  expect(asked(store.record.log)).toBe(1);
});

test('a move that waits when its table turns out not to open is told, and not played later', async () => {
  let opens = false;
  const store = new Store();
  page = new Page(() =>
    opens ? store.open() : Promise.resolve({ ok: false, problem: { code: 'storage-full' } }),
  );
  page.link.send(keep);
  await vi.waitFor(() => expect(page?.told).toEqual([{ type: 'closed', problem: { code: 'storage-full' } }]));
  opens = true;
  page.restart();
  await soon();
  store.release();
  await soon();
  expect(asked(store.record.log)).toBe(0);
});
