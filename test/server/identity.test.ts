import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { itemAt, legalMoves, toAct, verify } from '../../src/engine/index.js';
import type { OnlineOptions } from '../../src/protocol/index.js';
import { addKey, loadKeys } from '../../src/server/identity/keys.js';
import { CARRY_SECONDS, People } from '../../src/server/identity/people.js';
import { tidyUp } from '../../src/server/lobby/housekeeping.js';
import { boardOf } from '../kit/boards.js';
import { InProcessServer, type WireClient } from './kit/in-process.js';

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
const server = new InProcessServer();
const folder = mkdtempSync(path.join(tmpdir(), 'rallar-keys-'));
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

let people = 0;
const idOf = (name: string) => `${name}${people++}`.padEnd(22, '_');
let tables = 0;

/** A game of these people, each at the seat of their number. */
async function playing(...clients: WireClient[]): Promise<string> {
  const id = `game ${tables++}`;
  const [host] = clients as [WireClient];
  await host.ask('gather', { id, board: board.id, seats: clients.length, options: OPTIONS });
  await host.join(id);
  const invitation = await host.ask('invitation', { id });
  for (const [seat, client] of clients.entries()) {
    await client.join(id, invitation.ok ? invitation.value.invite : null);
    await client.act({ type: 'sit', seat, name: `Player ${seat}` });
    await client.act({ type: 'ready', seat, word });
  }
  await host.act({ type: 'start', fill: null });
  return id;
}

async function playUntil(clients: readonly WireClient[], isEnough: (n: number) => boolean): Promise<void> {
  for (let turn = 0; turn < 800; turn++) {
    const view = clients.map((client) => client.view).find((it) => it !== undefined);
    if (!view || view.phase === 'over' || isEnough(itemAt(clients, 0).n)) return;
    const player = clients.find((client) => toAct(client.view!).some((seat) => client.seats.includes(seat)));
    if (!player) {
      // It is the turn of a bot.
      await server.clock.pass(5000);
      continue;
    }
    const seat = toAct(player.view!).find((it) => player.seats.includes(it))!;
    const moves = legalMoves(board, player.view!, seat);
    const move = moves.find(({ type }) => type === 'claim') ?? itemAt(moves, moves.length >> 1);
    await player.tell({ type: 'move', id: player.newId(), n: player.n, seat, move });
  }
  throw new Error('the game does not end');
}

const cookieOf = (header: string) => ({ headers: { cookie: header.split(';')[0] } });

