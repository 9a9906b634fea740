import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../../src/server/store/driver.js';
import { migrate, SCHEMA_VERSION } from '../../src/server/store/schema.js';
import { openSqliteStore } from '../../src/server/store/sqlite-store.js';
import { writeHere } from '../../src/server/store/write-batch.js';
import { boardOf } from '../kit/boards.js';
import { newGameOf, planOf } from '../table/setup.js';

const folder = mkdtempSync(path.join(tmpdir(), 'rallar-schema-'));
afterAll(() => rmSync(folder, { recursive: true }));

const person = 'p'.repeat(22);
const board = boardOf('newyork');
const plan = planOf(board, ['person', 'foreman']);
const { record } = newGameOf(board, plan);
const secret = new Uint8Array(32).fill(7);
const options = { listed: false, spectators: true, undo: true, advice: false, pace: 'normal' };
const online = { people: [person, null], options, links: { invite: 'i', watch: 'w', code: 'c' } };

/** A database as version 1 of the schema left it, with a row in each table. */
function fill(database: Database): void {
  const { log, ...head } = record;
  const run = (sql: string, ...values: Parameters<ReturnType<Database['prepare']>['run']>) =>
    database.prepare(sql).run(...values);
  run(`insert into people (id, name, generation) values (?, 'Anna', 2)`, person);
  run(
    `insert into tables (id, plan, guessed, played, secret, head, online) values ('table', ?, 0, 5000, ?, ?, ?)`,
    JSON.stringify(plan),
    secret,
    JSON.stringify(head),
    JSON.stringify({ ...online, rematch: null, letIn: [] }),
  );
  run('insert into seats (person, table_key, seat) values (?, 1, 0)', person);
  for (const [n, entry] of log.entries())
    run(
      'insert into entries (table_key, n, entry, message) values (1, ?, ?, ?)',
      n,
      JSON.stringify(entry),
      n === 0 ? `${person} first` : null,
    );
  run(`insert into gatherings (id, gathering, changed) values ('gathering', '{}', 5000)`);
}

function versionOf(file: string): number {
  const database = openDatabase(file);
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {};
  database.close();
  return Number(version);
}

test('a database of version 1 is taken over with everything in it, and a copy of it is kept', async () => {
  const file = path.join(folder, 'rallar.db');
  const old = openDatabase(file);
  migrate(old, () => expect.unreachable(), 1);
  fill(old);
  old.close();
  expect([versionOf(file), SCHEMA_VERSION > 1]).toEqual([1, true]);

  const store = openSqliteStore(file, writeHere);
  expect(await store.findPerson(person)).toEqual({ id: person, name: 'Anna', generation: 2, since: 0 });
  expect(await store.loadOnline('table')).toMatchObject({ ...online, plan });
  const loaded = await store.load('table');
  expect(loaded?.table).toMatchObject({ id: 'table', plan, played: 5000, secret });
  expect(loaded?.entries.map(({ entry }) => entry)).toEqual(record.log);
  expect(loaded?.entries[0]?.message).toBe(`${person} first`);
  expect(await store.gamesOf(person, 10)).toMatchObject([{ table: { id: 'table' }, seats: [0] }]);
  // It can be written to.
  await store.renamePerson(person, 'Karin');
  await store.addCarryWord('hash', person, 6000);
  await store.takeCarryWord('hash', 'taker', 5000);
  expect(await store.findCarried('hash', 'taker')).toMatchObject({ id: person, name: 'Karin' });
  const passkey = { id: 'passkey', person, publicKey: '', counter: 0, transports: [], place: null };
  await store.addPasskey({ ...passkey, created: 6000, used: null }, 1);
  expect(await store.passkeysOf(person)).toHaveLength(1);
  await store.unlist('table');
  await store.close();
  expect(versionOf(file)).toBe(SCHEMA_VERSION);

  const copy = path.join(folder, 'rallar-version-1.db');
  expect(existsSync(copy)).toBe(true);
  expect(versionOf(copy)).toBe(1);
  const kept = openDatabase(copy);
  expect(kept.prepare('select id, name from people').all()).toEqual([{ id: person, name: 'Anna' }]);
  expect(kept.prepare('select id from gatherings').all()).toEqual([{ id: 'gathering' }]);
  expect(kept.prepare('select count(*) as count from entries').get()).toMatchObject({
    count: record.log.length,
  });
  kept.close();
  // Nothing is left to do the next time.
  await openSqliteStore(file, writeHere).close();
});
