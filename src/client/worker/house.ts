import { findBoard } from '../../boards/index.js';
import { SECRET_BYTES, WORD_BYTES } from '../../engine/index.js';
import type { Imported, Listed, OddsAt, TablePlan } from '../../protocol/index.js';
import { beginGame } from '../../table/index.js';
import type { Ask, Mind, ToPage, ToWorker } from '../host/wire.js';
import { randomBytes } from './chance.js';
import { exportFinished, importFile } from './files.js';
import { tellOdds } from './odds.js';
import { openKept } from './opening.js';
import { storageProblem } from './problems.js';
import { Room } from './room.js';
import { cardOf, keepNew, listKept, removeKept } from './shelf.js';

/** The tables of this device, as a page's worker sees to them. */
export class House {
  private readonly worker: string;
  private readonly post: (message: ToPage) => void;
  private readonly openTable: typeof openKept;
  private readonly rooms = new Map<string, Room>();
  /** Which table each screen of the page looks at. */
  private readonly links = new Map<string, string>();
  private readonly odds = new Map<number, () => void>();

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
        this.odds.get(message.call)?.();
        this.odds.delete(message.call);
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
      this.odds.set(call, tellOdds(ask.record, ask.eyes, tell));
      return;
    }
    let answer: unknown;
    try {
      answer = await this.find(ask);
    } catch (error) {
      answer = { ok: false, problem: storageProblem(error) };
    }
    this.post({ type: 'answer', call, answer });
  }

  private find(ask: Exclude<Ask, { name: 'odds' }>): Promise<unknown> {
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
        return this.importGames(ask.text);
      case 'export':
        return exportFinished();
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
    await keepNew({ id, plan, guessed: false, played: Date.now(), secret }, game.value.record);
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

  private async importGames(text: string): Promise<Imported> {
    const taken = await importFile(text);
    return taken.ok ? { ok: true, cards: taken.value.map(cardOf) } : taken;
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
