import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fold, itemAt, legalMoves, type Move, toAct, verify, type View } from '../../src/engine/index.js';
import type { TimeControl, ToClient, ToTable } from '../../src/protocol/index.js';
import type { Bus } from '../../src/server/bus/bus.js';
import { LocalBus } from '../../src/server/bus/local-bus.js';
import type { CompanyNews } from '../../src/server/company/guest.js';
import { type RoomGuest, Rooms } from '../../src/server/rooms/rooms.js';
import { openSqliteStore } from '../../src/server/store/sqlite-store.js';
import { writeHere } from '../../src/server/store/write-batch.js';
import { firstClocks, PortionThinker } from '../../src/table/index.js';
import { boardOf } from '../kit/boards.js';
import { choices, must, pick } from '../kit/games.js';
import { FakeClock, newGameOf, planOf, settled } from '../table/setup.js';

const board = boardOf('newyork');
const plan = planOf(board, ['person', 'person']);
const PARK_MS = 60_000;
const folder = mkdtempSync(path.join(tmpdir(), 'rallar-two-'));
const store = openSqliteStore(path.join(folder, 'rallar.db'), writeHere);
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** A bus that loses everything. */
const SILENT: Bus = { join: () => ({ publish: () => undefined, leave: () => undefined }) };

function fail(): never {
  throw new Error('the game has begun');
}

/** A person at a table of one of the servers, who knows the game from what was sent alone. */
class Player {
  readonly received: ToClient[] = [];
  readonly news: CompanyNews[] = [];
  view: View | undefined;
  n = -1;
  private readonly rooms: Rooms;
  private readonly guest: RoomGuest;

  constructor(rooms: Rooms, person: string) {
    this.rooms = rooms;
    this.guest = {
      person,
      name: person,
      inform: () => undefined,
      showKnocks: () => undefined,
      turnAway: fail,
      tell: (news) => void this.news.push(news),
      deliver: (message: ToClient) => this.see(structuredClone(message)),
      rejoin: fail,
      show: fail,
      stop: fail,
    };
  }

  async join(table: string): Promise<void> {
    const resume = { eyes: null, n: null, messages: [] };
    const problem = await this.rooms.join(this.guest, table, null, resume);
    must(problem === null, () => `not let in: ${problem?.code}`);
  }

  async send(message: ToTable): Promise<void> {
    await this.rooms.send(this.guest, message);
    for (let i = 0; i < 5; i++) await settled();
  }

  async say(id: string, text: string): Promise<void> {
    await this.rooms.inCompany(this.guest, (company) => company.say(this.guest, id, text));
    for (let i = 0; i < 10; i++) await settled();
  }

  /** The lines that were written while this person was there, in the order in which they came. */
  get heard(): string[] {
    return this.news.flatMap((it) => (it.type === 'said' ? (it.line.text ?? []) : []));
  }

  /** The answers to a message. */
  answersTo(id: string): ToClient[] {
    return this.received.filter((message) => 'id' in message && message.id === id);
  }

  /** The numbers of the entries it was sent since the last whole table. */
  get numbers(): number[] {
    const last = this.received.map(({ type }) => type).lastIndexOf('table');
    const since = this.received.slice(last + 1);
    return since.flatMap((message) => (message.type === 'entry' ? [message.entry.n] : []));
  }

  private see(message: ToClient): void {
    this.received.push(message);
    if (message.type === 'table') {
      this.view = structuredClone(message.view);
      this.n = message.log.length - 1;
    } else if (message.type === 'entry' && this.view) {
      must(message.entry.n === this.n + 1, () => `entry ${message.entry.n} after ${this.n}`);
      for (const event of message.entry.outcome) fold(board, this.view, event);
      this.n = message.entry.n;
    }
  }
}

let tables = 0;

