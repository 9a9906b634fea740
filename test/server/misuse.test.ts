import { afterEach, describe, expect, test } from 'vitest';
import { itemAt, legalMoves } from '../../src/engine/index.js';
import type { FromServer, OnlineOptions } from '../../src/protocol/index.js';
import { newGathering } from '../../src/server/lobby/gathering.js';
import { GatheringRoom } from '../../src/server/lobby/gathering-room.js';
import { newLinks } from '../../src/server/lobby/links.js';
import { Knocks } from '../../src/server/rooms/knocks.js';
import type { Guest } from '../../src/server/rooms/guest.js';
import type { SqliteStore } from '../../src/server/store/sqlite-store.js';
import { StoreFailure } from '../../src/table/index.js';
import { boardOf } from '../kit/boards.js';
import { FakeClock, settled } from '../table/setup.js';
import { InProcessServer, type WireClient } from './kit/in-process.js';

/** What a guest of a table, or a disk that fails, could spoil for the others; with a clock that the test moves. */

const OPTIONS: OnlineOptions = {
  listed: false,
  spectators: true,
  undo: true,
  advice: false,
  pace: 'brisk',
  chat: 'all',
};
const board = boardOf('newyork');
const word = 'ab'.repeat(16);
const servers: InProcessServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

function start(change?: (store: SqliteStore) => Partial<SqliteStore>): InProcessServer {
  const server = new InProcessServer(change);
  servers.push(server);
  return server;
}

const visit = (server: InProcessServer, name: string) => server.visit(name.padEnd(22, '.'), name);

/** A gathering of two people with seats. */
async function gathered(server: InProcessServer) {
  const [anna, bo] = [await visit(server, 'Anna'), await visit(server, 'Bo')];
  await anna.ask('gather', { id: 'table', board: board.id, seats: 2, options: OPTIONS });
  await anna.join('table');
  const invitation = await anna.ask('invitation', { id: 'table' });
  await bo.join('table', invitation.ok ? invitation.value.invite : null);
  for (const [seat, client] of [anna, bo].entries()) {
    await client.act({ type: 'sit', seat, name: `Player ${seat}` });
    await client.act({ type: 'ready', seat, word });
  }
  return { anna, bo };
}

async function begun(server: InProcessServer) {
  const people = await gathered(server);
  await people.anna.act({ type: 'start', fill: null });
  return people;
}

/** A store that can't begin a game so many times. */
const failing = (times: number) => (store: SqliteStore) => ({
  begin: async (...begin: Parameters<SqliteStore['begin']>) => {
    if (times-- > 0) throw new StoreFailure({ code: 'storage-full' });
    await store.begin(...begin);
  },
});

/** Two strangers meet, and are ready. */
async function meet(server: InProcessServer) {
  const people = [await visit(server, 'Anna'), await visit(server, 'Bo')];
  for (const [i, client] of people.entries()) {
    const found = await client.ask('play', { id: `quick ${i}`, board: board.id });
    await client.join(found.ok ? found.value.table : '');
  }
  for (const [seat, client] of people.entries()) await client.act({ type: 'ready', seat, word });
  return people;
}

const nothing = () => Promise.resolve();
const framesOf = (client: WireClient) => client.texts.map((text) => JSON.parse(text) as FromServer);
const hostOf = (client: WireClient) => client.last('gathering')!.gathering.host;

describe('P53 letting in', () => {
  test('who lost a seat sees and plays it no more, even if the page does not join again', async () => {
    const server = start();
    const { anna, bo } = await begun(server);
    const carl = await visit(server, 'Carl');
    // A page of its own making, that ignores what it is asked.
    const heard: FromServer[] = [];
    bo.receive = (text) => heard.push(JSON.parse(text) as FromServer);
    await carl.send({ type: 'knock', link: 'link', table: 'table', seat: 1 });
    const knock = itemAt(anna.last('knocks')!.knocks, 0);
    await bo.send({ type: 'admit', link: 'link', knock: knock.id, accept: true });
    expect(heard.at(-1)).toMatchObject({ type: 'rejoin' });
    await carl.join('table');
    expect(carl.seats).toEqual([1]);
    const before = heard.length;
    await bo.tell({ type: 'resign', id: 'mine', n: bo.n, seat: 1 });
    await bo.tell({ type: 'look', eyes: 1 });
    const move = itemAt(legalMoves(board, carl.view!, 1), 0);
    await carl.tell({ type: 'move', id: carl.newId(), n: carl.n, seat: 1, move });
    expect(carl.refusals).toEqual([]);
    expect(heard.slice(before)).toEqual([]);
    expect(server.errors).toEqual([]);
  });

  test('a knock of who has gone already is none', async () => {
    const server = start();
    const { anna, bo } = await begun(server);
    bo.drop();
    const carl = await visit(server, 'Carl');
    const knocked = carl.send({ type: 'knock', link: 'link', table: 'table', seat: 1 });
    await carl.send({ type: 'leave', link: 'link' });
    await knocked;
    expect(anna.last('knocks')?.knocks ?? []).toEqual([]);
    await anna.join('table');
    expect(anna.last('knocks')?.knocks ?? []).toEqual([]);
  });

  test('who was not let in is remembered, at the last thousand tables', () => {
    const knocks = new Knocks();
    for (let i = 0; i < 1500; i++) knocks.refuse(`table ${i}`, 'mallory');
    expect([knocks.isRefused('table 0', 'mallory'), knocks.isRefused('table 1499', 'mallory')]).toEqual([
      false,
      true,
    ]);
    expect((knocks as unknown as { refused: Map<string, unknown> }).refused.size).toBe(1000);
    expect(knocks.add({ person: 'mallory' } as Guest, 'table 1', 0)).not.toBeNull();
  });
});

