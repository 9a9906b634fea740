import { afterEach, describe, expect, test } from 'vitest';
import { type Entry, itemAt, legalMoves, takenOverSeats, toAct, verify } from '../../src/engine/index.js';
import type { ShownClocks, TimeControl } from '../../src/protocol/index.js';
import { boardOf } from '../kit/boards.js';
import { must } from '../kit/games.js';
import { settled } from '../table/setup.js';
import { beginTable } from './kit/begin.js';
import { InProcessServer, PARK_MS, type WireClient } from './kit/in-process.js';

const board = boardOf('newyork');
const ID = 'the-table';
const LIVE: TimeControl = { type: 'live', minutes: 5, seconds: 10 };
const DAYS: TimeControl = { type: 'days', days: 2 };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const open: { server: InProcessServer; stop: () => void }[] = [];
afterEach(async () => {
  // Servers of one test share a folder, which the last one removes.
  for (const { stop } of open) stop();
  const [last, ...killed] = open.reverse();
  for (const { server } of killed) server.core.rooms.close().catch(() => undefined);
  await last?.server.close();
  open.length = 0;
});

/** A server whose time is kept, as that of a process is. */
function keepTime(server = new InProcessServer()): InProcessServer {
  server.pragma('synchronous = OFF');
  open.push({ server, stop: server.core.keepTime() });
  return server;
}

/** A server that notes once an hour that it is up, as days pass in tests. */
function slowServer(): InProcessServer {
  return keepTime(new InProcessServer(undefined, undefined, { beatMs: HOUR }));
}

/** A game of Anna and Bo that has just begun, and Eve who looks on. */
async function begun(time: TimeControl, bots = 0, server = keepTime()) {
  const people = await beginTable(server, board.id, ID, bots, { time });
  for (let i = 0; i < 10; i++) await settled();
  return { server, ...people };
}

function clocksOf(client: WireClient): ShownClocks {
  const frame = client.last('deliver');
  const all = client.texts.map(
    (text) => JSON.parse(text) as { message?: { type: string; clocks: ShownClocks } },
  );
  const found = all.reverse().find(({ message }) => message?.type === 'clocks')?.message?.clocks;
  if (!found || !frame) throw new Error('no clocks were sent');
  return found;
}

async function logOf(server: InProcessServer): Promise<Entry[]> {
  return (await server.store.load(ID))?.entries.map(({ entry }) => entry) ?? [];
}

/** Plays the move of whoever has the turn; only the deck is drawn from, so that a game is long. */
async function move(client: WireClient, prefer: 'claim' | 'deck' = 'deck'): Promise<void> {
  const { view } = client;
  const seat = client.seats.find((it) => view && toAct(view).includes(it));
  if (!view || seat === undefined) throw new Error('it is not their turn');
  const moves = legalMoves(board, view, seat);
  const chosen = moves.find(({ type }) => type === prefer) ?? itemAt(moves, 0);
  await client.tell({ type: 'move', id: client.newId(), n: client.n, seat, move: chosen });
}

const isToAct = ({ view, seats }: WireClient): boolean =>
  view !== undefined && seats.some((seat) => toAct(view).includes(seat));

/** Everybody chooses tickets, and the first player moves until it is the other's turn. Returns who has the turn, and who waits. */
async function playedOn(anna: WireClient, bo: WireClient): Promise<[WireClient, WireClient]> {
  await move(anna);
  await move(bo);
  return isToAct(anna) ? [anna, bo] : [bo, anna];
}

describe('P60 the clocks', () => {
  test('are sent with the table and after each entry, to spectators too', async () => {
    const { server, anna, bo, eve } = await begun(LIVE);
    expect(clocksOf(eve)).toEqual({
      control: LIVE,
      left: [5 * MINUTE, 5 * MINUTE],
      running: [0, 1],
      startsIn: 0,
      stands: null,
      pauseLeft: 10 * MINUTE,
      given: [0, 0],
    });
    await server.clock.pass(MINUTE);
    await move(anna);
    for (const client of [anna, bo, eve])
      expect(clocksOf(client)).toMatchObject({ left: [4 * MINUTE, 4 * MINUTE], running: [1] });
    expect(server.errors).toEqual([]);
  });

  test('are not sent where the table has none', async () => {
    const server = new InProcessServer();
    open.push({ server, stop: () => undefined });
    const { anna } = await beginTable(server, board.id, ID);
    await move(anna);
    expect(anna.texts.some((text) => text.includes('clocks'))).toBe(false);
    await anna.tell({ type: 'pause', id: 'p', paused: true });
    expect(anna.refusals).toEqual(['not-allowed']);
    expect((await server.store.load(ID))?.clocks).toBeUndefined();
  });
});

