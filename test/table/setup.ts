import { type Advisor, adviseOn, findBot } from '../../src/bots/index.js';
import {
  type Board,
  type Game,
  type GameRecord,
  type Move,
  type Seat,
  type View,
  fastSeed,
} from '../../src/engine/index.js';
import type { Level, TablePlan, ToClient, ToTable } from '../../src/protocol/index.js';
import type { Opponent } from '../../src/table/levels.js';
import { type Clock, Table, type TableParts, beginGame } from '../../src/table/index.js';

/** Time that passes when a test says so. */
export class FakeClock implements Clock {
  time = 0;
  /** So much time passes with every look at the clock. */
  tick = 0;
  private readonly jobs: { at: number; act: () => void }[] = [];

  now(): number {
    return (this.time += this.tick);
  }

  later(ms: number, act: () => void): () => void {
    const job = { at: this.time + ms, act };
    this.jobs.push(job);
    return () => {
      const i = this.jobs.indexOf(job);
      if (i >= 0) this.jobs.splice(i, 1);
    };
  }

  /** Lets so much time pass; all that is due is done in order, and what it promised is kept before the next. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await settled();
      const [next] = this.jobs.slice().sort((x, y) => x.at - y.at);
      if (!next || next.at > end) break;
      this.jobs.splice(this.jobs.indexOf(next), 1);
      this.time = Math.max(this.time, next.at);
      next.act();
    }
    this.time = Math.max(this.time, end);
  }
}

/** Waits until nothing is left that needs no time. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** A store that can be told to fail or to be late. */
export class FakeKeeper {
  stored: GameRecord | null = null;
  readonly messages: string[] = [];
  appends = 0;
  fails = false;
  private gate = Promise.resolve();

  /** From now on nothing is stored, until what this returns is called. */
  holdBack(): () => void {
    let release: (() => void) | undefined;
    this.gate = new Promise((resolve) => (release = resolve));
    return () => release?.();
  }

  async append(record: GameRecord, message: string | null): Promise<void> {
    this.appends++;
    await this.gate;
    if (this.fails) throw new Error('the disk is full');
    // As a store does: nothing is shared with what the table goes on to hold.
    this.stored = structuredClone(record);
    if (message !== null) this.messages.push(message);
  }
}

/** A plan with these people and bots. */
export function planOf(
  board: Board,
  kinds: readonly ('person' | Level)[],
  first: Seat | 'lot' = 0,
): TablePlan {
  const seats = kinds.map((kind, i) =>
    kind === 'person'
      ? { kind: 'person' as const, name: `Person ${i}` }
      : { kind: 'bot' as const, name: `Bot ${i}`, level: kind },
  );
  return { board: board.id, seats, first };
}

/** A bot that answers at once, whatever its level. */
export function prompt(name = 'random'): () => Opponent {
  const kind = findBot(name)!;
  return () => ({ kind, iterations: 0, ms: 1000 });
}

/** An advisor that plays a few games out only. */
function hastyAdvisor(board: Board, seen: View): Advisor {
  const advisor = adviseOn(board, seen);
  const playouts = Math.min(12, advisor.playouts);
  let left = playouts;
  return {
    ...advisor,
    playouts,
    think(more) {
      const now = Math.min(more, left);
      left -= now;
      return advisor.think(now) && left > 0;
    },
  };
}

const SECRET = new Uint8Array(32).fill(7);

/** A table of a test: with a clock, a store and screens that note what they hear. */
export class Scene {
  readonly clock = new FakeClock();
  readonly keeper = new FakeKeeper();
  readonly troubles: unknown[] = [];
  readonly table: Table;
  readonly board: Board;
  readonly plan: TablePlan;
  readonly screens: Shown[] = [];
  seeds = 0;

  constructor(board: Board, plan: TablePlan, other: Partial<TableParts> = {}) {
    this.board = board;
    this.plan = plan;
    this.table = new Table({
      game: newGameOf(board, plan),
      plan,
      secret: SECRET,
      heard: [],
      clock: this.clock,
      keeper: this.keeper,
      opponentOf: prompt(),
      advisorOf: hastyAdvisor,
      chance: () => fastSeed(1000 + this.seeds++),
      trouble: (error) => this.troubles.push(error),
      ...other,
    });
  }

  /** A screen for the people of the plan. */
  screen(seats: Seat[] = peopleOf(this.plan)): Shown {
    const shown = new Shown(this, seats);
    this.screens.push(shown);
    return shown;
  }
}

/** The game a plan begins with, always the same. */
export function newGameOf(board: Board, plan: TablePlan, secret = SECRET): Game {
  const begun = beginGame(board, plan, secret, () => new Uint8Array(16).fill(3));
  if (!begun.ok) throw new Error(begun.problem.code);
  return begun.value;
}

function peopleOf(plan: TablePlan): Seat[] {
  return plan.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}

type TableMessage = Extract<ToClient, { type: 'table' }>;

/** A screen that notes what it hears and knows the table from that alone. */
export class Shown {
  readonly heard: ToClient[] = [];
  private readonly scene: Scene;
  private readonly attached: { send(message: ToTable): void; leave(): void };
  private sent = 0;

  constructor(scene: Scene, seats: Seat[]) {
    this.scene = scene;
    this.attached = scene.table.attach(seats, (message) => this.heard.push(structuredClone(message)));
  }

  of<T extends ToClient['type']>(type: T): Extract<ToClient, { type: T }>[] {
    return this.heard.filter((message): message is Extract<ToClient, { type: T }> => message.type === type);
  }

  get table(): TableMessage {
    return this.of('table').at(-1)!;
  }

  /** The number of the last entry it was shown. */
  get n(): number {
    const since = this.heard.slice(this.heard.lastIndexOf(this.table));
    const numbers = since.flatMap((message) => (message.type === 'entry' ? [message.entry.n] : []));
    return numbers.at(-1) ?? this.table.log.at(-1)!.n;
  }

  send(message: ToTable): void {
    this.attached.send(message);
  }

  leave(): void {
    this.attached.leave();
  }

  /** Asks for a move, and lets it come to stand or be refused. */
  async move(seat: Seat, move: Move, n = this.n): Promise<string> {
    const id = `${this.scene.screens.indexOf(this)}-${this.sent++}`;
    this.send({ type: 'move', id, n, seat, move });
    await settled();
    return id;
  }

  async undo(seat: Seat, n = this.n): Promise<string> {
    const id = `undo-${this.sent++}`;
    this.send({ type: 'undo', id, n, seat });
    await settled();
    return id;
  }

  /** The moves of entries, as it was shown them since the last whole table. */
  get entries() {
    return this.of('entry').map(({ entry }) => entry);
  }

  get refusals() {
    return this.of('refused').map(({ id, problem }) => [id, problem.code]);
  }
}