describe('P47 a host who disappears', () => {
  test('blocks nobody for longer than two minutes, and is host again when back', async () => {
    const server = start();
    const { anna, bo } = await gathered(server);
    anna.drop();
    await bo.act({ type: 'start', fill: null });
    expect(bo.last('stopped')?.problem.code).toBe('not-the-host');
    await server.clock.pass(119_000);
    expect(hostOf(bo)).toBe(0);
    await server.clock.pass(2000);
    // Told without asking.
    expect(hostOf(bo)).toBe(1);
    await anna.resume();
    expect([hostOf(bo), hostOf(anna)]).toEqual([0, 0]);
    anna.drop();
    await server.clock.pass(121_000);
    await bo.act({ type: 'start', fill: null });
    await settled();
    expect(bo.view?.phase).toBe('opening');
  });
});

describe('P49 a game among strangers', () => {
  test('that can’t be stored at first begins by itself once it can', async () => {
    const server = start(failing(3));
    const people = await meet(server);
    expect(people.map(({ view }) => view)).toEqual([undefined, undefined]);
    for (let i = 0; i < 4; i++) await server.clock.pass(2000);
    await settled();
    expect(people.map(({ view }) => view?.phase)).toEqual(['opening', 'opening']);
    expect(server.errors).toHaveLength(3);
  });

  test('that everybody was ready for when the server went down begins when they are back', async () => {
    const first = new InProcessServer(failing(1e9));
    await meet(first);
    const server = first.restarted();
    servers.push(server);
    await server.core.rooms.start();
    const again = [await visit(server, 'Anna'), await visit(server, 'Bo')];
    for (const client of again) await client.join('quick 0');
    for (let i = 0; i < 4; i++) await settled();
    expect(again.map(({ view }) => view?.phase)).toEqual(['opening', 'opening']);
  });
});

test('P17 a start whose commit was not heard of has happened', async () => {
  const server = start((store) => ({
    begin: async (...begin: Parameters<SqliteStore['begin']>) => {
      await store.begin(...begin);
      throw new StoreFailure({ code: 'host-crashed' });
    },
  }));
  const { anna, bo } = await begun(server);
  await settled();
  expect([anna.view?.phase, bo.view?.phase]).toEqual(['opening', 'opening']);
  expect(framesOf(anna).some(({ type }) => type === 'stopped')).toBe(false);
});

describe('P43 a person who is deleted', () => {
  test('does not come back by another page that changes the name meanwhile', async () => {
    const { store } = start();
    const id = 'p'.repeat(22);
    await store.savePerson({ id, name: 'Anna', generation: 1, since: 1000 });
    await Promise.all([store.removePerson(id), store.renamePerson(id, 'Karin')]);
    expect(await store.findPerson(id)).toBeNull();
  });

  test('fails nobody’s write by a word to another device, nor does any job that can’t be run', async () => {
    const server = start();
    const { store } = server;
    const id = 'p'.repeat(22);
    await store.savePerson({ id, name: 'Anna', generation: 1, since: 1000 });
    const bo = { id: 'b'.repeat(22), name: 'Bo', generation: 1, since: 1000 };
    const writes = [store.removePerson(id), store.addCarryWord('hash', id, 5000), store.savePerson(bo)];
    await expect(Promise.all(writes)).resolves.toBeDefined();
    const carl = { ...bo, id: 'c'.repeat(22), name: null as unknown as string };
    // The first is a batch of its own; the others wait for it and become the next one.
    const mixed = [store.savePerson(bo), store.savePerson(carl), store.renamePerson(bo.id, 'Bosse')];
    expect((await Promise.allSettled(mixed)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(await store.findPerson(bo.id)).toMatchObject({ name: 'Bosse' });
  });

  test('leaves the tables that another page came to meanwhile', async () => {
    let id = '';
    const server: InProcessServer = start((store) => ({
      removePerson: async (person) => {
        const options = { ...OPTIONS, listed: true };
        const gathering = newGathering(board, { person, name: 'Anna' }, 2, options, new Uint8Array(32));
        await store.addGathering((id = 'late'), { gathering, links: newLinks() }, 1000);
        await store.removePerson(person);
      },
    }));
    const anna = await visit(server, 'Anna');
    expect(await anna.ask('deleteMe', null)).toEqual({ ok: true });
    expect(await server.store.loadGathering(id)).toBeNull();
  });
});

test('P45 what a crowd is shown is made once', async () => {
  const gathering = newGathering(board, { person: 'anna', name: 'Anna' }, 2, OPTIONS, new Uint8Array(32));
  const links = newLinks();
  const room = new GatheringRoom({
    id: 'table',
    board,
    row: { gathering, links },
    store: { saveGathering: nothing, removeGathering: nothing },
    clock: new FakeClock(),
    begin: nothing,
    onChange: () => undefined,
    onShown: () => undefined,
    onEnd: () => undefined,
    onError: (error) => expect.unreachable(String(error)),
  });
  let shown: unknown[] = [];
  for (let i = 0; i < 300; i++) {
    shown = [];
    const guest = {
      person: `person ${i}`,
      name: 'Mallory',
      rejoin: () => undefined,
      show: (what: unknown) => shown.push(what),
      stop: () => undefined,
      turnAway: () => undefined,
      tell: () => undefined,
    };
    expect(await room.join(guest, links.watch)).toBeNull();
  }
  expect([shown.length, new Set(shown).size]).toEqual([300, 1]);
  room.close();
});