describe('P62 who is out of time', () => {
  test('is replaced by a bot of the table’s level, and is back in the middle of its turn', async () => {
    const server = keepTime();
    const { anna, bo } = await beginTable(server, board.id, ID, 0, { time: LIVE, substitute: 'navvy' });
    const [mover, other] = await playedOn(anna, bo);
    const seat = itemAt(mover.seats, 0);
    await server.clock.pass(5 * MINUTE - 1);
    expect(takenOverSeats(await logOf(server))).toEqual([]);
    await server.clock.pass(1);
    expect((await logOf(server)).at(-1)).toMatchObject({
      seat,
      by: 'clock',
      move: { type: 'take-over', bot: 'navvy' },
    });
    expect(clocksOf(other).left[seat]).toBeNull();
    // The bot is thinking.
    await mover.tell({ type: 'return', id: 'back', n: mover.n, seat });
    const { length } = await logOf(server);
    await server.clock.pass(20_000);
    expect(await logOf(server)).toHaveLength(length);
    expect(clocksOf(other)).toMatchObject({ running: [seat] });
    await move(mover);
    expect((await logOf(server)).at(-1)).toMatchObject({ seat, by: 'person' });
    expect([mover.refusals, server.errors]).toEqual([[], []]);
  });

  test('can’t stall: a second time in the same turn the bot plays it', async () => {
    const { server, anna, bo } = await begun(LIVE);
    const [mover] = await playedOn(anna, bo);
    const seat = itemAt(mover.seats, 0);
    await server.clock.pass(5 * MINUTE);
    await mover.tell({ type: 'return', id: 'one', n: mover.n, seat });
    await server.clock.pass(30_000);
    await mover.tell({ type: 'return', id: 'two', n: mover.n, seat });
    expect(mover.refusals).toEqual(['out-of-time']);
    await server.clock.pass(2000);
    await mover.tell({ type: 'return', id: 'three', n: mover.n, seat });
    expect(mover.refusals).toEqual(['out-of-time']);
    expect(takenOverSeats(await logOf(server))).toEqual([]);
  });

  test('or gone for a minute on the own turn; coming back gives the seat back without a word', async () => {
    const { server, anna, bo } = await begun(LIVE);
    const [mover, other] = await playedOn(anna, bo);
    const seat = itemAt(mover.seats, 0);
    await server.clock.pass(MINUTE);
    mover.drop();
    await server.clock.pass(MINUTE - 1);
    expect(takenOverSeats(await logOf(server))).toEqual([]);
    await server.clock.pass(1);
    expect(takenOverSeats(await logOf(server))).toEqual([seat]);
    expect(clocksOf(other).running).toEqual([]);
    await mover.resume();
    expect((await logOf(server)).at(-1)).toMatchObject({ seat, by: 'person', move: { type: 'give-back' } });
    expect(clocksOf(other).left[seat]).toBe(3 * MINUTE);
    expect(server.errors).toEqual([]);
  });

  test('a person with another device is not gone', async () => {
    const { server, anna, bo } = await begun(LIVE);
    const [mover] = await playedOn(anna, bo);
    const second = await server.visit(mover === anna ? 'A'.repeat(22) : 'B'.repeat(22), 'Same');
    await second.join(ID);
    mover.drop();
    await server.clock.pass(2 * MINUTE);
    expect(takenOverSeats(await logOf(server))).toEqual([]);
  });
});

describe('P63 a table without people', () => {
  test('waits, live: clocks stand still, also over a parking, and bots wait', async () => {
    const { server, anna, bo, eve } = await begun(LIVE, 1);
    await move(anna);
    await move(bo);
    anna.drop();
    bo.drop();
    await server.clock.pass(10);
    const { length } = await logOf(server);
    const stored = (await server.store.load(ID))?.clocks;
    expect([stored?.clocks.here, stored?.due]).toEqual([[], null]);
    await server.clock.pass(3 * HOUR);
    expect(await logOf(server)).toHaveLength(length);
    expect(clocksOf(eve).stands).toBe('empty');
    await anna.resume();
    expect(clocksOf(anna)).toMatchObject({
      stands: null,
      left: stored?.clocks.left.slice(0, 2).concat(null as never),
    });
    expect(server.errors).toEqual([]);
  });

  test('whose people leave while it is parked waits as well', async () => {
    const { server, anna, bo, eve } = await begun({ type: 'live', minutes: 60, seconds: 0 });
    await playedOn(anna, bo);
    eve.drop();
    await server.clock.pass(PARK_MS + 1);
    bo.drop();
    anna.drop();
    await server.clock.pass(10);
    expect((await server.store.load(ID))?.clocks?.clocks.here).toEqual([]);
    await server.clock.pass(3 * HOUR);
    expect(takenOverSeats(await logOf(server))).toEqual([]);
    expect(server.core.rooms['rooms'].size).toBe(0);
  });

  test('ends by the day: bots play it out, though nobody ever comes back', async () => {
    const { server, anna, bo, eve } = await begun(DAYS, 0, slowServer());
    for (const client of [anna, bo, eve]) client.drop();
    for (let day = 0; day < 3; day++) await server.clock.pass(DAY);
    const log = await logOf(server);
    expect(log.filter(({ by }) => by === 'clock')).toHaveLength(2);
    expect(log.at(-1)?.outcome.some(({ type }) => type === 'over')).toBe(true);
    expect((await server.store.load(ID))?.clocks?.due).toBeNull();
    expect([server.core.rooms['rooms'].size, server.errors]).toEqual([0, []]);
  }, 30_000);
});

