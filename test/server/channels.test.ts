import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { RETRY_MS } from '../../src/server/notices/dispatcher.js';
import { loadPushKeys } from '../../src/server/notices/push-keys.js';
import { must } from '../kit/games.js';
import { OPTIONS } from './kit/begin.js';
import { InProcessServer, PUSH_KEYS, type WireClient } from './kit/in-process.js';
import { BOARD, NoticedTable, QUIET_MS } from './kit/noticed.js';
import { claimsOf, TestDevice } from './kit/push-device.js';
import { Receiver } from './kit/receiver.js';

let receiver: Receiver;
let table: NoticedTable | undefined;
beforeAll(async () => void (receiver = await Receiver.open()));
afterEach(async () => {
  const errors = table?.server.errors ?? [];
  must(errors.length === 0, () => `the server failed: ${String(errors[0])}`);
  await table?.close();
  table = undefined;
  receiver.received.length = 0;
  receiver.answer = (_, response) => response.writeHead(201).end();
});
afterAll(() => receiver.close());

const PAGE = 'http://localhost:8080/';
const LATE_MS = QUIET_MS + 1000;
const answering = (status: number) => {
  receiver.answer = (_, response) => response.writeHead(status).end();
};
const open = async (options = {}) => (table = await NoticedTable.open(receiver, options));
const device = (name = 'anna') => new TestDevice(receiver.url(`/push/${name}`, 'push.example.org'));
const channelsOf = async (client: WireClient) => {
  const found = await client.ask('channels', { table: null });
  if (!found.ok) throw new Error(found.problem.code);
  return found.value;
};

const bodies = () => receiver.received.map(({ body }) => JSON.parse(body.toString()) as unknown);
const keep = async (client: WireClient, seat: number) =>
  client.tell({
    type: 'move',
    id: client.newId(),
    n: client.n,
    seat,
    move: { type: 'keep', tickets: client.view!.offered[seat]! },
  });

