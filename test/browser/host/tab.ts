import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findBoard } from '../../../src/boards/index.js';
import { type Board, type View, fold, itemAt, legalMoves, toAct } from '../../../src/engine/index.js';
import type { Host, TablePlan, ToClient, ToTable } from '../../../src/protocol/index.js';
import type { TableStore } from '../../../src/table/index.js';
import { serveDevPages } from '../../../tools/dev-page.mjs';
import { borrowBrowser, returnBrowser } from '../shared-browser.js';

/** What the page without an interface offers (`src/client/dev/hosting.ts`). */
export interface Hosting {
  host: Host;
  store: TableStore;
  received: ToClient[];
  create(plan: TablePlan): Promise<{ ok: boolean; id: string; problem?: { code: string } }>;
  open(id: string): Promise<{ ok: boolean; id: string; problem?: { code: string } }>;
  send(message: ToTable): void;
  leave(): void;
}

declare const hosting: Hosting;

type Served = Awaited<ReturnType<typeof serveDevPages>>;

/** The pages for developers, served, and a browser that opens them. */
export class HostFixture {
  private readonly served: Served;
  private readonly browser: Browser;
  readonly errors: string[] = [];

  private constructor(served: Served, browser: Browser) {
    this.served = served;
    this.browser = browser;
  }

  static async open(): Promise<HostFixture> {
    return new HostFixture(await serveDevPages(), await borrowBrowser());
  }

  /** A device with nothing stored on it. */
  device(): Promise<BrowserContext> {
    return this.browser.newContext();
  }

  async tab(device: BrowserContext): Promise<Tab> {
    const page = await device.newPage();
    page.on('pageerror', (error) => this.errors.push(error.message));
    const tab = new Tab(page, `${this.served.address}dev/hosting.html`);
    await tab.load();
    return tab;
  }

  async close(): Promise<void> {
    await returnBrowser();
    await this.served.close();
  }
}

type TableMessage = Extract<ToClient, { type: 'table' }>;

/** A tab with a client that knows its table from what it receives. */
export class Tab {
  readonly page: Page;
  private readonly address: string;
  private sent = 0;

  constructor(page: Page, address: string) {
    this.page = page;
    this.address = address;
  }

  async load(): Promise<void> {
    // Like every client, it numbers its messages from 0 again.
    this.sent = 0;
    await this.page.goto(this.address);
    await this.page.waitForFunction(() => 'hosting' in globalThis);
  }

  create(plan: TablePlan) {
    return this.page.evaluate((it) => hosting.create(it), plan);
  }

  open(id: string) {
    return this.page.evaluate((it) => hosting.open(it), id);
  }

  async tables() {
    const listed = await this.listed();
    return listed.ok ? listed.cards : [];
  }

  listed() {
    return this.page.evaluate(() => hosting.host.tables());
  }

  send(message: ToTable): Promise<void> {
    return this.page.evaluate((it) => hosting.send(it), message);
  }

  received(): Promise<ToClient[]> {
    return this.page.evaluate(() => hosting.received);
  }

  /** Waits until it has received entry `n`. Returns the table as it is then. */
  async until(n: number): Promise<{ n: number; view: View; board: Board; table: TableMessage }> {
    await this.page.waitForFunction(
      (least) =>
        hosting.received.some(
          (it) =>
            (it.type === 'table' && it.log.length > least) || (it.type === 'entry' && it.entry.n >= least),
        ),
      n,
    );
    return this.now();
  }

  /** The table as this client knows it. */
  async now() {
    const received = await this.received();
    let table: TableMessage | undefined;
    let view: View | undefined;
    let last = -1;
    for (const message of received) {
      if (message.type === 'table') {
        table = message;
        view = structuredClone(message.view);
        last = message.log.length - 1;
      }
      if (message.type !== 'entry' || !table || !view) continue;
      if (message.entry.n !== last + 1) throw new Error(`entry ${message.entry.n} follows ${last}`);
      last = message.entry.n;
      for (const event of message.entry.outcome) fold(findBoard(table.plan.board)!, view, event);
    }
    if (!table || !view) throw new Error('no table was received');
    return { n: last, view, table, board: findBoard(table.plan.board)! };
  }

  /** Waits until this client's person is to act or the game is over. */
  async untilTurn() {
    for (;;) {
      const now = await this.now();
      const { view, table, n } = now;
      if (view.phase === 'over' || toAct(view).some((seat) => table.seats.includes(seat))) return now;
      await this.until(n + 1);
    }
  }

  /** Makes a legal move, a claim if possible, and waits until it counts. Returns the last entry's number. */
  async act(): Promise<number> {
    const { n, view, board, table } = await this.untilTurn();
    const seat = toAct(view).find((it) => table.seats.includes(it))!;
    const moves = legalMoves(board, view, seat);
    const move = moves.find(({ type }) => type === 'claim') ?? itemAt(moves, 0);
    const id = String(this.sent++);
    await this.send({ type: 'move', id, n, seat, move });
    // A bot's entry may come first in the opening, so it waits for the answer to its own message.
    await this.page.waitForFunction(
      (it) => hosting.received.some((message) => 'id' in message && message.id === it),
      id,
    );
    const answer = (await this.received()).find((it) => 'id' in it && it.id === id);
    if (answer?.type === 'refused') throw new Error(`refused: ${answer.problem.code}`);
    return (await this.until(n + 1)).n;
  }
}