test('P61 a game by the day of two people who look in once a day ends within its days', async () => {
  const { server, anna, bo } = await begun({ type: 'days', days: 1 }, 0, slowServer());
  anna.drop();
  bo.drop();
  let days = 0;
  const stored = async () => (await server.store.load(ID))?.table.record.snapshot;
  while ((await stored())?.phase !== 'over') {
    must(days < 400, () => 'the game does not end');
    await server.clock.pass(DAY - HOUR);
    for (const client of [anna, bo]) {
      await client.resume();
      for (let i = 0; i < 4 && isToAct(client); i++) await move(client, 'claim');
      client.drop();
      await server.clock.pass(10);
    }
    await server.clock.pass(HOUR - 20);
    days++;
  }
  const log = await logOf(server);
  // Each looked in in time: nobody played for them.
  expect(log.some(({ by }) => by === 'bot' || by === 'clock')).toBe(false);
  expect(days).toBeLessThanOrEqual(log.length);
  const record = { ...(await server.store.load(ID))!.table.record, log };
  expect([verify(board, record).verdict, server.errors]).toEqual(['proved', []]);
}, 30_000);

describe('P64 a pause', () => {
  test('stops clocks and bots, is ended by anybody, and by itself after ten minutes', async () => {
    const { server, anna, bo, eve } = await begun(LIVE);
    await playedOn(anna, bo);
    await anna.tell({ type: 'pause', id: 'p1', paused: true });
    for (const client of [anna, bo, eve]) expect(clocksOf(client).stands).toBe('paused');
    const { left } = clocksOf(eve);
    await server.clock.pass(4 * MINUTE);
    await bo.tell({ type: 'pause', id: 'p2', paused: false });
    expect(clocksOf(eve)).toMatchObject({ stands: null, left, pauseLeft: 6 * MINUTE });
    await bo.tell({ type: 'pause', id: 'p3', paused: true });
    await server.clock.pass(6 * MINUTE);
    expect(clocksOf(eve)).toMatchObject({ stands: null, left, pauseLeft: 0 });
    await anna.tell({ type: 'pause', id: 'p4', paused: true });
    expect([anna.refusals, bo.refusals]).toEqual([['not-allowed'], []]);
    expect(takenOverSeats(await logOf(server))).toEqual([]);
  });

  test('is not for spectators, nor by the day', async () => {
    const { eve } = await begun(LIVE);
    await eve.tell({ type: 'pause', id: 'p', paused: true });
    expect(eve.refusals).toEqual(['not-allowed']);
  });

  test('outlasts a restart', async () => {
    const { server, anna, bo } = await begun(LIVE);
    await playedOn(anna, bo);
    await anna.tell({ type: 'pause', id: 'p1', paused: true });
    const next = keepTime(server.restarted(HOUR));
    const again = await next.visit('A'.repeat(22), 'Anna');
    await again.join(ID);
    expect(clocksOf(again).stands).toBe('paused');
  });
});

test('P65 others give time, once for each press, and nobody to themselves', async () => {
  const { server, anna, bo, eve } = await begun(LIVE);
  await bo.tell({ type: 'give-time', id: 'g1', seat: 0, times: 1 });
  await bo.tell({ type: 'give-time', id: 'g1', seat: 0, times: 1 });
  expect(clocksOf(anna)).toMatchObject({ left: [6 * MINUTE, 5 * MINUTE], given: [1, 0] });
  await anna.tell({ type: 'give-time', id: 'g2', seat: 0, times: 2 });
  await eve.tell({ type: 'give-time', id: 'g3', seat: 0, times: 2 });
  expect([anna.refusals, bo.refusals, eve.refusals]).toEqual([['not-allowed'], [], ['not-allowed']]);
  expect(server.errors).toEqual([]);
});

