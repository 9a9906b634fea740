import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqliteStore, type SqliteStore } from '../../src/server/store/sqlite-store.js';
import { writeHere } from '../../src/server/store/write-batch.js';
import { companyContract } from './kit/company-contract.js';
import { firstClocks } from '../../src/table/index.js';
import { openDatabase } from '../../src/server/store/driver.js';
import { boardOf } from '../kit/boards.js';
import { clockStoreContract } from '../table/clock-store-contract.js';
import { newGameOf, planOf } from '../table/setup.js';
import { storeContract } from '../table/store-contract.js';
import { passkeyStoreContract } from './kit/passkey-store-contract.js';

const board = boardOf('newyork');

const folder = mkdtempSync(path.join(tmpdir(), 'rallar-store-'));
const opened: SqliteStore[] = [];
afterAll(async () => {
  for (const store of opened) await store.close();
  rmSync(folder, { recursive: true });
});

const open = (name: string) => (): SqliteStore => {
  const store = openSqliteStore(path.join(folder, name), writeHere);
  opened.push(store);
  return store;
};
storeContract('SQLite', open('rallar.db'));
clockStoreContract('SQLite', open('clocks.db'));
passkeyStoreContract('SQLite', open('passkeys.db'));
companyContract('SQLite', open('company.db'));

describe('P67 what is due', () => {
  test('is found in its order, and not where nothing is', async () => {
    const store = open('due.db')();
    const plan = planOf(board, ['person', 'person']);
    const game = newGameOf(board, plan);
    const clocks = firstClocks(game, { type: 'days', days: 1 }, 0);
    for (const [id, due] of [
      ['late', 3000],
      ['never', null],
      ['soon', 1000],
      ['next', 2000],
    ] as const) {
      const table = { id, plan, guessed: false, played: 0, secret: null };
      await store.create([{ table, record: game.record, clocks: { ...clocks, due } }]);
    }
    expect(await store.dueTables(2000, 10)).toEqual([
      { id: 'soon', due: 1000 },
      { id: 'next', due: 2000 },
    ]);
    expect(await store.dueTables(9000, 1)).toEqual([{ id: 'soon', due: 1000 }]);
    expect(await store.saveClocks('soon', { ...clocks, version: 2, due: 9000 })).toEqual({
      outcome: 'stored',
    });
    expect(await store.dueTables(2000, 10)).toEqual([{ id: 'next', due: 2000 }]);
  });

  test('is looked up by an index', () => {
    const database = openDatabase(path.join(folder, 'due.db'));
    const plan = database
      .prepare('explain query plan select id, due from tables where due <= 5 order by due')
      .all();
    expect(plan.map(({ detail }) => detail).join()).toContain('USING INDEX tables_due');
    expect(plan).toHaveLength(1);
    database.close();
  });
});

test('P66 a downtime is stored with the beat after it, once', async () => {
  const store = open('beats.db')();
  expect(await store.lastBeat()).toBeNull();
  await store.beat(1000, []);
  await store.beat(500, []);
  expect(await store.lastBeat()).toBe(1000);
  const down = { since: 1000, started: 5000, until: 6000 };
  await store.beat(5000, [down]);
  await store.beat(7000, [
    { ...down, until: 9000 },
    { since: 6500, started: null, until: 7000 },
  ]);
  expect(await store.downtimesSince(0)).toEqual([down, { since: 6500, started: null, until: 7000 }]);
  expect(await store.downtimesSince(6500)).toHaveLength(1);
});