describe('P40 the cookie', () => {
  const { store } = server;

  test('survives a new key, and is signed again by it', async () => {
    const old = loadKeys(folder);
    const before = new People(store, old, false);
    const person = await before.welcome('Anna');
    const cookie = before.cookieFor(person);
    addKey(folder, old);
    const keys = loadKeys(folder);
    expect(keys).toHaveLength(2);
    const after = new People(store, keys, false);
    expect(await after.find(cookieOf(cookie))).toEqual(person);
    const renewed = after.cookieFor(person);
    expect(renewed.split('.')[3]).not.toBe(cookie.split('.')[3]);
    expect(await new People(store, keys.slice(0, 1), false).find(cookieOf(renewed))).toEqual(person);
    expect(await new People(store, keys.slice(0, 1), false).find(cookieOf(cookie))).toBeNull();
    expect(statSync(path.join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  test('is void once the person has signed out everywhere', async () => {
    const them = new People(store, loadKeys(folder), false);
    const person = await them.welcome('Anna');
    const cookie = cookieOf(them.cookieFor(person));
    await store.savePerson({ ...person, generation: 2 });
    expect(await them.find(cookie)).toBeNull();
  });

  test('is out of reach of scripts and other sites, and bound to the host under https', () => {
    const person = { id: 'p'.repeat(22), name: '', generation: 1, since: 0 };
    const keys = loadKeys(folder);
    expect(new People(store, keys, true).cookieFor(person)).toMatch(
      /^__Host-rallar=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(new People(store, keys, false).cookieFor(person)).toMatch(
      /^rallar=.*; HttpOnly; SameSite=Strict$/,
    );
  });
});

describe('P42 a word to carry', () => {
  test('makes another device the person, once, even where two try at the same time', async () => {
    const anna = await server.visit(idOf('anna'), 'Anna');
    const carried = await anna.ask('carry', null);
    if (!carried.ok) throw new Error(carried.problem.code);
    expect(carried.value).toMatchObject({ seconds: 600, word: expect.stringMatching(/^[\w-]{22}$/) });
    const { people: them } = server.core;
    const found = await Promise.all([1, 2, 3].map(() => them.takeCarried(carried.value.word)));
    expect(found.filter((it) => it !== null)).toMatchObject([{ name: 'Anna' }]);
    expect(await them.takeCarried(carried.value.word)).toBeNull();
  });

  test('expires, and then nothing of it is left', async () => {
    let now = 1000;
    const them = new People(server.store, loadKeys(folder), false, () => now);
    const person = await them.welcome('Anna');
    const { word: first } = await them.carry(person);
    now += CARRY_SECONDS * 1000 + 1;
    expect(await them.takeCarried(first)).toBeNull();
    now = 1000;
    expect(await them.takeCarried(first)).toMatchObject({ id: person.id });
    await tidyUp(server.store, server.core.rooms, { wallTime: () => now + CARRY_SECONDS * 1000 });
    now = 1000;
    expect(await them.takeCarried(first)).toBeNull();
  });
});

describe('P43 what is stored about a person', () => {
  test('is shown to them', async () => {
    const id = idOf('anna');
    const [anna, bo] = [await server.visit(id, 'Anna'), await server.visit(idOf('bo'), 'Bo')];
    const game = await playing(bo, anna);
    await anna.ask('gather', { id: 'before', board: board.id, seats: 2, options: OPTIONS });
    const about = await anna.ask('aboutMe', null);
    expect(about).toMatchObject({
      ok: true,
      value: {
        name: 'Anna',
        since: 1000,
        tables: [
          { id: 'before', board: 'newyork', names: [] },
          { id: game, board: 'newyork', names: ['Player 1'] },
        ],
      },
    });
    expect(JSON.stringify(about)).not.toContain(id);
  });

  test('is deleted: names are dashes, bots play on, the record verifies, and nothing of the person is left', async () => {
    const id = idOf('anna');
    const [anna, bo, cleo] = [
      await server.visit(id, 'Anna'),
      await server.visit(idOf('bo'), 'Bo'),
      await server.visit(idOf('cleo'), 'Cleo'),
    ];
    const ended = await playing(anna, bo);
    await playUntil([anna, bo], () => false);
    const running = await playing(anna, bo, cleo);
    await playUntil([bo, anna, cleo], (n) => n > 12);
    // She is away at this moment, and has another page open.
    const away = anna.newId();
    await anna.tell({ type: 'away', id: away, n: anna.n, seat: 0 });
    const gathering = 'left behind';
    await bo.ask('gather', { id: gathering, board: board.id, seats: 2, options: OPTIONS });
    const invitation = await bo.ask('invitation', { id: gathering });
    await anna.join(gathering, invitation.ok ? invitation.value.invite : null);
    await anna.act({ type: 'sit', seat: 0, name: 'Anna' });
    const carried = await anna.ask('carry', null);

    expect(await anna.ask('deleteMe', null)).toEqual({ ok: true });
    const { store } = server;
    expect(await store.findPerson(id)).toBeNull();
    expect(carried.ok && (await server.core.people.takeCarried(carried.value.word))).toBeNull();
    expect((await store.loadGathering(gathering))?.gathering.members).toHaveLength(1);
    expect([await store.gamesOf(id, 10), await store.gatheringsOf(id)]).toEqual([[], []]);

    // Those who stay see it at once, and play on with a bot.
    expect(bo.last('deliver')).toBeDefined();
    const shown = bo.texts.filter((text) => text.includes('"plan"')).at(-1);
    expect(shown).toContain('–');
    expect(shown).not.toContain('Player 0');
    await playUntil([bo, cleo], () => false);
    expect(bo.view?.phase).toBe('over');
    for (const table of [ended, running]) {
      const loaded = (await store.load(table))!;
      const text = JSON.stringify(loaded);
      expect(text).not.toContain(id);
      expect(text).not.toContain('Player 0');
      expect(loaded.table.record.players[0]?.name).toBe('–');
      const record = { ...loaded.table.record, log: loaded.entries.map(({ entry }) => entry) };
      expect(verify(board, record).verdict).toBe('proved');
      expect(JSON.stringify(await store.loadOnline(table))).not.toContain(id);
    }
    // The page is disconnected: nothing it sends has an effect.
    const { length } = anna.texts;
    await anna.ask('gather', { id: 'after the end', board: board.id, seats: 2, options: OPTIONS });
    expect(anna.texts).toHaveLength(length);
    expect(await store.loadGathering('after the end')).toBeNull();
  });

  test('a game of one person and bots ends when the person is deleted', async () => {
    const anna = await server.visit(idOf('anna'), 'Anna');
    const id = 'alone';
    await anna.ask('gather', { id, board: board.id, seats: 2, options: OPTIONS });
    await anna.join(id);
    await anna.act({ type: 'sit', seat: 0, name: 'Anna' });
    await anna.act({ type: 'ready', seat: 0, word });
    await anna.act({ type: 'start', fill: { level: 'navvy', names: ['Pip'] } });
    expect(await anna.ask('deleteMe', null)).toEqual({ ok: true });
    const loaded = (await server.store.load(id))!;
    expect(loaded.table.record.snapshot.phase).toBe('over');
    expect(loaded.table.plan.seats.map(({ name }) => name)).toEqual(['–', 'Pip']);
  });
});

test('nothing failed in the server meanwhile', () => {
  expect(server.errors).toEqual([]);
});
