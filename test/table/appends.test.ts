import { describe, expect, test } from 'vitest';
import { type Move, itemAt } from '../../src/engine/index.js';
import { boardOf } from '../kit/boards.js';
import { firstTable } from './memory-store.js';
import { type Client, Scene, planOf, settled } from './setup.js';

const board = boardOf('newyork');
const people = planOf(board, ['person', 'person']);
const bots = planOf(board, ['foreman', 'foreman']);

function keep(client: Client, seat: number): Move {
  client.send({ type: 'look', eyes: seat });
  return { type: 'keep', tickets: itemAt(client.table.view.offered, seat) };
}

function scene() {
  const made = new Scene(board, people);
  const [one, two] = [made.client(), made.client()];
  return { made, one, two, store: made.store };
}

/** Another writer stores an entry, with this message. */
function storeElsewhere({ store }: { store: Scene['store'] }, message: string | null): void {
  const loaded = firstTable(store);
  const { entry } = itemAt(loaded.entries, 0);
  loaded.entries.push({ n: 1, entry: { ...entry, n: 1 }, message });
}

describe('an append of unknown outcome', () => {
  test('that was stored counts, once, and is sent to all', async () => {
    const { one, two, store, made } = scene();
    store.fault = 'lost-after-commit';
    const id = await one.move(0, keep(one, 0));
    await made.clock.pass(0);
    expect([one.entries.length, two.entries.length, one.refusals]).toEqual([1, 1, []]);
    expect([one.of('entry')[0]?.id, made.answers]).toEqual([id, [{ outcome: 'stored' }]]);
    expect([store.appends, made.messages]).toEqual([1, [id]]);
  });

  test('that was not stored is refused, nothing is sent, and the move can be made again', async () => {
    const { one, two, store, made } = scene();
    store.fault = 'lost-before-commit';
    const id = await one.move(0, keep(one, 0));
    await made.clock.pass(0);
    expect([one.refusals, one.entries, two.entries]).toEqual([[[id, 'not-stored']], [], []]);
    store.fault = null;
    await one.move(0, keep(one, 0));
    expect(one.entries).toMatchObject([{ n: 1 }]);
  });

  test('stays pending while the store can’t be read: the table reports it, reads again, and continues', async () => {
    const { one, two, store, made } = scene();
    store.fault = 'lost-after-commit';
    store.isUnreadable = true;
    await one.move(0, keep(one, 0));
    // What comes meanwhile waits in the queue.
    await two.move(1, keep(two, 1));
    await made.clock.pass(2999);
    expect([one.entries, one.refusals, two.refusals]).toEqual([
      [],
      [
        ['', 'not-stored'],
        ['', 'not-stored'],
      ],
      [
        ['', 'not-stored'],
        ['', 'not-stored'],
      ],
    ]);
    store.fault = null;
    store.isUnreadable = false;
    await made.clock.pass(4000);
    expect(one.entries.map(({ n, seat }) => [n, seat])).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(store.appends).toBe(2);
  });

  test('of a bot that was not stored is retried, and counts once', async () => {
    const made = new Scene(board, bots);
    const client = made.client();
    made.store.fault = 'lost-before-commit';
    await made.clock.pass(0);
    expect(client.refusals).toEqual([['', 'not-stored']]);
    made.store.fault = null;
    await made.clock.pass(1000);
    expect(client.entries.map(({ n }) => n)).toEqual([1]);
  });

  test('of a bot that was stored is not retried', async () => {
    const made = new Scene(board, bots);
    const client = made.client();
    client.send({ type: 'pace', pace: { step: 60_000, grace: 0 } });
    made.store.fault = 'lost-after-commit';
    await made.clock.pass(10_000);
    expect([client.entries.map(({ n }) => n), client.refusals, made.store.appends]).toEqual([[1], [], 1]);
  });

  test('that turns out to be another’s entry is superseded', async () => {
    const { one, store, made } = scene();
    storeElsewhere(made, 'other');
    store.fault = 'lost-before-commit';
    await one.move(0, keep(one, 0));
    await made.clock.pass(0);
    expect([made.answers, one.refusals]).toEqual([[{ outcome: 'superseded' }], []]);
  });

  test('is left to the next table, once this one is closed', async () => {
    const { one, store, made } = scene();
    store.fault = 'lost-before-commit';
    store.isUnreadable = true;
    await one.move(0, keep(one, 0));
    made.table.close();
    await made.clock.pass(60_000);
    expect([made.answers, one.refusals.filter(([id]) => id !== '')]).toEqual([[], []]);
  });
});

describe('an append that finds the store ahead closes the table, which its host opens again', () => {
  test('a number that is taken: the move stays unanswered, to be judged by the reopened table', async () => {
    const { one, two, made } = scene();
    storeElsewhere(made, 'other');
    const move = keep(one, 0);
    const before = one.received.length;
    await one.move(0, move);
    expect([made.answers, two.entries]).toEqual([[{ outcome: 'superseded' }], []]);
    one.send({ type: 'look', eyes: 0 });
    expect(one.received).toHaveLength(before);
  });

  test('a duplicate: the message stays unanswered, and its resend to the reopened table is answered', async () => {
    const { one, made } = scene();
    storeElsewhere(made, '0-0');
    const before = one.received.length;
    const move = keep(one, 0);
    const id = await one.move(0, move);
    expect([made.answers, one.refusals, one.entries]).toEqual([[{ outcome: 'duplicate', n: 1 }], [], []]);
    expect(one.received.length).toBe(before + 1);
    const reopened = new Scene(board, people, { appliedMessages: made.messages });
    const again = reopened.client();
    again.send({ type: 'move', id, n: 0, seat: 0, move });
    await settled();
    expect([again.table.id, reopened.store.appends]).toEqual([id, 0]);
  });

  test('a table that was removed: the move is refused', async () => {
    const { one, store, made } = scene();
    store.tables.clear();
    const id = await one.move(0, keep(one, 0));
    expect([made.answers, one.refusals]).toEqual([[{ outcome: 'gone' }], [[id, 'not-stored']]]);
  });
});

test('a store that can’t write is reported with its problem, and the table stays open', async () => {
  const { one, store, made } = scene();
  store.fault = 'full';
  await one.move(0, keep(one, 0));
  expect(made.answers).toEqual([{ outcome: 'failed', problem: { code: 'storage-full' } }]);
  store.fault = null;
  await one.move(0, keep(one, 0));
  expect(one.entries).toHaveLength(1);
});

test('a store that breaks its contract and throws is read to learn the outcome', async () => {
  const { one, store, made } = scene();
  store.append = () => Promise.reject(new Error('a bug of the store'));
  const id = await one.move(0, keep(one, 0));
  await made.clock.pass(0);
  expect([one.refusals, made.errors]).toMatchObject([
    [[id, 'not-stored']],
    [{ message: 'a bug of the store' }],
  ]);
});

test('P18 a table that was closed meanwhile answers nothing: the next one judges what waits', async () => {
  const { made, one, two, store } = scene();
  const release = store.holdBack();
  await one.move(0, keep(one, 0));
  await two.move(1, { type: 'deck' });
  store.fault = 'full';
  made.table.close();
  release();
  await made.clock.pass(0);
  await settled();
  expect([made.answers.length, one.refusals, two.refusals]).toEqual([1, [], []]);
});
