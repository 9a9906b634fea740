import { afterEach, describe, expect, test } from 'vitest';
import { legalMoves } from '../../src/engine/index.js';
import type { FromServer } from '../../src/protocol/index.js';
import { Bans } from '../../src/server/operator/bans.js';
import { carryOut, type OrderContext } from '../../src/server/operator/carry-out.js';
import { tablesText } from '../../src/server/operator/listing.js';
import { OrderDesk } from '../../src/server/operator/order-desk.js';
import { type Order, parseOrder } from '../../src/server/operator/orders.js';
import type { SqliteStore } from '../../src/server/store/sqlite-store.js';
import { StoreFailure } from '../../src/table/index.js';
import { boardOf } from '../kit/boards.js';
import { beginTable } from './kit/begin.js';
import { InProcessServer, type WireClient } from './kit/in-process.js';

/** What the operator of a server orders, and what the people at its tables see of it. */

const board = boardOf('newyork');
const [ANNA, BO] = ['A'.repeat(22), 'B'.repeat(22)];
const servers: InProcessServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.close();
    if (server.errors.length > 0) throw server.errors[0] as Error;
  }
});

function start(change?: (store: SqliteStore) => Partial<SqliteStore>): InProcessServer {
  const server = new InProcessServer(change);
  servers.push(server);
  return server;
}

function contextOf({ store, core, clock }: InProcessServer): OrderContext & { renamed: string[] } {
  const renamed: string[] = [];
  const now = () => clock.wallTime();
  return {
    store,
    rooms: core.rooms,
    bans: new Bans(store, now),
    now,
    renamed,
    sockets: {
      addressesOf: (person) => (person === ANNA ? ['10.0.0.1', '10.0.0.2'] : []),
      endBanned: (isBanned) => [ANNA, BO].filter((it) => isBanned(it, `address of ${it}`)).length,
      rename: ({ id, name }) => renamed.push(`${id} ${name}`),
    },
  };
}

const CLOSED = { type: 'turned-away', problem: { code: 'closed-by-operator' } };
const move = async (client: WireClient): Promise<void> => {
  const [seat = 0] = client.seats;
  const [first] = legalMoves(board, client.view!, seat);
  await client.tell({ type: 'move', id: client.newId(), n: client.n, seat, move: first! });
};

describe('P96 a table that the operator closes', () => {
  test('is closed to everybody at once, and its record is kept', async () => {
    const server = start();
    const { anna, bo, eve } = await beginTable(server, board.id, 'table');
    await move(anna);
    const before = await server.store.load('table');
    expect(await carryOut(contextOf(server), { type: 'close', table: 'table' })).toEqual({ ok: true });
    for (const client of [anna, bo, eve]) expect(client.last('turned-away')).toMatchObject(CLOSED);
    // Pages that do not care.
    const texts = anna.texts.length;
    await move(bo);
    await anna.tell({ type: 'resign', id: 'mine', n: anna.n, seat: 0 });
    expect(anna.texts.length).toBe(texts);
    for (const client of [anna, bo, eve]) {
      const told = client.texts.length;
      await client.join('table');
      expect(client.texts.slice(told)).toHaveLength(1);
      expect(client.last('turned-away')).toMatchObject(CLOSED);
    }
    expect((await server.store.load('table'))?.entries).toEqual(before?.entries);
  });

  test('opens none of its doors: watching, knocking, inviting, a rematch, the list', async () => {
    const server = start();
    const { anna } = await beginTable(server, board.id, 'table');
    const invitation = await anna.ask('invitation', { id: 'table' });
    await carryOut(contextOf(server), { type: 'close', table: 'table' });
    const mallory = await server.visit('M'.repeat(22), 'Mallory');
    await mallory.join('table', invitation.ok ? invitation.value.watch : null);
    expect(mallory.last('turned-away')).toMatchObject(CLOSED);
    await mallory.send({ type: 'knock', link: 'link', table: 'table', seat: 1 });
    expect(mallory.last('turned-away')).toMatchObject(CLOSED);
    const closed = { ok: false, problem: CLOSED.problem };
    expect(await anna.ask('invitation', { id: 'table' })).toEqual(closed);
    expect(await anna.ask('rematch', { id: 'table' })).toEqual(closed);
    expect(await anna.ask('mine', null)).toEqual({ ok: true, value: [] });
    // What is stored about a person is still all of it.
    expect(await anna.ask('aboutMe', null)).toMatchObject({ value: { tables: [{ id: 'table' }] } });
    expect(await anna.ask('deleteMe', null)).toEqual({ ok: true });
  });

  test('takes no entry, whoever writes it', async () => {
    const server = start();
    await beginTable(server, board.id, 'table');
    const loaded = await server.store.load('table');
    await server.store.setClosed('table', true);
    const [entry] = loaded!.entries;
    const row = { table: 'table', message: null, head: loaded!.table.record, played: 1 };
    const append = () => server.store.append({ ...row, n: 1, entry: entry!.entry });
    expect(await append()).toEqual({ outcome: 'gone' });
    await server.store.setClosed('table', false);
    expect(await append()).toEqual({ outcome: 'stored' });
  });

  test('goes on where it was when it is opened again', async () => {
    const server = start();
    const context = contextOf(server);
    const { anna, bo } = await beginTable(server, board.id, 'table');
    await carryOut(context, { type: 'close', table: 'table' });
    expect(await carryOut(context, { type: 'reopen', table: 'table' })).toEqual({ ok: true });
    for (const client of [anna, bo]) await client.join('table');
    const { n } = anna;
    await move(anna);
    expect([anna.n, bo.n]).toEqual([n + 1, n + 1]);
  });

  test('before its game is removed', async () => {
    const server = start();
    const anna = await server.visit(ANNA, 'Anna');
    const options = {
      listed: true,
      spectators: true,
      undo: true,
      advice: false,
      pace: 'brisk',
      chat: 'all',
    } as const;
    await anna.ask('gather', { id: 'table', board: board.id, seats: 2, options });
    await anna.join('table');
    expect(await carryOut(contextOf(server), { type: 'close', table: 'table' })).toEqual({ ok: true });
    expect(anna.last('turned-away')).toMatchObject(CLOSED);
    expect(await server.store.loadGathering('table')).toBeNull();
  });

  test('stays open where that can’t be stored, and says so', async () => {
    const server = start(() => ({
      setClosed: () => Promise.reject(new StoreFailure({ code: 'storage-full' })),
    }));
    const { anna } = await beginTable(server, board.id, 'table');
    const answer = await carryOut(contextOf(server), { type: 'close', table: 'table' });
    expect(answer).toEqual({ ok: false, problem: { code: 'storage-full' } });
    const { n } = anna;
    await move(anna);
    expect([anna.n, anna.last('turned-away')]).toEqual([n + 1, undefined]);
  });
});

