import { afterAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SqliteWriter } from '../../src/server/store/writer.js';
import { checkRecords } from '../../src/server/operator/data/check-records.js';
import { openDatabase } from '../../src/server/store/driver.js';
import { openSqliteStore } from '../../src/server/store/sqlite-store.js';
import { build } from '../kit/build.js';
import { boardOf } from '../kit/boards.js';
import { newGameOf, planOf } from '../table/setup.js';

const folder = mkdtempSync(path.join(tmpdir(), 'rallar-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a backup under load is restored, goes on elsewhere, and is upgraded from the first version', async () => {
  build();
  const { runRehearsal } = await import('../../tools/rehearse/run.mjs');
  const found = await runRehearsal({ tables: 1, boards: ['newyork'], seed: 7, versions: [1] });
  expect(found.faults).toEqual([]);
  expect(found).toMatchObject({ verdict: 'ok', backups: 2 });
  expect(found.restoredMoves).toBeGreaterThan(5);
  expect([found.upgrades, found.recordsProved]).toEqual([1, 3]);
});

test.each([
  ['a changed score', `update tables set head = json_set(head, '$.snapshot.points[0]', 99)`],
  ['a missing entry', 'delete from entries where n = 0'],
  ['damaged text', `update tables set head = '{'`],
])('a record with %s is named', async (_, fault) => {
  const file = path.join(folder, `${Math.random()}.db`);
  const store = openSqliteStore(file, (name) => {
    const writer = new SqliteWriter(name);
    return {
      write: (jobs) => Promise.resolve(writer.write(jobs)),
      close: () => Promise.resolve(writer.close()),
    };
  });
  const board = boardOf('newyork');
  const plan = planOf(board, ['person', 'foreman']);
  const { record } = newGameOf(board, plan);
  const table = { id: 'table', plan, guessed: false, played: 1, secret: null };
  await store.create([{ table, record }]);
  await store.close();
  const database = openDatabase(file);
  const shares: number[] = [];
  const sound = await checkRecords(database, (share) => shares.push(share));
  expect([sound.games, sound.broken, shares]).toEqual([1, [], [1]]);
  database.exec(fault);
  const found = await checkRecords(database, () => undefined);
  expect(found).toMatchObject({ games: 1, proved: 0, unproved: 0, broken: [{ table: 'table' }] });
  database.close();
});