/** A game of two people, each at a server of their own, over one store. */
async function twoServers(bus: Bus, time?: TimeControl) {
  const clock = new FakeClock();
  const id = `table ${tables++}`;
  const table = { id, plan, guessed: false, played: 0, secret: new Uint8Array(32).fill(7) };
  const game = newGameOf(board, plan);
  const clocks = time && firstClocks(game, time, clock.wallTime());
  await store.begin(
    { table, record: game.record, ...(clocks && { clocks }) },
    {
      people: ['anna', 'bo'],
      options: {
        listed: false,
        spectators: false,
        undo: true,
        advice: false,
        pace: 'brisk',
        chat: 'all',
        ...(time && { time }),
      },
      links: { invite: '', watch: '', code: '' },
      rematch: null,
      letIn: [],
      host: 0,
    },
  );
  const errors: unknown[] = [];
  const servers: Rooms[] = [];
  const players = ['anna', 'bo'].map((person) => {
    const rooms = new Rooms({
      store,
      clock,
      bus,
      thinker: new PortionThinker(clock),
      parkMs: PARK_MS,
      onError: (error) => errors.push(error),
    });
    servers.push(rooms);
    return new Player(rooms, person);
  });
  const [anna, bo] = [itemAt(players, 0), itemAt(players, 1)];
  for (const player of players) await player.join(id);
  const load = async () => (await store.load(id))?.entries ?? [];
  return { anna, bo, players, servers, clock, errors, load, id };
}

const keep = (player: Player, seat: number): Move => ({
  type: 'keep',
  tickets: itemAt(player.view!.offered, seat),
});

