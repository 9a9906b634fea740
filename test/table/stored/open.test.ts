import { beforeEach, describe, expect, test } from 'vitest';
import { boardOfRecord } from '../../../src/boards/index.js';
import { fastSeed, itemAt } from '../../../src/engine/index.js';
import type { ToClient } from '../../../src/protocol/index.js';
import {
  LOCAL_POLICY,
  type OpenedTable,
  PortionThinker,
  budgetOf,
  listTables,
  openStored,
} from '../../../src/table/index.js';
import { boardOf } from '../../kit/boards.js';
import { MemoryStore, firstTable } from '../memory-store.js';
import { FakeClock, newGameOf, planOf, settled } from '../setup.js';

const board = boardOf('newyork');
const plan = planOf(board, ['person', 'foreman']);

let store: MemoryStore;
beforeEach(async () => {
  store = new MemoryStore();
  await create('a', 1000);
});

function create(id: string, played: number): Promise<void> {
  const table = { id, plan, guessed: false, played, secret: null };
  return store.create([{ table, record: newGameOf(board, plan).record }]);
}

function open(id = 'a', findBoard = boardOfRecord): Promise<OpenedTable> {
  const clock = new FakeClock();
  return openStored(id, {
    store,
    findBoard,
    clock,
    thinker: new PortionThinker(clock),
    budgetOf,
    policy: LOCAL_POLICY,
    randomSeed: () => fastSeed(1),
    onAppend: () => {},
    onError: () => expect.unreachable(),
  });
}

/** Connects a client to the stored table. */
async function connect() {
  const opened = await open();
  if (!opened.ok) throw new Error(opened.problem.code);
  const { table, seats } = opened.value;
  const received: ToClient[] = [];
  const attached = table.attach({ seats, onMessage: (message) => received.push(message) });
  return { received, attached, seats };
}

describe('a stored table', () => {
  test('is opened where it was left, and knows the messages it has applied', async () => {
    const first = await connect();
    const [whole] = first.received;
    if (whole?.type !== 'table') throw new Error('no table');
    const tickets = itemAt(whole.view.offered, 0);
    const message = { type: 'move', id: 'm', n: 0, seat: 0, move: { type: 'keep', tickets } } as const;
    first.attached.send(message);
    await settled();
    const second = await connect();
    expect([second.seats, second.received[0]]).toMatchObject([[0], { type: 'table', log: [{}, { n: 1 }] }]);
    second.attached.send(message);
    await settled();
    expect(second.received.at(-2)).toMatchObject({ type: 'table', id: 'm' });
    expect(store.appends).toBe(1);
  });

  test('has the plan of its record where its own is damaged', async () => {
    firstTable(store).table.plan = { board: '', seats: [], first: 0 };
    expect((await connect()).received[0]).toMatchObject({ plan: { board: board.id, seats: [{}, {}] } });
  });

  test.each<[string, () => Promise<OpenedTable>, string]>([
    ['does not exist', () => open('b'), 'no-such-table'],
    ['is of a board that is not known', () => open('a', () => undefined), 'unknown-board'],
    [
      'is damaged',
      () => {
        firstTable(store).entries.length = 0;
        return open();
      },
      'wrong-shape',
    ],
    [
      'can’t be read',
      () => {
        store.isUnreadable = true;
        return open();
      },
      'storage-timeout',
    ],
  ])('that %s is refused with a code', async (_, opening, code) => {
    expect(await opening()).toMatchObject({ ok: false, problem: { code } });
  });
});

test('P24 tables are listed the last played first, and damaged ones apart', async () => {
  await create('b', 3000);
  await create('c', 2000);
  Object.assign(firstTable(store).table, { record: { board: board.id } });
  const { tables, damaged } = await listTables(store);
  expect([tables.map(({ id }) => id), damaged]).toEqual([['b', 'c'], ['a']]);
});
