import { findBoard } from '../../boards/index.js';
import { SECRET_BYTES, WORD_BYTES } from '../../engine/index.js';
import type { Listed, LongTask, OddsAt, TablePlan } from '../../protocol/index.js';
import { beginGame } from '../../table/index.js';
import type { Ask, Mind, ToPage, ToWorker } from '../host/wire.js';
import { randomBytes } from './chance.js';
import { exportFinished, importFile } from './files.js';
import { tellOdds } from './odds.js';
import { openKept } from './opening.js';
import { storageProblem } from './problems.js';
import { Room } from './room.js';
import { cardOf, keepNew, listKept, removeKept } from './shelf.js';

/** Progress is reported no more often than this. */
const PROGRESS_MS = 100;

/** The tables of this device, as a page's worker sees to them. */
export class House {
  private readonly worker: string;
  private readonly post: (message: ToPage) => void;
  private readonly openTable: typeof openKept;
  private readonly rooms = new Map<string, Room>();
  /** Which table each screen of the page looks at. */
  private readonly links = new Map<string, string>();
  /** How to stop what was asked for and takes long. */
  private readonly stops = new Map<number, () => void>();

  constructor(worker: string, post: (message: ToPage) => void, openTable = openKept) {
    this.worker = worker;
    this.post = post;
    this.openTable = openTable;
  }

  receive(message: ToWorker): void {
    switch (message.type) {
      case 'ask':
        void this.answer(message.call, message.ask);
        return;
      case 'stop':
        this.stops.get(message.call)?.();
        this.stops.delete(message.call);
        return;
      case 'join':
        this.join(message.link, message.id, message.mind);
        return;
      case 'say':
        this.rooms.get(this.links.get(message.link) ?? '')?.say(message.link, message.message);
        return;
      case 'leave':
        this.leave(message.link);
        return;
      case 'ping':
        this.post({ type: 'pong' });
    }
  }

  private async answer(call: number, ask: Ask): Promise<void> {
    if (ask.name === 'odds') {
      const tell = (odds: OddsAt[]) => this.post({ type: 'odds', call, odds });
      this.stops.set(call, tellOdds(ask.record, ask.eyes, tell));
      return;
    }
    let answer: unknown;
    try {
      answer = await this.find(ask, this.longTask(call));
    } catch (error) {
      answer = { ok: false, problem: storageProblem(error) };
    }
    this.stops.delete(call);
    this.post({ type: 'answer', call, answer });
  }

  /** Lets what was asked for report its progress, now and then, and be stopped. */
  private longTask(call: number): LongTask {
    const stop = new AbortController();
    this.stops.set(call, () => stop.abort());
    let last = 0;
    return {
      signal: stop.signal,
      onprogress: (share) => {
        if (performance.now() < last + PROGRESS_MS) return;
        last = performance.now();
        this.post({ type: 'progress', call, share });
      },
    };
  }

  private find(ask: Exclude<Ask, { name: 'odds' }>, task: LongTask): Promise<unknown> {
    switch (ask.name) {
      case 'tables':
        return this.tables();
      case 'create':
        return this.create(ask.id, ask.plan);
      case 'open':
        return this.open(ask.id);
      case 'remove':
        return this.remove(ask.id);
      case 'import':
        return importFile(ask.file, ask.id, task);
      case 'export':
        return exportFinished(task);
    }
  }

  private async tables(): Promise<Listed> {
    const { whole, damaged } = await listKept();
    return { ok: true, cards: whole.map(cardOf), damaged };
  }

  private async create(id: string, plan: TablePlan): Promise<unknown> {
    const board = findBoard(plan.board);
    if (!board) return { ok: false, problem: { code: 'unknown-board' } };
    const secret = randomBytes(SECRET_BYTES);
    const game = beginGame(board, plan, secret, () => randomBytes(WORD_BYTES));
    if (!game.ok) return game;
    const kept = { id, plan, guessed: false, played: Date.now(), secret };
    await keepNew({ kept, record: game.value.record });
    return this.open(id);
  }

  private async open(id: string): Promise<unknown> {
    const problem = await this.room(id).enter();
    return problem ? { ok: false, problem } : { ok: true };
  }

  private room(id: string): Room {
    const known = this.rooms.get(id);
    if (known) return known;
    const room = new Room({
      id,
      worker: this.worker,
      open: this.openTable,
      tell: (link, message) => this.post({ type: 'tell', link, message }),
      anew: (link) => this.post({ type: 'anew', link }),
      ended: () => this.rooms.delete(id),
      trouble,
    });
    this.rooms.set(id, room);
    return room;
  }

  private async remove(id: string): Promise<void> {
    await removeKept(id);
    this.room(id).removed();
  }

  /** The room knows the screen before the table is open, so that it can ask it to join again, or tell it why there is no table. */
  private join(link: string, id: string, mind: Mind): void {
    this.links.set(link, id);
    const room = this.room(id);
    room.join(link, mind);
    void room.enter();
  }

  private leave(link: string): void {
    const id = this.links.get(link) ?? '';
    this.links.delete(link);
    this.rooms.get(id)?.leave(link);
  }
}

function trouble(error: unknown): void {
  // eslint-disable-next-line no-console -- nobody else would ever hear of it
  console.error(error);
}