describe.each([
  ['loses everything', () => SILENT],
  ['delivers everything', () => new LocalBus()],
])('P34 two servers over one store, with a bus that %s', (_, newBus) => {
  test('two moves at once: both count, and both are answered', async () => {
    const { anna, bo, load, errors } = await twoServers(newBus());
    await Promise.all([
      anna.send({ type: 'move', id: 'a', n: 0, seat: 0, move: keep(anna, 0) }),
      bo.send({ type: 'move', id: 'b', n: 0, seat: 1, move: keep(bo, 1) }),
    ]);
    expect(anna.answersTo('a')).toMatchObject([{ type: 'entry', id: 'a' }]);
    expect(bo.answersTo('b')).toMatchObject([{ type: 'entry', id: 'b' }]);
    const messages = (await load()).map(({ message }) => message);
    expect(new Set(messages)).toEqual(new Set([null, 'anna a', 'bo b']));
    expect(messages).toHaveLength(3);
    expect(errors).toEqual([]);
  });

  test('a move that was decided without knowing the other’s is stale, and its sender gets what is missing', async () => {
    const { anna, bo, load } = await twoServers(newBus());
    await anna.send({ type: 'move', id: 'a', n: 0, seat: 0, move: keep(anna, 0) });
    await bo.send({ type: 'move', id: 'b', n: 0, seat: 1, move: keep(bo, 1) });
    // Where the bus is silent, Anna's server does not know of Bo's choice, which ended the opening.
    await anna.send({ type: 'undo', id: 'c', n: 1, seat: 0 });
    expect(anna.answersTo('c')).toMatchObject([{ type: 'refused', problem: { code: 'stale', n: 2 } }]);
    expect([anna.n, anna.numbers, (await load()).length]).toEqual([2, [1, 2], 3]);
  });

  test('P76 lines of both servers have one order, and everybody is told each of them once', async () => {
    const { anna, bo, id, errors } = await twoServers(newBus());
    for (const name of ['anna', 'bo']) await store.savePerson({ id: name, name, generation: 1, since: 0 });
    await Promise.all([anna.say('1', 'one'), bo.say('1', 'two')]);
    await anna.say('2', 'three');
    await bo.say('2', 'four');
    // Sent again at the other server.
    await new Player((bo as unknown as { rooms: Rooms }).rooms, 'anna').say('2', 'three');
    const stored = (await store.chatLines(id, -1, 10)).map(({ text }) => text);
    expect([new Set(stored.slice(0, 2)), stored.slice(2)]).toEqual([
      new Set(['one', 'two']),
      ['three', 'four'],
    ]);
    expect(bo.heard).toEqual(stored);
    // Where the bus is silent, Anna's server learns of a line with her next one.
    await anna.say('3', 'five');
    expect([anna.heard, errors]).toEqual([[...stored, 'five'], []]);
  });

  test('a message that is sent again at the other server counts once', async () => {
    const { anna, id, load, players } = await twoServers(newBus());
    const message: ToTable = { type: 'move', id: 'a', n: 0, seat: 0, move: keep(anna, 0) };
    await anna.send(message);
    const bo = itemAt(players, 1);
    // Anna's other device, at Bo's server.
    const again = new Player((bo as unknown as { rooms: Rooms }).rooms, 'anna');
    await again.join(id);
    await again.send(message);
    expect(again.answersTo('a')).toMatchObject([{ type: 'table' }]);
    expect((await load()).filter((entry) => entry.message === 'anna a')).toHaveLength(1);
  });

  test('P67 what is due at both takes effect once', async () => {
    const { anna, bo, servers, clock, load, id, errors } = await twoServers(newBus(), {
      type: 'days',
      days: 1,
    });
    await anna.send({ type: 'move', id: 'a', n: 0, seat: 0, move: keep(anna, 0) });
    await bo.send({ type: 'move', id: 'b', n: bo.n, seat: 1, move: keep(bo, 1) });
    await clock.pass(PARK_MS + 1);
    clock.time += 24 * 3600 * 1000;
    const waking = Promise.all(servers.map((rooms) => rooms.wake(id)));
    await clock.pass(5000);
    await waking;
    const log = (await load()).map(({ entry }) => entry);
    expect(log.filter(({ by }) => by === 'clock')).toMatchObject([{ move: { type: 'take-over' } }]);
    expect(log.at(-1)?.by).toBe('bot');
    expect(errors).toEqual([]);
  });

  test('P67 a pause at one of them and a move at the other at the same time: both count', async () => {
    const { anna, bo, id, errors } = await twoServers(newBus(), { type: 'live', minutes: 5, seconds: 0 });
    await Promise.all([
      anna.send({ type: 'pause', id: 'p', paused: true }),
      bo.send({ type: 'move', id: 'b', n: 0, seat: 1, move: keep(bo, 1) }),
    ]);
    for (let i = 0; i < 10; i++) await settled();
    expect(anna.answersTo('p')).toMatchObject([{ type: 'clocks', clocks: { stands: 'paused' } }]);
    expect(bo.answersTo('b')).toMatchObject([{ type: 'entry' }]);
    const loaded = await store.load(id);
    expect(loaded?.clocks?.clocks).toMatchObject({ paused: true, here: [0, 1], running: [0] });
    expect(loaded?.entries).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  test('a whole game, in which both are sent every entry once', async () => {
    const bus = newBus();
    const { players, clock, load, errors, id } = await twoServers(bus);
    const stream = choices(11);
    for (let turn = 0; turn < 400; turn++) {
      if (bus === SILENT) {
        // What nobody is told is read from the store once the table was parked.
        await clock.pass(PARK_MS + 1);
        for (const player of players) await player.send({ type: 'hold', held: false });
      }
      const view = itemAt(players, 0).view!;
      if (view.phase === 'over') break;
      const seat = itemAt(toAct(view), 0);
      const player = itemAt(players, seat);
      const moves = legalMoves(board, player.view!, seat);
      const move = moves.find(({ type }) => type === 'claim') ?? pick(stream, moves);
      await player.send({ type: 'move', id: `m${turn}`, n: player.n, seat, move });
      expect(player.answersTo(`m${turn}`)).toMatchObject([{ type: 'entry' }]);
    }
    const { length } = await load();
    for (const player of players) {
      expect([player.view?.phase, player.n]).toEqual(['over', length - 1]);
      expect(player.numbers).toEqual(Array.from({ length: length - 1 }, (__, i) => i + 1));
    }
    const loaded = await store.load(id);
    const record = { ...loaded!.table.record, log: loaded!.entries.map(({ entry }) => entry) };
    expect(verify(board, record).verdict).toBe('proved');
    expect(errors).toEqual([]);
  });
});
