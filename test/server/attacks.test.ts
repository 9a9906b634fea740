import { connect as connectTo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { itemAt, legalMoves, type Move, type Seat, type View } from '../../src/engine/index.js';
import type { OnlineOptions, ToServer, ToTable } from '../../src/protocol/index.js';
import { boardOf } from '../kit/boards.js';
import { OnlineClient, visit } from './kit/online-client.js';
import { ServerProcess } from './kit/server-process.js';

/**
 * What strangers, guests and programs may try: each is refused with a code, and the log names the code and no secret. The server
 * trusts its proxy here, so that every attacker can have an address of their own.
 */

const OPTIONS: OnlineOptions = {
  listed: false,
  spectators: true,
  undo: true,
  advice: false,
  pace: 'brisk',
  chat: 'all',
};
const board = boardOf('newyork');
const server = new ServerProcess();
const clients: OnlineClient[] = [];
/** What no log may have. */
const secrets: string[] = ['rallar=', 'Mallory', '"err"'];
let addresses = 0;
const newAddress = () => ({ 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses++ & 255}` });

// Of messages a client may send many: what is tried here is quicker than people.
beforeAll(() =>
  server.start(
    '--message-rate',
    '2000',
    '--trust-proxy',
    '--sockets-per-address',
    '5',
    '--people-per-hour',
    '4',
  ),
);
afterAll(async () => {
  for (const client of clients) client.close();
  await server.remove();
});

async function connect(name = 'Mallory', headers = newAddress()): Promise<OnlineClient> {
  const cookie = await visit(server.url(''), name, headers);
  secrets.push(cookie.split('=')[1]!);
  return connectWith(cookie, headers);
}

async function connectWith(cookie: string, headers = newAddress()): Promise<OnlineClient> {
  const client = await OnlineClient.connect(server.url(''), cookie, headers);
  clients.push(client);
  return client;
}

/** The status with which an upgrade is refused. */
function refusalOf(headers: Record<string, string>, path = '/socket'): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = new WebSocket(server.url(path).replace('http', 'ws'), { headers });
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode));
    socket.once('open', () => resolve(undefined));
    socket.once('error', () => undefined);
  });
}

function choose(view: View, seat: Seat): Move {
  const moves = legalMoves(board, view, seat);
  return moves.find(({ type }) => type === 'claim') ?? itemAt(moves, moves.length >> 1);
}

/** Resolves with the table's answer to a message. */
const answered = (client: OnlineClient, id: string) =>
  client.next((frame) => frame.type === 'deliver' && 'id' in frame.message && frame.message.id === id);

/** A game of two people, and what lets others in. */
async function begun(id: string) {
  const [anna, bo] = [await connect('Anna'), await connect('Bo')];
  await anna.ask('gather', { id, board: board.id, seats: 2, options: OPTIONS });
  await anna.join(id);
  const invitation = await anna.ask('invitation', { id });
  if (!invitation.ok) throw new Error(invitation.problem.code);
  const { invite, watch, code } = invitation.value;
  secrets.push(invite, watch, code!);
  await bo.join(id, invite);
  const begins = [anna, bo].map((client) => client.next((frame) => frame.type === 'deliver'));
  for (const [seat, client] of [anna, bo].entries()) {
    await client.act({ type: 'sit', seat, name: `Player ${seat}` });
    await client.act({ type: 'ready', seat, word: 'ab'.repeat(16) });
  }
  await anna.act({ type: 'start', fill: null });
  await Promise.all(begins);
  return { anna, bo, invite, watch };
}

describe('P41 the door', () => {
  test.each([
    ['no cookie', {}, 401],
    ['a forged cookie', { cookie: `rallar=1.${'A'.repeat(22)}.1.${'A'.repeat(8)}.${'A'.repeat(43)}` }, 401],
    ['a cookie that is no token', { cookie: 'rallar=x' }, 401],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['an origin that is none', { origin: 'null' }, 403],
    ['another host', { host: 'evil.example' }, 421],
  ])('a socket with %s is refused', async (_, headers, status) => {
    expect(await refusalOf(headers)).toBe(status);
  });

  test('a cookie that was changed is refused, and so is one of a deleted person', async () => {
    const headers = newAddress();
    const cookie = await visit(server.url(''), 'Mallory', headers);
    const claim = cookie.slice(0, 'rallar=1.'.length + 22);
    expect(cookie).toContain(`${claim}.1.`);
    expect(await refusalOf({ cookie: cookie.replace(`${claim}.1.`, `${claim}.2.`) })).toBe(401);
    const [mallory, tab] = [await connectWith(cookie, headers), await connectWith(cookie, headers)];
    expect(await mallory.ask('deleteMe', null)).toEqual({ ok: true });
    expect([await mallory.closed, await tab.closed]).toEqual([4003, 4003]);
    expect(await refusalOf({ cookie })).toBe(401);
    const me = await fetch(server.url('/api/me'), { headers: { cookie } });
    expect(await me.json()).toEqual({ name: null });
    expect(me.headers.get('set-cookie')).toBeNull();
  });

  test('who is refused and does not hang up is hung up on', async () => {
    const { hostname, port } = new URL(server.url());
    const socket = connectTo({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.write(
      `GET /socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    expect(answer).toMatch(/^HTTP\/1.1 401 /);
    await new Promise((resolve) => socket.once('end', resolve));
    // The other end is gone altogether, so what is sent there is answered with a reset.
    const reset = new Promise<NodeJS.ErrnoException>((resolve) => socket.once('error', resolve));
    const writing = setInterval(() => socket.write('x'), 50);
    expect(['ECONNRESET', 'EPIPE']).toContain((await reset).code);
    clearInterval(writing);
    socket.destroy();
  });

  test('what is no path is said to be none', async () => {
    const { hostname, port } = new URL(server.url());
    const socket = connectTo({ host: hostname, port: Number(port) });
    socket.write(`GET // HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (data) => resolve(String(data))),
    );
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });

  test.each(['/api/me', '/api/carry', '/api/passkey/add', '/api/passkey/sign-in'])(
    'another site can’t post to %s',
    async (path) => {
      const headers = { origin: 'https://evil.example', ...newAddress() };
      const { status } = await fetch(server.url(path), { method: 'POST', body: 'Mallory', headers });
      expect(status).toBe(403);
    },
  );

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a control character', 'Mal\u0007lory'],
    ['a line break', 'Mal\u0000\nlory'],
    ['a change of direction', 'Mal\u202elory'],
    ['an invisible character', 'Mal\u200blory'],
    ['stacked marks', `M${'\u0301'.repeat(9)}allory`],
    ['more than 24 letters', 'Mallory'.repeat(4)],
    ['half a character', 'Mal\ud800lory'],
    ['a body without end', 'x'.repeat(100_000)],
  ])('%s is no name', async (what, name) => {
    const mallory = await connect();
    const rejected = mallory.next(({ type }) => type === 'rejected');
    mallory.send({ type: 'ask', call: 1, question: 'rename', argument: { name: name.slice(0, 10_000) } });
    expect(await rejected).toMatchObject({ problem: { code: 'not-a-message', at: 'argument.name' } });
    // A request can't hold half a character.
    if (what === 'half a character') return;
    const { status } = await fetch(server.url('/api/me'), {
      method: 'POST',
      body: name,
      headers: newAddress(),
    });
    expect(status).toBe(400);
  });
});

/** Sends bytes as they are, and resolves with all that comes back until the connection ends. */
function raw(...parts: string[]): Promise<string> {
  const { hostname, port } = new URL(server.url());
  const socket = connectTo({ host: hostname, port: Number(port) });
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  socket.on('error', () => undefined);
  for (const part of parts) socket.write(part);
  return new Promise((resolve) => socket.once('close', () => resolve(answer)));
}
const host = () => new URL(server.url()).host;
const request = (line: string, ...headers: string[]) =>
  [line, `Host: ${host()}`, 'Connection: close', ...headers, '', ''].join('\r\n');
const statusesOf = (answer: string) =>
  [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));

describe('P99 HTTP', () => {
  test.each([
    ['dots', '/../../../../etc/passwd'],
    ['encoded dots', '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd'],
    ['encoded slashes', '/..%2f..%2f..%2f..%2fetc%2fpasswd'],
    ['dots encoded twice', '/%252e%252e/%252e%252e/etc/passwd'],
    ['backslashes', '/..\\..\\..\\..\\etc\\passwd'],
    ['encoded backslashes', '/..%5c..%5c..%5cetc%5cpasswd'],
    ['a null byte', '/index.html%00.png'],
    ['a broken escape', '/%E0%A4%A'],
    ['a long path', `/${'a'.repeat(8000)}`],
    ['the address of another server', 'http://evil.example/etc/passwd'],
    ['a file of the program', '/../server/main.js'],
    ['the data folder', '/rallar-data/keys.json'],
  ])('a path with %s leads to no file', async (_, path) => {
    const answer = await raw(request(`GET ${path} HTTP/1.1`));
    expect(statusesOf(answer)).toHaveLength(1);
    expect([400, 404]).toContain(statusesOf(answer)[0]);
    expect(answer).not.toMatch(/root:|import |secret/);
  });

  test.each([
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6'], 'Carol'],
    [
      'a length and chunks',
      ['Content-Length: 5', 'Transfer-Encoding: chunked'],
      '0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    ],
    ['chunks of another name', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
    ['chunks with a space before the colon', ['Transfer-Encoding : chunked'], '0\r\n\r\n'],
    ['a length that is none', ['Content-Length: +5'], 'Carol'],
    ['a folded header', ['X-One: a', ' b: c'], ''],
    ['a bare carriage return', ['X-One: a\rX-Two: b'], ''],
  ])('a request with %s is refused whole, and nothing is read behind it', async (_, headers, body) => {
    const answer = await raw(request('POST /api/me HTTP/1.1', ...headers) + body);
    expect(statusesOf(answer)).toEqual([400]);
  });

  test('no Host, or two, is no request', async () => {
    const two = await raw(
      `GET / HTTP/1.1\r\nHost: ${host()}\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
    );
    expect([400, 421]).toContain(statusesOf(two)[0]);
    expect(statusesOf(await raw('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'))).toEqual([400]);
    for (const name of [
      'evil.example',
      'localhost.evil.example',
      'localhost@evil.example',
      '127.0.0.1.evil.example',
    ])
      expect(
        statusesOf(await raw(`GET / HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`))[0],
      ).not.toBe(200);
  });

  test('headers of more than 16 kB are refused', async () => {
    expect(statusesOf(await raw(request('GET / HTTP/1.1', `X-Bomb: ${'x'.repeat(20_000)}`)))).toEqual([431]);
    const many = Array.from({ length: 2000 }, (__, i) => `X-${i}: ${i}`);
    expect(statusesOf(await raw(request('GET / HTTP/1.1', ...many)))).toEqual([431]);
  });

  test('a body without end ends the connection', async () => {
    const start = request('POST /api/me HTTP/1.1', 'Content-Length: 100000000');
    const answer = await raw(start, 'x'.repeat(10_000));
    expect(statusesOf(answer).every((status) => status === 400)).toBe(true);
  });

  test('other methods are not answered', async () => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'])
      expect(statusesOf(await raw(request(`${method} / HTTP/1.1`)))).toEqual([405]);
    expect(statusesOf(await raw(request('CONNECT evil.example:80 HTTP/1.1')))).not.toContain(200);
  });

  test('more upgrades of one address than people make are refused', async () => {
    const headers = newAddress();
    const cookie = await visit(server.url(''), 'Mallory', headers);
    const statuses = [];
    for (let i = 0; i < 12; i++) {
      const tries = await OnlineClient.connect(server.url(''), cookie, headers).catch(
        (error: Error) => error,
      );
      if (tries instanceof OnlineClient) {
        tries.close();
        await tries.closed;
      }
      statuses.push(tries instanceof OnlineClient ? 101 : tries.message);
    }
    expect(statuses.filter((it) => it === 101).length).toBeLessThanOrEqual(10);
    expect(String(statuses.at(-1))).toContain('429');
    // Another address is not concerned.
    clients.push(await OnlineClient.connect(server.url(''), cookie, newAddress()));
  });

  test('an address that the proxy did not see is not believed', async () => {
    const statuses = [];
    for (let i = 0; i < 5; i++) {
      const claimed = { 'x-forwarded-for': `10.66.0.${i}, 10.77.0.1` };
      const answer = await fetch(server.url('/api/me'), {
        method: 'POST',
        body: 'Mallory',
        headers: claimed,
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test('the cookie is out of reach of scripts and of other sites', async () => {
    const answer = await fetch(server.url('/api/me'), {
      method: 'POST',
      body: 'Mallory',
      headers: newAddress(),
    });
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('every answer has the headers that keep a page to itself', async () => {
    for (const path of ['/', '/nowhere', '/api/me', '/healthz']) {
      const { headers } = await fetch(server.url(path));
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('P14 frames that are none', () => {
  test.each([
    ['half of JSON', '{', { problem: { code: 'not-json' } }],
    ['a list', '[]', { problem: { code: 'not-a-message' } }],
    ['an unknown type', '{"type":"fly"}', { problem: { code: 'not-a-message', at: 'type' } }],
    ['the type of a prototype', '{"type":"__proto__"}', { problem: { code: 'not-a-message', at: 'type' } }],
    [
      'the question of a prototype',
      '{"type":"ask","call":1,"question":"constructor","argument":null}',
      { call: 1 },
    ],
    ['deep lists', `${'['.repeat(8000)}${']'.repeat(8000)}`, { problem: { code: 'not-a-message' } }],
    [
      'deep objects',
      `{"type":"ask","call":1,"question":"me","argument":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`,
      { call: 1 },
    ],
    ['a field too many', '{"type":"leave","link":"a","more":1}', { link: 'a' }],
    [
      'a member below zero',
      '{"type":"act","link":"a","id":"b","action":{"type":"remove","member":-1}}',
      { link: 'a' },
    ],
    [
      'a word that is none',
      '{"type":"act","link":"a","id":"b","action":{"type":"ready","seat":0,"word":"x"}}',
      { link: 'a' },
    ],
    [
      'a table whose name the database would cut',
      '{"type":"knock","link":"a","table":"popular\\u0000x","seat":0}',
      { link: 'a', problem: { code: 'not-a-message', at: 'table' } },
    ],
    [
      'a table whose name the database would change',
      '{"type":"ask","call":1,"question":"invitation","argument":{"id":"\\ud800"}}',
      { call: 1, problem: { code: 'not-a-message', at: 'argument.id' } },
    ],
    ['a seat that is none', '{"type":"knock","link":"a","table":"t","seat":1e9}', { link: 'a' }],
  ])('%s is rejected with a code', async (_, text, answer) => {
    const mallory = await connect();
    const rejected = mallory.next(({ type }) => type === 'rejected');
    mallory.sendText(text);
    expect(await rejected).toMatchObject({ type: 'rejected', ...answer });
  });
});

describe('P54 a socket is ended for', () => {
  test('a frame over 16 kB', async () => {
    const mallory = await connect();
    mallory.sendText('x'.repeat(17_000));
    expect(await mallory.closed).toBe(1009);
  });

  test.each([
    ['pings', { type: 'ping' }],
    ['questions', { type: 'ask', call: 1, question: 'lobby', argument: null }],
  ] as [string, ToServer][])(
    'a flood of %s',
    async (_, frame) => {
      const mallory = await connect();
      let code: number | undefined;
      void mallory.closed.then((it) => (code = it));
      while (code === undefined) {
        for (let i = 0; i < 1000; i++) mallory.send(frame);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(code).toBe(1008);
    },
    30_000,
  );

  test('a flood of messages in a join', async () => {
    const mallory = await connect();
    const messages: ToTable[] = Array.from({ length: 100 }, () => ({ type: 'look', eyes: 'open' }));
    const resume = { eyes: null, n: null, messages };
    for (let i = 0; i < 200; i++)
      mallory.send({ type: 'join', link: 'link', table: 'nowhere', key: null, resume });
    expect(await mallory.closed).toBe(1008);
  });

  test('too many tables at once', async () => {
    const { watch } = await begun('popular');
    const mallory = await connect();
    const resume = { eyes: null, n: null, messages: [] };
    for (let i = 0; i < 30; i++)
      mallory.send({ type: 'join', link: `link ${i}`, table: 'popular', key: watch, resume });
    expect(await mallory.closed).toBe(1008);
  });

  test('pings without end, which are answered', async () => {
    const mallory = await connect();
    mallory.pause();
    // Within the limits, an answer to each would stay in memory.
    for (let i = 0; i < 20_000; i++) mallory.ping('x'.repeat(125));
    await new Promise((resolve) => setTimeout(resolve, 500));
    mallory.goOn();
    expect(await mallory.closed).toBe(1008);
  });

  test('bytes instead of text', async () => {
    const mallory = await connect();
    mallory.sendBytes(Buffer.from('{"type":"ping"}'));
    expect(await mallory.closed).toBe(1003);
  });

  test('no hello, or another version of the page', async () => {
    for (const [frame, code] of [
      [{ type: 'ping' }, 1008],
      [{ type: 'hello', version: 0 }, 4001],
    ] as const) {
      const cookie = await visit(server.url(''), 'Mallory', newAddress());
      const headers = { cookie, ...newAddress() };
      const socket = new WebSocket(server.url('/socket').replace('http', 'ws'), { headers });
      socket.once('open', () => socket.send(JSON.stringify(frame)));
      expect(await new Promise((resolve) => socket.once('close', resolve))).toBe(code);
    }
  });

  test('not reading', async () => {
    const { anna, bo, watch } = await begun('long');
    await Promise.all([anna.play(choose), bo.play(choose)]);
    const mallory = await connect();
    await mallory.join('long', watch);
    mallory.pause();
    for (let i = 0; i < 3000; i++)
      mallory.send({ type: 'send', link: 'link', message: { type: 'look', eyes: 'open' } });
    // The others are still served.
    expect(await anna.ask('me', null)).toEqual({ name: 'Anna' });
    await expect.poll(() => server.log.includes('too-slow'), { timeout: 10_000 }).toBe(true);
    mallory.goOn();
    expect(await mallory.closed).toBe(1013);
  }, 20_000);
});

describe('P11 at the table', () => {
  test('nobody plays another’s seat, nor uses or replays another’s message ids', async () => {
    const { anna, bo, invite, watch } = await begun('seats');
    const mallory = await connect();
    expect(await mallory.join('seats', invite)).toMatchObject({ problem: { code: 'not-invited' } });
    await mallory.join('seats', watch);
    for (const client of [bo, mallory])
      for (const type of ['undo', 'resign', 'away', 'return'] as const) {
        const refused = answered(client, type);
        client.send({ type: 'send', link: 'link', message: { type, id: type, n: client.n, seat: 0 } });
        expect(await refused).toMatchObject({
          message: { type: 'refused', problem: { code: 'not-your-seat' } },
        });
      }
    // The same id of both: each counts once.
    const moves = [anna, bo].map((client, seat) => {
      const message = {
        type: 'move',
        id: 'same',
        n: client.n,
        seat,
        move: choose(client.view!, seat),
      } as const;
      const stored = answered(client, 'same');
      client.send({ type: 'send', link: 'link', message });
      return stored;
    });
    expect(await Promise.all(moves)).toMatchObject([
      { message: { type: 'entry' } },
      { message: { type: 'entry' } },
    ]);
    // A spectator sees with no other eyes.
    const denied = mallory.next((frame) => frame.type === 'deliver' && frame.message.type === 'denied');
    mallory.send({ type: 'send', link: 'link', message: { type: 'look', eyes: 0 } });
    await denied;
    expect(mallory.view?.eyes).toBe('open');
  });

  test('who is at no table has nobody to act for', async () => {
    await begun('elsewhere');
    const mallory = await connect();
    expect(await mallory.ask('invitation', { id: 'elsewhere' })).toMatchObject({
      problem: { code: 'not-invited' },
    });
    expect(await mallory.ask('rematch', { id: 'elsewhere' })).toMatchObject({
      problem: { code: 'not-invited' },
    });
    mallory.send({ type: 'admit', link: 'link', knock: 'x', accept: true });
    mallory.send({ type: 'act', link: 'link', id: 'x', action: { type: 'leave' } });
    expect(await mallory.ask('mine', null)).toEqual({ ok: true, value: [] });
  });
});

describe('P55 limits', () => {
  test('guessed codes', async () => {
    const mallory = await connect();
    const anna = await connect('Anna');
    await anna.ask('gather', { id: 'guessed', board: board.id, seats: 2, options: OPTIONS });
    const invitation = await anna.ask('invitation', { id: 'guessed' });
    const code = (invitation.ok && invitation.value.code) || '';
    secrets.push(code);
    const wrong = () => mallory.ask('find', { code: 'BCDF-GHJK' });
    const answers = await Promise.all(Array.from({ length: 12 }, wrong));
    const codes = answers.map((answer) => (answer.ok ? '' : answer.problem.code));
    expect(codes.filter((it) => it === 'no-such-code')).toHaveLength(10);
    expect(codes.filter((it) => it === 'too-many-tries')).toHaveLength(2);
    // Another identity does not help, nor does a right code now; another address is not concerned.
    expect(await mallory.ask('find', { code })).toMatchObject({
      problem: { code: 'too-many-tries', seconds: expect.any(Number) },
    });
    expect(await anna.ask('find', { code })).toMatchObject({ ok: true });
  });

  test('guessed words of another device', async () => {
    const [anna, headers] = [await connect('Anna'), newAddress()];
    const carried = await anna.ask('carry', null);
    const word = carried.ok ? carried.value.word : '';
    secrets.push(word);
    const post = (body: string, more = headers) =>
      fetch(server.url('/api/carry'), { method: 'POST', body, headers: more });
    for (let i = 0; i < 10; i++) expect((await post('x'.repeat(22))).status).toBe(404);
    const refused = await post(word);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const taken = await post(word, newAddress());
    expect([taken.status, await taken.json()]).toEqual([200, { name: 'Anna' }]);
    const cookie = taken.headers.get('set-cookie')?.split(';')[0] ?? '';
    secrets.push(cookie.split('=')[1]!);
    const again = await connectWith(cookie);
    expect(await again.ask('me', null)).toEqual({ name: 'Anna' });
    expect((await post(word, newAddress())).status).toBe(404);
  });

  test('too many sockets of an address', async () => {
    const headers = newAddress();
    const cookie = await visit(server.url(''), 'Mallory', headers);
    const crowd = [];
    for (let i = 0; i < 5; i++) crowd.push(await connectWith(cookie, headers));
    expect(await refusalOf({ cookie, ...headers })).toBe(429);
    expect(await refusalOf({ cookie, ...newAddress() })).toBeUndefined();
    crowd[0]?.close();
    await expect.poll(() => refusalOf({ cookie, ...headers })).toBeUndefined();
  });

  test('too many new people of an address', async () => {
    const headers = newAddress();
    for (let i = 0; i < 4; i++) await visit(server.url(''), 'Mallory', headers);
    const refused = await fetch(server.url('/api/me'), { method: 'POST', body: 'Mallory', headers });
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([429, null]);
  });

  test('too many tables of a person, from wherever they come', async () => {
    const cookie = await visit(server.url(''), 'Mallory', newAddress());
    const tabs = [await connectWith(cookie), await connectWith(cookie)];
    const codes = [];
    for (let i = 0; i < 31; i++) {
      const make = { id: `many ${i}`, board: board.id, seats: 2, options: OPTIONS };
      const made = await tabs[i % 2]!.ask('gather', make);
      codes.push(made.ok ? 'made' : made.problem.code);
    }
    expect(codes).toEqual([...Array.from({ length: 30 }, () => 'made'), 'too-many-tries']);
    expect(await tabs[0]!.ask('play', { id: 'more', board: board.id })).toMatchObject({
      problem: { code: 'too-many-tries', seconds: expect.any(Number) },
    });
  });
});

test('P56 all of it is in the log by its code, and no secret is', () => {
  for (const code of [
    '"status":401',
    '"status":403',
    '"status":421',
    '"status":429',
    'not-json',
    'not-a-message',
    'too-many-messages',
    'too-many-tables',
    'too-slow',
    'no-hello',
    'other-version',
    'not-invited',
    'too-many-tries',
    'no-such-code',
  ])
    expect(server.log).toContain(code);
  expect(secrets.length).toBeGreaterThan(30);
  for (const secret of secrets) expect(server.log).not.toContain(secret);
});