describe('P88 a push message', () => {
  test('is encrypted for the device alone, signed by the server, and names board, players and table', async () => {
    const it = await open();
    const annas = device();
    const added = await it.anna.ask('addDevice', annas.subscription);
    expect(added).toMatchObject({ ok: true });
    await it.hide(it.anna);
    await it.pass(LATE_MS, 1);
    const [got] = receiver.received;
    expect(got).toMatchObject({
      path: '/push/anna',
      headers: { ttl: '86400', urgency: 'high', topic: expect.stringMatching(/^[\w-]{1,32}$/) },
    });
    expect(annas.decrypt(got!)).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      title: 'The game has started: New York City',
      body: 'With Bo',
      table: it.id,
    });
    expect(() => device().decrypt(got!)).toThrow(/authenticate/);
    expect(got!.body.toString('latin1')).not.toContain('New York');
    expect((await channelsOf(it.anna)).pushKey).toBe(PUSH_KEYS.publicKey);
    expect(claimsOf(got!, PUSH_KEYS.publicKey)).toMatchObject({
      aud: `https://push.example.org:${receiver.port}`,
      sub: 'mailto:rallar@example.org',
    });
  });

  test('goes to every device of the person, and no longer to one that was removed', async () => {
    const it = await open();
    await it.anna.ask('addDevice', device('phone').subscription);
    const tablet = await it.anna.ask('addDevice', device('tablet').subscription);
    await it.bo.ask('addDevice', device('bo').subscription);
    const { devices } = await channelsOf(it.anna);
    expect(devices.map(({ end }) => end.slice(-5)).sort()).toEqual(['ablet', 'phone']);
    // Nobody removes another's.
    await it.bo.ask('removeChannel', { id: tablet.ok ? tablet.value.id : '' });
    await it.hide(it.anna);
    await it.pass(LATE_MS, 2);
    expect(receiver.received.map((got) => got.path).sort()).toEqual(['/push/phone', '/push/tablet']);
    await it.anna.ask('removeChannel', { id: tablet.ok ? tablet.value.id : '' });
    expect((await channelsOf(it.anna)).devices).toHaveLength(1);
  });

  test.each([404, 410])(
    'answered with %s takes the device off the list, and it is not tried again',
    async (status) => {
      const it = await open();
      await it.anna.ask('addDevice', device().subscription);
      await it.hide(it.anna);
      answering(status);
      await it.pass(LATE_MS, 1);
      expect((await channelsOf(it.anna)).devices).toEqual([]);
      await it.pass(200_000, 1);
      expect(receiver.received).toHaveLength(1);
    },
  );

  test.each([429, 500, 302])(
    'answered with %s is tried again with longer and longer pauses, and then given up',
    async (status) => {
      const it = await open();
      await it.anna.ask('addDevice', device().subscription);
      await it.hide(it.anna);
      answering(status);
      await it.pass(LATE_MS, 1);
      for (const [i, ms] of RETRY_MS.slice(0, 2).entries()) {
        await it.pass(ms - 2000, i + 1);
        expect(receiver.received).toHaveLength(i + 1);
        await it.pass(4000, i + 2);
        expect(receiver.received).toHaveLength(i + 2);
      }
      expect((await channelsOf(it.anna)).devices).toHaveLength(1);
      // The others are as many as the list has.
      const due = async () => it.server.store.dueDeliveries(Number.MAX_SAFE_INTEGER, 10);
      for (let i = 2; i < RETRY_MS.length; i++)
        for (const delivery of await due()) await it.server.store.postponeDelivery(delivery, 0);
      await it.pass(1000, 4);
      expect(await due()).toEqual([]);
      expect(it.server.noticeFailures).toContain(`notice-answered-${status}`);
    },
  );

  test('goes to the person who has the device now', async () => {
    const it = await open();
    const shared = device('shared');
    await it.anna.ask('addDevice', shared.subscription);
    await it.bo.ask('addDevice', shared.subscription);
    expect([(await channelsOf(it.anna)).devices, (await channelsOf(it.bo)).devices]).toMatchObject([
      [],
      [{}],
    ]);
  });

  test('a device with keys that are none, an address that is none, or one too many is refused', async () => {
    const it = await open();
    const good = device().subscription;
    const add = async (some: object) => it.anna.ask('addDevice', { ...good, ...some });
    const refused = { ok: false, problem: { code: 'address-refused' } };
    expect(await add({ p256dh: `B${'A'.repeat(86)}` })).toEqual(refused);
    expect(await add({ endpoint: 'https://push.example.org:1/x' })).toEqual(refused);
    for (let i = 0; i < 10; i++)
      expect(await add({ endpoint: `${good.endpoint}${i}` })).toMatchObject({ ok: true });
    expect(await add({ endpoint: `${good.endpoint}x` })).toEqual({
      ok: false,
      problem: { code: 'too-many-channels', most: 10 },
    });
    // One that is known can be sent again.
    expect(await add({ endpoint: `${good.endpoint}3` })).toMatchObject({ ok: true });
  });

  test('keys are made once, and nobody else may read them', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'rallar-push-'));
    const keys = loadPushKeys(folder);
    expect(loadPushKeys(folder)).toEqual(keys);
    const file = path.join(folder, 'push-keys.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(keys);
    rmSync(folder, { recursive: true });
  });
});

