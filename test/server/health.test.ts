import { mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemAt, legalMoves } from '../../src/engine/index.js';
import { freePort } from '../../tools/online/free-port.mjs';
import { boardOf } from '../kit/boards.js';
import { beginOnline } from './kit/begin-online.js';
import { OnlineClient, visit } from './kit/online-client.js';
import { ServerProcess } from './kit/server-process.js';

/** What a monitor and an operator see of the built server: health, readiness, metrics, the log, the files. */

const server = new ServerProcess();
let monitor = '';

beforeAll(async () => {
  const port = await freePort();
  monitor = `http://127.0.0.1:${port}/metrics`;
  // A folder that others can look into.
  mkdirSync(server.data, { recursive: true, mode: 0o755 });
  await server.start('--metrics', String(port));
});
afterAll(() => server.remove());

const metricOf = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  );

describe('P95', () => {
  test('the server says that it lives and that it is ready', async () => {
    for (const at of ['/healthz', '/readyz']) {
      const response = await fetch(server.url(at));
      expect([at, response.status, await response.text()]).toEqual([at, 200, 'ok\n']);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('metrics are on a port of their own, and there nothing else is', async () => {
    for (const address of [server.url('/metrics'), monitor.replace('/metrics', '/'), `${monitor}/x`])
      expect((await fetch(address)).status).toBe(404);
    expect((await fetch(monitor, { method: 'POST' })).status).toBe(404);
  });

  test('metrics count moves, commits, tables, sockets and refusals, and name nobody', async () => {
    const people = ['Anna', 'Bo'];
    const [anna, bo] = await Promise.all(
      people.map(async (name) => OnlineClient.connect(server.url(''), await visit(server.url(''), name))),
    );
    const id = await beginOnline(anna!, bo!, 'newyork');
    const answered = anna!.next((frame) => frame.type === 'deliver' && frame.message.type === 'entry');
    const move = itemAt(legalMoves(boardOf('newyork'), anna!.view!, 0), 0);
    anna!.send({
      type: 'send',
      link: 'link',
      message: { type: 'move', id: 'first', n: anna!.n, seat: 0, move },
    });
    await answered;
    await anna!.ask('find', { code: 'BCDF-GHJK' });
    const response = await fetch(monitor);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    const text = await response.text();
    expect(metricOf(text, 'rallar_move_seconds_count')).toBe(1);
    expect(metricOf(text, 'rallar_commit_seconds_count')).toBeGreaterThan(5);
    expect(metricOf(text, 'rallar_commit_jobs_sum')).toBeGreaterThan(5);
    expect(metricOf(text, 'rallar_tables{state="open"}')).toBe(1);
    expect(metricOf(text, 'rallar_sockets')).toBe(2);
    expect(metricOf(text, 'rallar_refusals_total{code="no-such-code"}')).toBe(1);
    for (const name of ['rallar_advice_queued', 'rallar_thoughts', 'nodejs_eventloop_lag_p99_seconds'])
      expect(metricOf(text, name)).toBeGreaterThanOrEqual(0);
    for (const secret of [id, 'Anna', 'first', 'BCDF']) expect(text).not.toContain(secret);
    anna!.close();
    bo!.close();
    await expect.poll(async () => metricOf(await (await fetch(monitor)).text(), 'rallar_sockets')).toBe(0);
  });
});

test('nobody else on the machine can read the data folder', () => {
  expect(statSync(server.data).mode & 0o777).toBe(0o700);
  const files = readdirSync(server.data);
  expect(files).toEqual(expect.arrayContaining(['keys.json', 'lock.db', 'rallar.db', 'rallar.db-wal']));
  for (const name of files)
    expect([name, statSync(path.join(server.data, name)).mode & 0o777]).toEqual([name, 0o600]);
});

test('the log has a line at the start and at the end', async () => {
  expect(await server.end('SIGTERM')).toBe(0);
  const lines = server.log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { msg: string });
  const said = lines.map(({ msg }) => msg).filter((msg) => msg !== 'refused');
  expect(said).toEqual(['started', 'stopping', 'stopped']);
});