describe('P97 a person whose name the operator clears', () => {
  test('has a dash everywhere, and the record still holds all moves', async () => {
    const server = start();
    const context = contextOf(server);
    const { anna, bo } = await beginTable(server, board.id, 'table');
    await move(anna);
    const options = {
      listed: true,
      spectators: true,
      undo: true,
      advice: false,
      pace: 'brisk',
      chat: 'all',
    } as const;
    const tab = await server.visit(ANNA, 'Anna');
    await tab.ask('gather', { id: 'next', board: board.id, seats: 2, options });
    await tab.join('next');
    await tab.act({ type: 'sit', seat: 0, name: 'Anna' });
    await anna.send({ type: 'say', link: 'link', id: 'a-line', text: 'Hello' });
    expect(await carryOut(context, { type: 'clear-name', person: ANNA })).toEqual({ ok: true });
    expect(context.renamed).toEqual([`${ANNA} –`]);
    expect(bo.last('chat')?.lines).toMatchObject([{ name: '–', text: 'Hello' }]);
    const tables = bo.texts
      .map((text) => JSON.parse(text) as FromServer)
      .flatMap((frame) =>
        frame.type === 'deliver' && frame.message.type === 'table' ? [frame.message] : [],
      );
    expect(tables.at(-1)?.plan.seats.map(({ name }) => name)).toEqual(['–', 'Bo']);
    expect(tab.last('gathering')!.gathering).toMatchObject({
      members: [{ name: '–' }],
      seats: [{ name: '–' }, {}],
    });
    expect(await server.store.findPerson(ANNA)).toMatchObject({ name: '–' });
    // The game goes on, and does not bring the name back.
    await move(anna);
    await move(bo);
    const loaded = await server.store.load('table');
    expect(JSON.stringify(loaded)).not.toContain('Anna');
    expect(JSON.stringify(loaded)).toContain('Bo');
    expect(await server.store.loadOnline('table')).toMatchObject({ people: [ANNA, BO] });
  });

  test('is nobody where there is no such person', async () => {
    const answer = await carryOut(contextOf(start()), { type: 'clear-name', person: 'x' });
    expect(answer).toEqual({ ok: false, problem: { code: 'no-such-person' } });
  });
});

