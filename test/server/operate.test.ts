import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemAt, legalMoves, type Move, type Seat, type View } from '../../src/engine/index.js';
import type { PersonRow, TableRow } from '../../src/server/operator/listing.js';
import { boardOf } from '../kit/boards.js';
import { beginOnline } from './kit/begin-online.js';
import { OnlineClient, visit } from './kit/online-client.js';
import { operate } from './kit/operate.js';
import { ServerProcess } from './kit/server-process.js';

/** The commands of the operator beside the built server, as an operator runs them. */

const board = boardOf('newyork');
const server = new ServerProcess();
const folder = mkdtempSync(path.join(tmpdir(), 'rallar-operate-'));
const clients: OnlineClient[] = [];

beforeAll(() => server.start('--message-rate', '500', '--trust-proxy'));
afterAll(async () => {
  for (const client of clients) client.close();
  await server.remove();
  rmSync(folder, { recursive: true });
});

async function connect(
  name: string,
  address = '10.1.0.1',
): Promise<{ client: OnlineClient; cookie: string }> {
  const headers = { 'x-forwarded-for': address };
  const cookie = await visit(server.url(''), name, headers);
  const client = await OnlineClient.connect(server.url(''), cookie, headers);
  clients.push(client);
  return { client, cookie };
}

const run = (...args: string[]) => operate(server.data, ...args);

async function list<T>(...args: string[]): Promise<T[]> {
  const { code, text } = await run(...args, '--json');
  expect(code).toBe(0);
  return JSON.parse(text) as T[];
}

function choose(view: View, seat: Seat): Move {
  const moves = legalMoves(board, view, seat);
  return moves.find(({ type }) => type === 'claim') ?? itemAt(moves, moves.length >> 1);
}

describe('P96 beside a running server', () => {
  test('an operator finds a table by a name, and closes it', async () => {
    const { client: anna } = await connect('Anna');
    const { client: bo } = await connect('Bo');
    const id = await beginOnline(anna, bo, board.id);
    const found = await list<TableRow>('tables', 'pLaYeR 1');
    expect(found).toMatchObject([
      { id, state: 'running', board: board.id, players: [{}, { name: 'Player 1' }] },
    ]);
    expect((await run('tables', 'nobody')).text).toBe('No table.\n');
    const away = [anna, bo].map((client) => client.next(({ type }) => type === 'turned-away'));
    expect(await run('close', id)).toEqual({ code: 0, text: 'Closed.\n', notes: '' });
    for (const frame of await Promise.all(away))
      expect(frame).toMatchObject({ problem: { code: 'closed-by-operator' } });
    expect(await list<TableRow>('tables', id)).toMatchObject([{ state: 'closed' }]);
    const missing = await run('close', 'nowhere');
    expect(missing).toEqual({ code: 1, text: '', notes: 'There is no such table; tables lists them.\n' });
    expect(server.log).toContain('"order":"close","code":"done"');
    expect(server.log).not.toContain(id);
  });
});

describe('P98 banned beside a running server', () => {
  test('a person is disconnected, and can’t come back before the ban is lifted', async () => {
    const { client, cookie } = await connect('Mallory', '10.9.0.1');
    const [person] = await list<PersonRow>('people', 'mallory');
    expect(person).toMatchObject({ name: 'Mallory', tables: 0 });
    const banned = await run('ban', person!.id, '--with-address', '--for', '2h');
    expect(banned.text).toMatch(/^Banned\. Bans \d+, \d+; 1 connection closed\.\n$/);
    expect(await client.closed).toBe(4010);
    const elsewhere = { 'x-forwarded-for': '10.9.0.77' };
    await expect(OnlineClient.connect(server.url(''), cookie, elsewhere)).rejects.toThrow('403');
    const me = await fetch(server.url('/api/me'), { headers: { cookie, ...elsewhere } });
    const until = expect.closeTo(Date.now() + 7_200_000, -5) as number;
    expect([me.status, await me.json()]).toEqual([403, { banned: true, until }]);
    // As another person from there neither; from elsewhere a new person can.
    const asOther = (from: string) =>
      fetch(server.url('/api/me'), { method: 'POST', body: 'Eve', headers: { 'x-forwarded-for': from } });
    expect((await asOther('10.9.0.1')).status).toBe(403);
    expect((await asOther('10.9.0.2')).status).toBe(200);
    const bans = await list<{ id: number }>('bans');
    for (const { id } of bans) expect((await run('unban', String(id))).code).toBe(0);
    expect(await list('bans')).toEqual([]);
    clients.push(await OnlineClient.connect(server.url(''), cookie, elsewhere));
    expect(server.log).not.toMatch(/Mallory|10\.9\.0/);
    expect(server.log).not.toContain(person!.id);
  });
});

