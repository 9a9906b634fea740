import { type Advisor, type BotKind, adviseOn, findBot } from '../../src/bots/index.js';
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
import {
  type Attached,
  type Clock,
  type FinalAnswer,
  LOCAL_POLICY,
  PortionThinker,
  RunningTable,
  type TableDependencies,
  beginGame,
} from '../../src/table/index.js';
import { MemoryStore } from './memory-store.js';

/** Time that passes when a test says so. */
export class FakeClock implements Clock {
  time = 0;
  /** This much time passes with every look at the clock. */
  tick = 0;
  private readonly timers: { at: number; act: () => void }[] = [];

  now(): number {
    return (this.time += this.tick);
  }

  wallTime(): number {
    return 1_800_000_000_000 + this.time;
  }

  setTimer(ms: number, act: () => void): () => void {
    const timer = { at: this.time + ms, act };
    this.timers.push(timer);
    return () => {
      const i = this.timers.indexOf(timer);
      if (i >= 0) this.timers.splice(i, 1);
    };
  }

  /** Lets time pass. Timers run in order, and promises settle in between. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      await settled();
      const [next] = this.timers.slice().sort((x, y) => x.at - y.at);
      if (!next || next.at > end) break;
      this.timers.splice(this.timers.indexOf(next), 1);
      this.time = Math.max(this.time, next.at);
      next.act();
    }
    this.time = Math.max(this.time, end);
  }
}

/** Waits until all promises that need no time are settled. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
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
export function promptBot(): BotKind {
  return findBot('random')!;
}

/** An advisor that plays only a few games out. */
export function hastyAdvisor(board: Board, seen: View): Advisor {
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
const ID = 'the-table';

/** What differs at a table of a test. */
type SceneOptions = Partial<Omit<TableDependencies, 'clock' | 'store'>> & {
  clock?: FakeClock;
  store?: MemoryStore;
  botOf?: (level: Level) => BotKind;
};

/** A table of a test, with a clock, a store, and clients that note what they receive. */
export class Scene {
  readonly clock: FakeClock;
  readonly store: MemoryStore;
  readonly errors: unknown[] = [];
  readonly answers: FinalAnswer[] = [];
  readonly table: RunningTable;
  readonly board: Board;
  readonly plan: TablePlan;
  readonly clients: Client[] = [];
  seeds = 0;

  constructor(board: Board, plan: TablePlan, options: SceneOptions = {}) {
    const { clock = new FakeClock(), store = new MemoryStore(), botOf = promptBot, ...other } = options;
    const game = options.game ?? newGameOf(board, plan);
    this.board = board;
    this.plan = plan;
    this.clock = clock;
    this.store = store;
    const table = { id: ID, plan, guessed: false, played: 0, secret: SECRET };
    void store.create([{ table, record: game.record }]);
    this.table = new RunningTable({
      id: ID,
      game,
      plan,
      secret: SECRET,
      appliedMessages: [],
      clock,
      store,
      thinker: new PortionThinker(clock, { botOf, advisorOf: hastyAdvisor }),
      budgetOf: () => ({ iterations: 0, ms: 1000 }),
      policy: LOCAL_POLICY,
      randomSeed: () => fastSeed(1000 + this.seeds++),
      onAppend: (answer) => this.answers.push(answer),
      onError: (error) => this.errors.push(error),
      ...other,
    });
  }

  /** A client for the people of the plan. */
  client(seats: Seat[] = peopleOf(this.plan)): Client {
    const client = new Client(this, seats);
    this.clients.push(client);
    return client;
  }

  /** The record as it is stored. */
  get stored(): GameRecord {
    return this.store.record(ID);
  }

  /** The ids of the messages that are stored. */
  get messages(): string[] {
    return this.store.messages(ID);
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

/** A client that notes what it receives, and knows the table from that alone. */
export class Client {
  readonly received: ToClient[] = [];
  private readonly scene: Scene;
  private readonly attached: Attached;
  private sent = 0;

  constructor(scene: Scene, seats: Seat[]) {
    this.scene = scene;
    this.attached = scene.table.attach({
      seats,
      onMessage: (message) => this.received.push(structuredClone(message)),
    });
  }

  of<T extends ToClient['type']>(type: T): Extract<ToClient, { type: T }>[] {
    return this.received.filter(
      (message): message is Extract<ToClient, { type: T }> => message.type === type,
    );
  }

  get table(): TableMessage {
    return this.of('table').at(-1)!;
  }

  /** The number of the last entry it was sent. */
  get n(): number {
    const since = this.received.slice(this.received.lastIndexOf(this.table));
    const numbers = since.flatMap((message) => (message.type === 'entry' ? [message.entry.n] : []));
    return numbers.at(-1) ?? this.table.log.at(-1)!.n;
  }

  send(message: ToTable): void {
    this.attached.send(message);
  }

  leave(): void {
    this.attached.leave();
  }

  /** Sends a move, and lets it be stored or refused. */
  async move(seat: Seat, move: Move, n = this.n): Promise<string> {
    const id = `${this.scene.clients.indexOf(this)}-${this.sent++}`;
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

  resign(seat: Seat, n = this.n): Promise<string> {
    return this.request({ type: 'resign', n, seat });
  }

  away(seat: Seat): Promise<string> {
    return this.request({ type: 'away', n: this.n, seat });
  }

  return(seat: Seat): Promise<string> {
    return this.request({ type: 'return', n: this.n, seat });
  }

  private async request(message: {
    type: 'resign' | 'away' | 'return';
    n: number;
    seat: Seat;
  }): Promise<string> {
    const id = `${message.type}-${this.scene.clients.indexOf(this)}-${this.sent++}`;
    this.send({ ...message, id });
    await settled();
    return id;
  }

  /** The entries it was sent one by one. */
  get entries() {
    return this.of('entry').map(({ entry }) => entry);
  }

  get refusals() {
    return this.of('refused').map(({ id, problem }) => [id, problem.code]);
  }

  get denials() {
    return this.of('denied').map(({ request, problem }) => [request, problem.code]);
  }
}
