/** Plays through a proxy, and looks at what a visitor gets there; argument: its folder and ports as JSON. */
import { readFileSync } from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { ChaosTable } from '../chaos/chaos-table.mjs';
import { check } from '../chaos/check.mjs';
import { readStored } from '../chaos/stored.mjs';
import { randomFrom } from '../online/random.mjs';
import { ServerProcess } from '../online/server-process.mjs';

const { folder, ports } = JSON.parse(process.argv[2]);
const { boards } = await import('../../dist/boards/index.js');
const address = `https://localhost:${ports.secure}`;
const data = path.join(folder, 'data');
const END_MS = 60_000;
/** What an address may have, so that it is seen whose address counts. The last of the same flag counts. */
const ARGS = ['--address', address, '--trust-proxy', '--message-rate', '1000', '--people-per-hour', '8'];

const faults = [];
const expect = (what, found, wanted) => {
  const [is, should] = [found, wanted].map((it) => JSON.stringify(it));
  console.log(`${is === should ? 'ok' : 'FAILED'} ${what}`);
  if (is !== should) faults.push(`${what}: ${is} instead of ${should}`);
};

const server = new ServerProcess(data, ARGS);
server.port = String(ports.server);
const table = new ChaosTable(boards.find(({ id }) => id === 'newyork')?.id ?? boards[0].id, 0, randomFrom(1));
try {
  await untilUp(`http://localhost:${ports.plain}/`);
  expect('without the server, the proxy says so', (await request('/healthz')).status, 502);
  await server.start();
  for (const at of ['/healthz', '/readyz']) {
    const { status, text } = await request(at);
    expect(at, [status, text], [200, 'ok\n']);
  }
  expect('metrics are closed', (await request('/metrics')).status, 404);
  const plain = await fetch(`http://localhost:${ports.plain}/x?y`, { redirect: 'manual' });
  expect('http leads to https', [plain.status, plain.headers.get('location')], [301, `${address}/x?y`]);
  const page = await request('/');
  expect('the page is there', [page.status, page.text.includes('<title>')], [200, true]);
  expect('only over https from now on', page.headers['strict-transport-security'], 'max-age=31536000');
  expect('its policy', /default-src 'none'|script-src/.test(page.headers['content-security-policy']), true);
  expect('another name is refused', (await request('/', { headers: { host: 'evil.example' } })).status, 421);

  const named = await request('/api/me', { method: 'POST', body: 'Anna', from: '127.0.0.2' });
  const [cookie = ''] = named.headers['set-cookie'] ?? [];
  expect('the cookie', /^__Host-rallar=\S+; .*Path=\/; HttpOnly; Secure; SameSite=Strict/.test(cookie), true);

  await table.begin(address, 'Player');
  table.allow(Infinity);
  await until(() => table.moves > 10);
  await server.end('SIGTERM');
  await server.start();
  await until(() => table.isOver);
  await pause(200);
  table.close();
  const stored = readStored(path.join(data, 'rallar.db'));
  const { id, sent, answered, shown } = table;
  const found = check([{ name: 'the game', sent, answered, shown, ...stored.get(id) }]);
  expect('a game over wss, with a restart in the middle', [found.faults, found.recordsVerified], [[], 1]);

  // What a visitor claims must not count: else everybody had as many tries as they like.
  const claims = [];
  for (let i = 0; i < 9; i++) claims.push(await newPerson('127.0.0.3', { 'x-forwarded-for': `10.0.0.${i}` }));
  expect('limits count the address that the proxy sees', claims, [...Array(8).fill(200), 429]);
  expect('and no other address', await newPerson('127.0.0.4'), 200);
  expect('the proxy limits requests too', (await burst()).includes(429), true);
  expect('a socket without a cookie', await upgrade({}), 401);
  const own = { cookie: cookie.split(';')[0] ?? '' };
  expect('a socket of another site', await upgrade({ ...own, origin: 'https://evil.example' }), 403);
  expect('a socket of the page', await upgrade({ ...own, origin: address }), 101);
  const log = server.log + readFileSync(path.join(folder, 'access.log'), 'utf8');
  expect('no log has a cookie', log.includes(own.cookie.split('=')[1] ?? ''), false);
} finally {
  table.close();
  await server.end('SIGKILL');
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

/** A request over https, from a loopback address of one's choice. */
function request(at, { method = 'GET', body = '', headers = {}, from } = {}) {
  return new Promise((resolve, reject) => {
    const sent = https.request(
      `${address}${at}`,
      {
        method,
        headers,
        family: 4,
        servername: 'localhost',
        agent: false,
        ...(from && { localAddress: from }),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

async function newPerson(from, headers = {}) {
  return (await request('/api/me', { method: 'POST', body: 'Eve', from, headers })).status;
}

async function burst() {
  const all = Array.from({ length: 60 }, () => request('/api/me', { from: '127.0.0.5' }));
  return (await Promise.all(all)).map(({ status }) => status);
}

function upgrade(headers) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/socket`, { headers });
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.once('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.once('error', () => undefined);
  });
}

async function until(isSo) {
  for (const end = Date.now() + END_MS; !isSo(); await pause(20))
    if (Date.now() > end) throw new Error('the game did not get on');
}

async function untilUp(url) {
  for (const end = Date.now() + 5000; ; await pause(50)) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (answer) return;
    if (Date.now() > end) throw new Error('nginx did not start');
  }
}