describe('backups', () => {
  test('are taken while games are played, hold the keys, and go on elsewhere', async () => {
    const { client: anna, cookie } = await connect('Anna');
    const { client: bo } = await connect('Bo');
    const id = await beginOnline(anna, bo, board.id);
    const over = Promise.all([anna.play(choose), bo.play(choose)]);
    await expect.poll(() => anna.n).toBeGreaterThan(4);
    const acknowledged = anna.n;
    const to = path.join(folder, 'backups');
    for (const day of ['01', '02'])
      mkdirSync(path.join(to, `rallar-2020-01-${day}T00-00-00Z`), { recursive: true });
    const made = await run('backup', to, '--keep', '2', '--json');
    expect([made.code, made.notes]).toEqual([0, '']);
    const { folder: backup, removed } = JSON.parse(made.text) as { folder: string; removed: string[] };
    expect(removed).toHaveLength(1);
    expect(readdirSync(backup).sort()).toEqual(['keys.json', 'push-keys.json', 'rallar.db']);
    for (const name of readdirSync(backup))
      expect(statSync(path.join(backup, name)).mode & 0o777).toBe(0o600);
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    await over;
    const elsewhere = new ServerProcess();
    const restored = await run('restore', backup, '--data', elsewhere.data, '--json');
    expect([restored.code, restored.notes]).toEqual([0, '']);
    expect(JSON.parse(restored.text)).toMatchObject({ records: { broken: [] }, replaced: null });
    // Once more needs a word, and moves the first aside.
    expect(await run('restore', backup, '--data', elsewhere.data)).toMatchObject({ code: 1 });
    const again = await run('restore', backup, '--data', elsewhere.data, '--replace');
    expect(again.text).toContain('What was there is in ');
    await elsewhere.start('--message-rate', '500');
    const back = await OnlineClient.connect(elsewhere.url(''), cookie);
    await back.join(id);
    await expect.poll(() => back.n).toBeGreaterThanOrEqual(acknowledged);
    expect(back.seat).toBe(0);
    expect(await run('restore', backup, '--data', elsewhere.data, '--replace')).toMatchObject({
      code: 1,
      notes: `A server uses ${elsewhere.data}; stop it first.\n`,
    });
    back.close();
    await elsewhere.remove();
  });

  test('leave nothing half done behind', async () => {
    const to = path.join(folder, 'none');
    const missing = await run('backup', to, '--data', path.join(folder, 'missing'));
    expect([missing.code, existsSync(to)]).toEqual([1, false]);
    const damaged = path.join(folder, 'damaged');
    mkdirSync(damaged);
    writeFileSync(path.join(damaged, 'rallar.db'), 'x'.repeat(10_000));
    const { code, notes } = await run('backup', to, '--data', damaged);
    expect([code, notes]).toEqual([1, expect.stringContaining('The database can’t be used')]);
    expect(readdirSync(to)).toEqual([]);
    expect(await run('restore', to)).toMatchObject({ code: 1 });
  });
});

test('every record can be checked while the server runs, and a false one is named', async () => {
  const checked = await run('check', '--json');
  expect(checked.code).toBe(0);
  expect(JSON.parse(checked.text)).toMatchObject({ records: { broken: [] } });
});

test.each([
  [[], 0, /Exit codes/],
  [['--help'], 0, /backup FOLDER/],
  [['ban', '--help'], 0, /--with-address/],
  [['fly'], 2, /no command "fly"/],
  [['close'], 2, /Usage: close TABLE/],
  [['close', 'a', 'b'], 2, /Usage: close TABLE/],
  [['ban'], 2, /Who\?/],
  [['ban', 'x', '--for', 'ever'], 2, /such as 90m/],
  [['ban', '--address', 'example.org'], 2, /an IP address/],
  [['unban', 'x'], 2, /has a number/],
  [['tables', '--limit', '0'], 2, /whole number/],
  [['bans', '--what'], 2, /--help lists the options/],
] as [string[], number, RegExp][])('%j ends with %i', async (args, code, text) => {
  const said = await run(...args);
  expect(said.code).toBe(code);
  expect(said.text + said.notes).toMatch(text);
});