describe('P66 a server that was down', () => {
  test('for an hour takes nobody’s time, nor do the twenty seconds after it', async () => {
    const { server, anna, bo } = await begun(LIVE);
    const [mover] = await playedOn(anna, bo);
    const seat = itemAt(mover.seats, 0);
    await server.clock.pass(2 * MINUTE);
    // Killed between two beats of its heart.
    await server.clock.pass(3000);
    const next = keepTime(server.restarted(HOUR));
    const clients = [await next.visit('A'.repeat(22), 'Anna'), await next.visit('B'.repeat(22), 'Bo')];
    await next.clock.pass(5000);
    for (const client of clients) await client.join(ID);
    const before = clocksOf(itemAt(clients, 0));
    expect(before).toMatchObject({ startsIn: 15_000, stands: null });
    const left = before.left[seat] ?? 0;
    // What was not noted before the crash is nobody's either.
    expect(3 * MINUTE - left).toBeLessThanOrEqual(0);
    expect(3 * MINUTE - left).toBeGreaterThan(-5001);
    await next.clock.pass(15_000 + MINUTE);
    await itemAt(clients, seat).tell({ type: 'look', eyes: 'open' });
    expect(clocksOf(itemAt(clients, seat)).left[seat]).toBe(left - MINUTE);
    expect(next.errors).toEqual([]);
  });

  test('by the day: what was due meanwhile is not, and no table is changed at the start', async () => {
    const { server, anna, bo } = await begun({ type: 'days', days: 1 }, 0, slowServer());
    await playedOn(anna, bo);
    const stored = await server.store.load(ID);
    const next = keepTime(server.restarted(3 * DAY));
    for (let i = 0; i < 20; i++) await settled();
    expect(takenOverSeats(await logOf(next))).toEqual([]);
    expect((await next.store.load(ID))?.clocks?.clocks.left).toEqual(stored?.clocks?.clocks.left);
    await next.clock.pass(DAY - MINUTE);
    expect(takenOverSeats(await logOf(next))).toEqual([]);
    await next.clock.pass(2 * MINUTE);
    expect((await logOf(next)).filter(({ by }) => by === 'clock')).toHaveLength(1);
    expect(next.errors).toEqual([]);
  });

  test('that went down twice in its grace time counts each moment once', async () => {
    const { server, anna, bo } = await begun(DAYS);
    await playedOn(anna, bo);
    const { at } = (await server.store.load(ID))!.clocks!.clocks;
    const second = keepTime(server.restarted(HOUR));
    await second.clock.pass(2000);
    const third = keepTime(second.restarted(HOUR));
    await third.clock.pass(30_000);
    const downtimes = await third.store.downtimesSince(0);
    expect(downtimes).toHaveLength(2);
    const client = await third.visit('A'.repeat(22), 'Anna');
    await client.join(ID);
    const seat = itemAt(clocksOf(client).running, 0);
    const lost = 2 * DAY - (clocksOf(client).left[seat] ?? 0);
    // Ten seconds after the last grace time have passed, and what was before the first crash.
    expect(lost).toBe(10_000 + Math.max(0, itemAt(downtimes, 0).since - at));
  });
});

describe('P67 what is due takes effect once', () => {
  test('across restarts, each of which looks for it', async () => {
    const { server, anna, bo } = await begun({ type: 'days', days: 1 }, 0, slowServer());
    await playedOn(anna, bo);
    let last = server;
    for (let i = 0; i < 3; i++) {
      last = keepTime(last.restarted(1000));
      await last.clock.pass(DAY / 2);
    }
    const log = await logOf(last);
    expect(log.filter(({ by, move: { type } }) => by === 'clock' && type === 'take-over')).toHaveLength(1);
    expect(last.errors).toEqual([]);
  });

  test('a table that can’t be opened does not hold up others, and is tried again', async () => {
    const { server, anna, bo, eve } = await begun({ type: 'days', days: 1 }, 0, slowServer());
    await playedOn(anna, bo);
    for (const client of [anna, bo, eve]) client.drop();
    const load = server.store.load.bind(server.store);
    let loads = 0;
    server.store.load = (id) => {
      loads++;
      return loads < 3 ? Promise.resolve(null) : load(id);
    };
    await server.clock.pass(DAY + 30_000);
    expect(loads).toBe(1);
    await server.clock.pass(2 * MINUTE);
    expect((await logOf(server)).filter(({ by }) => by === 'clock')).toHaveLength(1);
  });
});
