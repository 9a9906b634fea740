import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findNotices } from '../../src/server/notices/watcher.js';
import { must } from '../kit/games.js';
import { NoticedTable, QUIET_MS } from './kit/noticed.js';
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

const SECOND = 1000;

/** A table whose people have webhooks and other things on their screens. */
async function away(options = {}, bots = 0): Promise<NoticedTable> {
  const it = await NoticedTable.open(receiver, options, bots);
  table = it;
  await it.hook(it.anna, '/anna');
  await it.hook(it.bo, '/bo');
  await it.hide(it.anna);
  await it.hide(it.bo);
  return it;
}

describe('P85 a notice', () => {
  test('comes 15 seconds after the start, and after a turn began, once each', async () => {
    const it = await away();
    await it.pass(QUIET_MS - SECOND, 0);
    expect(it.kinds).toEqual([]);
    await it.pass(2 * SECOND, 2);
    expect(it.kinds).toEqual(['/anna started', '/bo started']);
    expect(it.told[0]).toEqual({
      path: '/anna',
      id: expect.stringMatching(/^[\w-]{22}$/),
      kind: 'started',
      table: it.id,
      title: 'The game has started: New York City',
      text: 'With Bo',
      link: 'http://localhost:8080/#online/the table',
    });
    await it.chosen();
    const [first] = it.turn;
    await it.pass(QUIET_MS - SECOND, 2);
    expect(it.kinds).toHaveLength(2);
    await it.pass(2 * SECOND, 3);
    expect(it.kinds).toEqual(['/anna started', '/bo started', `${first} turn`].sort());
    expect(it.told.find(({ kind }) => kind === 'turn')?.title).toBe('Your turn: New York City');
    await it.pass(300 * SECOND, 3);
    expect(it.kinds).toHaveLength(3);
  });

  test('comes once a turn, whatever happens in it, and the next player is told of the next one', async () => {
    const it = await away();
    await it.chosen();
    const [first, second] = it.turn;
    await it.pass(2 * QUIET_MS, 1);
    expect(it.kinds).toEqual([`${first} turn`]);
    // The first card of two: it is still the same turn.
    const player = it.next;
    const drawn = () => ({ id: player.newId(), n: player.n, seat: player.seats[0]! });
    await player.tell({ type: 'move', ...drawn(), move: { type: 'deck' } });
    expect(player.view?.phase).toBe('second');
    await it.pass(2 * QUIET_MS, 1);
    expect(it.kinds).toEqual([`${first} turn`]);
    await player.tell({ type: 'move', ...drawn(), move: { type: 'deck' } });
    await it.pass(2 * QUIET_MS, 2);
    expect(it.kinds).toEqual([`${first} turn`, `${second} turn`].sort());
    expect(new Set(it.told.map(({ id }) => id)).size).toBe(2);
  });

  test('does not come about a turn that is over by then', async () => {
    const it = await away();
    await it.chosen();
    for (let i = 0; i < 6; i++) {
      await it.pass(QUIET_MS - 2 * SECOND, 0);
      await it.finishTurn();
    }
    expect(it.kinds).toEqual([]);
  });

  test('does not come while a page of the person shows the table, and comes about the next turn', async () => {
    const it = await away();
    await it.hide(it.anna, false);
    await it.pass(2 * QUIET_MS, 1);
    expect(it.kinds).toEqual(['/bo started']);
    // A page that is visible, but shows something else, is no reason.
    await it.anna.send({ type: 'leave', link: 'link' });
    await it.move(it.bo);
    await it.pass(2 * QUIET_MS, 2);
    expect(it.kinds).toEqual(['/anna started', '/bo started']);
  });

  test('a page whose socket is gone does not look', async () => {
    const it = await away();
    await it.hide(it.anna, false);
    it.anna.drop();
    await it.pass(2 * QUIET_MS, 2);
    expect(it.kinds).toEqual(['/anna started', '/bo started']);
  });

  test('does not come twice across restarts, nor is one lost that was found but not sent', async () => {
    const it = await away();
    await it.chosen();
    const [first] = it.turn;
    await it.pass(QUIET_MS + SECOND, 1);
    expect(it.kinds).toEqual([`${first} turn`]);
    await it.restart();
    await it.pass(2 * QUIET_MS, 1);
    expect(it.kinds).toEqual([`${first} turn`]);
    // A server that is killed before the host's answer is stored sends it again, with the same id.
    const person = first === '/anna' ? 'A' : 'B';
    const again = { table: it.id, turn: 1, people: [person.repeat(22)], isForTable: false };
    await it.server.store.announce({ ...again, played: 0, now: 0 });
    await it.pass(2 * SECOND, 2);
    expect(it.told[1]).toEqual(it.told[0]);
    expect(it.kinds).toHaveLength(2);
  });

  test('does not come again after an undo', async () => {
    const it = await away();
    await it.chosen();
    let player = it.next;
    for (let entry = ''; entry !== 'claim';) {
      player = it.next;
      await it.move();
      const frame = player.last('deliver');
      entry = frame?.message.type === 'entry' ? frame.message.entry.move.type : '';
    }
    const [next] = it.turn;
    await it.pass(2 * QUIET_MS, 1);
    expect(it.kinds).toEqual([`${next} turn`]);
    const seat = player.seats[0]!;
    await player.tell({ type: 'undo', id: player.newId(), n: player.n, seat });
    expect([player.refusals, it.next]).toEqual([[], player]);
    await it.finishTurn();
    await it.pass(2 * QUIET_MS, 1);
    expect(it.kinds).toEqual([`${next} turn`]);
  });

  test('is about people, not about bots and seats that bots play meanwhile', async () => {
    const it = await away({}, 1);
    await it.bo.tell({ type: 'away', id: it.bo.newId(), n: it.bo.n, seat: 1 });
    await it.pass(2 * QUIET_MS, 1);
    expect(it.kinds).toEqual(['/anna started']);
  });

  test('says once that the game is over and who won, and nothing comes after that', async () => {
    const it = await away();
    for (let i = 0; i < 500 && it.anna.view?.phase !== 'over'; i++) await it.move();
    expect(it.anna.view?.phase).toBe('over');
    await it.pass(QUIET_MS + SECOND, 2);
    expect(it.kinds).toEqual(['/anna over', '/bo over']);
    expect(it.told[0]?.title).toBe('The game is over: New York City');
    expect(it.told[0]?.text).toMatch(/^(Anna|Bo) won|^Anna and Bo/);
    await it.restart();
    await it.pass(300 * SECOND, 2);
    expect(it.kinds).toHaveLength(2);
  });

  test('of a damaged table silences no other', async () => {
    const it = await away();
    const { store } = it.server;
    await it.pass(QUIET_MS + SECOND, 2);
    const damaged = { ...store, loadNoticed: () => Promise.reject(new SyntaxError('no JSON')) };
    const errors: unknown[] = [];
    const { pages } = it.server.core.notices;
    await it.chosen();
    it.server.clock.time += QUIET_MS;
    await findNotices({
      store: damaged,
      pages,
      clock: it.server.clock,
      onError: (error) => errors.push(error),
    });
    expect(errors).toEqual([new SyntaxError('no JSON')]);
    expect(await store.unnoticed(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
  });

  test('P89 a table’s webhook goes on to the next game', async () => {
    const it = await away();
    const { store } = it.server;
    const person = 'A'.repeat(22);
    const route = { kind: 'hook', form: 'json', page: 'http://localhost:8080/' } as const;
    const address = receiver.url('/table');
    await store.addChannel({ id: 'hook', person, table: it.id, address, route, since: 0 });
    await it.anna.tell({ type: 'resign', id: it.anna.newId(), n: it.anna.n, seat: 0 });
    await it.bo.tell({ type: 'resign', id: it.bo.newId(), n: it.bo.n, seat: 1 });
    const [next, again] = [
      await it.bo.ask('rematch', { id: it.id }),
      await it.anna.ask('rematch', { id: it.id }),
    ];
    expect([next.ok, again]).toEqual([true, next]);
    const tables = (await store.channelsOf(person)).map(({ table: at }) => at).filter((at) => at !== null);
    expect(tables.sort()).toEqual([it.id, next.ok ? next.value.table : ''].sort());
  });

  test('one that is tried again does not come once the turn is over', async () => {
    const it = await away();
    receiver.answer = (_, response) => response.writeHead(503).end();
    await it.chosen();
    const [first] = it.turn;
    await it.pass(QUIET_MS + SECOND, 1);
    await it.finishTurn();
    await it.hide(it.next, false);
    await it.pass(600 * SECOND, 1);
    expect(it.kinds).toEqual([`${first} turn`]);
  });

  test('is in the person’s language', async () => {
    const it = await away({ address: 'https://rallar.example' });
    await it.anna.ask('speak', { language: 'sv' });
    await it.bo.ask('speak', { language: 'is' });
    await it.pass(QUIET_MS + SECOND, 2);
    const [anna, bo] = it.told;
    expect([anna?.title, anna?.text, bo?.title]).toEqual([
      'Partiet har startat: New York',
      'Med Bo',
      'Leikurinn er byrjaður: New York',
    ]);
    expect(anna?.link).toBe('https://rallar.example/#online/the table');
  });
});

describe('P86 connected pages', () => {
  test('are told, unless they show the table', async () => {
    const it = await away();
    await it.hide(it.bo, false);
    const other = await it.server.visit('A'.repeat(22), 'Anna');
    await it.pass(2 * QUIET_MS, 1);
    const notice = { table: it.id, kind: 'started', id: it.told[0]?.id };
    expect(it.anna.last('notice')?.notice).toEqual(notice);
    expect(other.last('notice')?.notice).toEqual(notice);
    expect([it.bo.last('notice'), it.eve.last('notice')]).toEqual([undefined, undefined]);
  });
});