describe('P98 a ban', () => {
  test('is of a person and of the addresses they come from, for a time, and can be lifted', async () => {
    const server = start();
    const context = contextOf(server);
    const { bans } = context;
    await server.visit(ANNA, 'Anna');
    expect(await bans.find(ANNA, '10.0.0.9')).toBeNull();
    const until = server.clock.wallTime() + 60_000;
    const order: Order = { type: 'ban', person: ANNA, address: null, withAddress: true, until };
    expect(await carryOut(context, order)).toEqual({ ok: true, bans: [1, 2, 3], sockets: 1 });
    expect(await bans.find(ANNA, '10.0.0.9')).toMatchObject({ id: 1, until });
    expect(await bans.find(BO, '10.0.0.2')).toMatchObject({ id: 3 });
    expect(await bans.find(null, '10.0.0.2')).toMatchObject({ id: 3 });
    expect(await bans.find(BO, '10.0.0.3')).toBeNull();
    expect(await carryOut(context, { type: 'lift', ban: 1 })).toEqual({ ok: true });
    expect(await bans.find(ANNA, '10.0.0.9')).toBeNull();
    expect(await bans.find(ANNA, '10.0.0.1')).not.toBeNull();
    await server.clock.pass(60_000);
    expect(await bans.find(ANNA, '10.0.0.1')).toBeNull();
    // It is not kept for longer than it is in force.
    await server.store.removeExpiredBans(server.clock.wallTime());
    expect(await server.store.bans()).toEqual([]);
  });

  test('outlives a restart, and the longest of several counts', async () => {
    const server = start();
    const context = contextOf(server);
    await server.visit(ANNA, 'Anna');
    const order = { type: 'ban', person: ANNA, address: null, withAddress: false } as const;
    await carryOut(context, { ...order, until: null });
    await carryOut(context, { ...order, until: server.clock.wallTime() + 1000 });
    const again = contextOf(server);
    expect(await again.bans.find(ANNA, 'x')).toMatchObject({ until: null });
  });

  test('of nobody is refused with a code', async () => {
    const context = contextOf(start());
    const order = { type: 'ban', person: null, address: null, withAddress: false, until: null } as const;
    expect(await carryOut(context, order)).toMatchObject({ problem: { code: 'nobody-to-ban' } });
    const of = { ...order, person: 'nobody' };
    expect(await carryOut(context, of)).toMatchObject({ problem: { code: 'no-such-person' } });
    expect(await carryOut(context, { type: 'lift', ban: 7 })).toMatchObject({
      problem: { code: 'no-such-ban' },
    });
    expect(await context.store.bans()).toEqual([]);
  });
});

describe('orders of another process', () => {
  test('are carried out once and answered, also those that can’t be read', async () => {
    const server = start();
    await beginTable(server, board.id, 'table');
    const context = contextOf(server);
    const orders = new Map([
      ['1', '{"type":"close","table":"table"}'],
      ['2', '{"type":"close","table":"table","more":1}'],
    ]);
    const answers: string[] = [];
    const log: string[] = [];
    context.store = {
      ...server.store,
      waitingOrders: () => Promise.resolve([...orders].map(([id, command]) => ({ id, command }))),
      answerOrder: (id, answer) => {
        orders.delete(id);
        answers.push(answer);
        return Promise.resolve();
      },
    };
    const desk = new OrderDesk(context, server.clock, {
      onOrder: (order, code) => log.push(`${order} ${code}`),
      onError: (error) => server.errors.push(error),
    });
    desk.open();
    await server.clock.pass(3000);
    expect(answers.map((answer) => JSON.parse(answer) as unknown)).toEqual([
      { ok: true },
      { ok: false, problem: { code: 'unreadable-order' } },
    ]);
    expect(log).toEqual(['close done', 'unreadable unreadable-order']);
    await desk.close();
    orders.set('3', '{"type":"lift","ban":1}');
    await server.clock.pass(3000);
    expect(answers).toHaveLength(2);
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['an unknown type', '{"type":"fly"}'],
    ['a long name', JSON.stringify({ type: 'close', table: 'x'.repeat(65) })],
  ])('%s is no order', (_, text) => {
    expect(parseOrder(text)).toEqual({ ok: false, problem: { code: 'unreadable-order' } });
  });
});

test('a name can’t act on the operator’s terminal', () => {
  const player = { name: '\u001b[2JAnna\u202e', person: null };
  const row = { id: 'a\nb', state: 'over' as const, board: 'x', players: [player], changed: 0 };
  const text = tablesText([row]);
  expect(text).toBe(
    'TABLE  STATE  BOARD  CHANGED               PLAYERS\na?b    over   x      1970-01-01 00:00 UTC  ?[2JAnna? (bot)\n',
  );
});