describe('P89 a webhook', () => {
  test('is told in its form', async () => {
    const it = await open();
    await it.hook(it.anna, '/slack', 'slack');
    await it.hook(it.anna, '/discord', 'discord');
    await it.hide(it.anna);
    await it.pass(LATE_MS, 2);
    const link = 'http://localhost:8080/#online/the table';
    const text = `The game has started: New York City\nWith Bo\n${link}`;
    expect(bodies()).toEqual(
      expect.arrayContaining([{ text }, { content: text, allowed_mentions: { parse: [] } }]),
    );
  });

  test('of a table is told everybody’s turns, and only its host sets it', async () => {
    const server = new InProcessServer(undefined, undefined, { outward: receiver.outward });
    const [anna, bo] = [await server.visit('A'.repeat(22), 'Anna'), await server.visit('B'.repeat(22), 'Bo')];
    const id = 'hooked';
    await anna.ask('gather', { id, board: BOARD, seats: 2, options: OPTIONS });
    await anna.join(id);
    const invitation = await anna.ask('invitation', { id });
    await bo.join(id, invitation.ok ? invitation.value.invite : null);
    const hook = { address: receiver.url('/table'), form: 'json', table: id, page: PAGE } as const;
    expect(await bo.ask('addHook', hook)).toEqual({ ok: false, problem: { code: 'not-the-host' } });
    expect(await anna.ask('addHook', hook)).toMatchObject({ ok: true });
    const shown = await anna.ask('channels', { table: id });
    expect(shown).toMatchObject({ ok: true, value: { hooks: [{ table: id, form: 'json' }] } });
    expect(JSON.stringify(shown)).not.toContain('/table');
    for (const [seat, client] of [anna, bo].entries()) {
      await client.act({ type: 'sit', seat, name: seat === 0 ? 'Anna' : 'Bo' });
      await client.act({ type: 'ready', seat, word: String(seat).repeat(32) });
    }
    await anna.act({ type: 'start', fill: null });
    expect(await anna.ask('addHook', hook)).toEqual({ ok: false, problem: { code: 'not-the-host' } });
    for (const client of [anna, bo]) await client.send({ type: 'page', hidden: true });
    server.core.notices.start();
    await server.clock.pass(LATE_MS);
    await receiver.until(1);
    expect(bodies()).toMatchObject([{ kind: 'started', title: 'The game has started: New York City' }]);
    expect(bodies()).toMatchObject([{ text: 'With Anna and Bo' }]);
    await keep(anna, 0);
    await keep(bo, 1);
    await server.clock.pass(LATE_MS);
    await receiver.until(2);
    expect(bodies()[1]).toMatchObject({
      kind: 'turn',
      title: expect.stringMatching(/^New York City: waiting for (Anna|Bo)$/),
    });
    expect(server.errors).toEqual([]);
    await server.core.notices.idle();
    await server.close();
  });

  test('can be tested, and the answer says what is wrong', async () => {
    const it = await open();
    const id = await it.hook(it.anna, '/test');
    const answered = async () => {
      const count = receiver.received.length;
      const answer = it.server.core.notices.channels.test({ person: 'A'.repeat(22), address: 'a' }, id);
      await receiver.until(count + 1);
      return answer;
    };
    expect(await answered()).toEqual({ ok: true });
    expect(bodies()).toMatchObject([{ kind: 'test', table: null, text: 'This is a test. It worked.' }]);
    answering(404);
    expect(await answered()).toEqual({ ok: false, problem: { code: 'bad-answer', status: 404 } });
    // Nobody tests another's.
    expect(await it.bo.ask('testChannel', { id })).toEqual({
      ok: false,
      problem: { code: 'no-such-channel' },
    });
    answering(200);
    for (let i = 0; i < 17; i++) await answered();
    expect(await it.anna.ask('testChannel', { id })).toMatchObject({
      ok: false,
      problem: { code: 'too-many-tries' },
    });
  });

  test.each([404, 410])('is removed after three answers of %s in a row', async (status) => {
    const it = await open();
    await it.hook(it.anna, '/gone');
    const person = 'A'.repeat(22);
    const hooks = async () => (await channelsOf(it.anna)).hooks.length;
    await it.hide(it.anna);
    const turn = async (at: number) => {
      const count = receiver.received.length;
      await it.server.store.announce({
        table: it.id,
        played: -1,
        turn: 0,
        people: [person],
        isForTable: false,
        now: at,
      });
      await it.pass(2000, count + 1);
    };
    answering(status);
    await it.pass(LATE_MS, 1);
    await turn(0);
    answering(200);
    await turn(0);
    answering(status);
    await turn(0);
    await turn(0);
    expect(await hooks()).toBe(1);
    await turn(0);
    expect(await hooks()).toBe(0);
  });

  test('a host that stalls holds up nobody else', async () => {
    const it = await open();
    receiver.answer = (request, response) => {
      if (request.url !== '/slow') response.writeHead(204).end();
    };
    for (let i = 0; i < 5; i++) await it.hook(it.anna, '/slow');
    await it.hook(it.bo, '/bo');
    await it.hide(it.anna);
    await it.hide(it.bo);
    const before = performance.now();
    await it.server.clock.pass(LATE_MS);
    await receiver.until(6);
    expect(receiver.received.map((got) => got.path)).toContain('/bo');
    expect(performance.now() - before).toBeLessThan(4000);
    receiver.drop();
  });

  test('at a private address, one too many, or where the server tells none is refused', async () => {
    const it = await open();
    const add = (address: string) =>
      it.anna.ask('addHook', { address, form: 'json', table: null, page: PAGE });
    for (const address of [
      'https://127.0.0.2/',
      `https://10.0.0.1:${receiver.port}/`,
      'https://hooks.example.org/',
    ])
      expect(await add(address)).toEqual({ ok: false, problem: { code: 'address-refused' } });
    for (let i = 0; i < 5; i++) await it.hook(it.anna, `/${i}`);
    expect(await add(receiver.url('/6'))).toEqual({
      ok: false,
      problem: { code: 'too-many-channels', most: 5 },
    });
    await table?.close();
    const other = await open({ tellsHooks: false });
    expect(
      await other.anna.ask('addHook', { address: receiver.url('/'), form: 'json', table: null, page: PAGE }),
    ).toEqual({ ok: false, problem: { code: 'no-hooks' } });
  });
});

