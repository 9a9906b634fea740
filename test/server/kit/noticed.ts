import { itemAt, legalMoves, toAct } from '../../../src/engine/index.js';
import { boardOf } from '../../kit/boards.js';
import { beginTable } from './begin.js';
import type { CoreOptions } from '../../../src/server/core.js';
import { InProcessServer, type WireClient } from './in-process.js';
import type { Receiver } from './receiver.js';

/** The board of the tests. */
export const BOARD = 'newyork';
/** After this time a turn is told about. */
export const QUIET_MS = 15_000;

/** What a webhook in the form of JSON gets. */
export interface Told {
  path: string;
  id: string;
  kind: string;
  table: string | null;
  title: string;
  text: string;
  link: string;
}

/** A server that sends to a receiver of the tests, with a table of Anna and Bo at which nobody has chosen yet. */
export class NoticedTable {
  server: InProcessServer;
  readonly receiver: Receiver;
  readonly id = 'the table';
  anna!: WireClient;
  bo!: WireClient;
  eve!: WireClient;

  private constructor(receiver: Receiver, options: Partial<CoreOptions>) {
    this.receiver = receiver;
    this.server = new InProcessServer(undefined, undefined, { outward: receiver.outward, ...options });
    // Other tests are about the disk.
    this.server.pragma('synchronous = OFF');
  }

  static async open(
    receiver: Receiver,
    options: Partial<CoreOptions> = {},
    bots = 0,
    board = BOARD,
  ): Promise<NoticedTable> {
    const it = new NoticedTable(receiver, options);
    Object.assign(it, await beginTable(it.server, board, it.id, bots));
    it.server.core.notices.start();
    return it;
  }

  /** What webhooks in the form of JSON got. */
  get told(): Told[] {
    const told = this.receiver.received.map(({ path, body }) => {
      return { path, ...(JSON.parse(body.toString()) as Omit<Told, 'path'>) };
    });
    // Those that were sent at the same time arrive in any order.
    return told.sort((x, y) => x.path.localeCompare(y.path));
  }

  /** In short: where, and what about. */
  get kinds(): string[] {
    return this.told.map(({ path, kind }) => `${path} ${kind}`).sort();
  }

  /** A webhook of a person's own. */
  async hook(client: WireClient, path: string, form: 'json' | 'slack' | 'discord' = 'json'): Promise<string> {
    const page = 'http://localhost:8080/';
    const address = this.receiver.url(path);
    const added = await client.ask('addHook', { address, form, table: null, page });
    if (!added.ok) throw new Error(added.problem.code);
    return added.value.id;
  }

  /** The names of the next player and of the other one. */
  get turn(): ['/anna', '/bo'] | ['/bo', '/anna'] {
    return this.next === this.anna ? ['/anna', '/bo'] : ['/bo', '/anna'];
  }

  /** The next player makes moves until it is another's turn. */
  async finishTurn(): Promise<void> {
    const player = this.next;
    while (this.next === player && player.view?.phase !== 'over') await this.move(player);
  }

  /** The client of the next player, while both are connected. */
  get next(): WireClient {
    const view = [this.anna, this.bo].find((client) => client.view)?.view;
    const seat = view && toAct(view)[0];
    return seat === 1 ? this.bo : this.anna;
  }

  /** A player makes the first move there is; claims are made where they can be, so that games end. */
  async move(client = this.next): Promise<void> {
    const { view, seats } = client;
    const seat = view && toAct(view).find((it) => seats.includes(it));
    if (!view || seat === undefined) throw new Error('it is not their turn');
    const moves = legalMoves(boardOf(BOARD), view, seat);
    const move = moves.find(({ type }) => type === 'claim') ?? itemAt(moves, moves.length >> 1);
    await client.tell({ type: 'move', id: client.newId(), n: client.n, seat, move });
  }

  /** Both have chosen what to keep, and a turn begins. */
  async chosen(): Promise<void> {
    await this.move(this.anna);
    await this.move(this.bo);
  }

  async hide(client: WireClient, hidden = true): Promise<void> {
    await client.send({ type: 'page', hidden });
  }

  /** Time passes, and what is sent meanwhile arrives: this many messages in all. */
  async pass(ms: number, messages: number): Promise<void> {
    await this.server.clock.pass(ms);
    await this.receiver.until(messages);
    // One that should not come has had the time to.
    await this.idle();
  }

  /** Waits until nothing is being sent. */
  async idle(): Promise<void> {
    await this.server.core.notices.idle();
  }

  async restart(): Promise<void> {
    await this.idle();
    this.server.core.notices.stop();
    this.server = this.server.restarted();
    this.server.core.notices.start();
  }

  async close(): Promise<void> {
    await this.idle();
    await this.server.close();
  }
}
