import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type ClientOptions, connect, type RemoteClient } from '../../src/remote/index.js';
import { ServerProcess } from './kit/server-process.js';

const server = new ServerProcess();
const clients: RemoteClient[] = [];
beforeAll(() => server.start());
afterAll(async () => {
  for (const each of clients) each.close();
  await server.remove();
});

/** A client of this server. */
async function client(name: string, options: Partial<ClientOptions> = {}): Promise<RemoteClient> {
  const connected = await connect(server.url(), { name, WebSocket, ...options });
  if (!connected.ok) throw new Error(connected.problem.code);
  clients.push(connected.value);
  return connected.value;
}

test('a program gets a cookie for a name, and is the same person with it later', async () => {
  const cookies: string[] = [];
  const first = await client('Robin', { onCookie: (cookie) => cookies.push(cookie) });
  expect([first.name, first.state, cookies]).toEqual(['Robin', 'connected', [first.cookie]]);
  const made = await first.gather('newyork', 2);
  if (!made.ok) throw new Error(made.problem.code);
  first.close();
  const again = await client('Another', { cookie: first.cookie ?? '' });
  expect([again.name, await again.ask('me', null)]).toEqual(['Robin', { name: 'Robin' }]);
  expect(await again.ask('mine', null)).toMatchObject({ ok: true, value: [{ id: made.value.id }] });
});

test('an invitation leads to the table: a link, or the code as people type it', async () => {
  const [anna, bo] = [await client('Anna'), await client('Bo')];
  const made = await anna.gather('newyork', 2, { spectators: false });
  if (!made.ok) throw new Error(made.problem.code);
  const invited = await made.value.invitation();
  if (!invited.ok) throw new Error(invited.problem.code);
  const { link, code } = invited.value;
  for (const text of [link, ` ${code?.slice(0, 4).toLowerCase()}-${code?.slice(4)} `]) {
    const entered = await bo.enter(text);
    if (!entered.ok) throw new Error(entered.problem.code);
    const { value: table } = entered;
    const gathering = await new Promise((resolve) => void table.on('gathering', resolve));
    expect(gathering).toMatchObject({ board: 'newyork', options: { spectators: false }, host: 0 });
    expect([table.id, table.you]).toEqual([made.value.id, 1]);
    table.leave();
  }
  expect(await bo.enter('BBBB-BBBB')).toEqual({ ok: false, problem: { code: 'no-such-code' } });
  expect(await bo.enter('nonsense')).toEqual({ ok: false, problem: { code: 'not-an-invitation' } });
  expect(await bo.gather('moon', 2)).toEqual({ ok: false, problem: { code: 'unknown-board' } });
});

test.each<[string, string, Partial<ClientOptions>]>([
  ['not-a-name', '', { name: '\u202e' }],
  ['not-an-address', 'localhost:8080', {}],
  ['host-down', 'http://localhost:1', {}],
])('a client that can’t connect says why: %s', async (code, address, options) => {
  const connected = await connect(address || server.url(), { name: 'Robin', WebSocket, ...options });
  expect(connected).toEqual({ ok: false, problem: { code } });
});

test('after the server was killed the client is back by itself, with its question answered', async () => {
  const robin = await client('Robin');
  const states: string[] = [];
  robin.on('state', (state) => states.push(state));
  await server.end('SIGKILL');
  const asked = robin.ask('me', null);
  await server.start();
  expect(await asked).toEqual({ name: 'Robin' });
  expect(states).toEqual(['lost', 'connected']);
});

test('a person who is deleted is nobody, and does not come back as somebody else', async () => {
  const robin = await client('Robin');
  const unknown = new Promise((resolve) => {
    robin.on('state', (state) => state === 'unknown' && resolve(state));
  });
  expect(await robin.ask('deleteMe', null)).toEqual({ ok: true });
  expect(await unknown).toBe('unknown');
});