describe('P43 what is stored about notices', () => {
  test('is shown to the person, masked, and goes with them', async () => {
    const it = await open();
    const id = 'A'.repeat(22);
    await it.anna.ask('speak', { language: 'da' });
    await it.anna.ask('addDevice', device().subscription);
    await it.hook(it.anna, '/secret-address-x7Yz');
    const about = await it.anna.ask('aboutMe', null);
    expect(about).toMatchObject({
      ok: true,
      value: {
        language: 'da',
        devices: [{ end: expect.any(String) }],
        hooks: [{ form: 'json', masked: `hooks.example.org:${receiver.port}/…x7Yz`, table: null }],
      },
    });
    expect(JSON.stringify(about)).not.toContain('secret-address');
    const { bo, eve } = it;
    for (const client of [bo, eve]) expect(client.texts.join()).not.toMatch(/secret-address|push\/anna|x7Yz/);
    await it.hide(it.anna);
    answering(500);
    await it.pass(LATE_MS, 2);
    expect(await it.server.store.dueDeliveries(Number.MAX_SAFE_INTEGER, 10)).toHaveLength(2);
    expect(await it.anna.ask('deleteMe', null)).toEqual({ ok: true });
    const { store } = it.server;
    expect(await store.channelsOf(id)).toEqual([]);
    expect(await store.dueDeliveries(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    expect([...(await store.loadNoticed(it.id))!.told.keys()]).not.toContain(id);
    // Nothing can be added for somebody who is gone.
    const route = { kind: 'hook', form: 'json', page: PAGE } as const;
    await store.addChannel({
      id: 'x',
      person: id,
      table: null,
      address: 'https://a.example/',
      route,
      since: 0,
    });
    expect(await store.channelsOf(id)).toEqual([]);
  });

  test('webhooks of tables that are gone are removed', async () => {
    const it = await open();
    const { store } = it.server;
    const route = { kind: 'hook', form: 'json', page: PAGE } as const;
    for (const name of ['no such table', it.id])
      await store.addChannel({
        id: name,
        person: 'A'.repeat(22),
        table: name,
        address: 'https://a.example/',
        route,
        since: 0,
      });
    await store.removeStrayHooks(Number.MAX_SAFE_INTEGER);
    expect((await store.channelsOf('A'.repeat(22))).map(({ table: at }) => at)).toEqual([it.id]);
  });
});
