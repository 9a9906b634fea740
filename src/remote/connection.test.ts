import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FromServer, type PageNotice, PROTOCOL_VERSION, type ToServer } from '../protocol/index.js';
import { type ConnectionParts, ServerConnection, type ServerSocket } from './connection.js';

class FakeSocket implements ServerSocket {
  readonly sent: ToServer[] = [];
  isClosed = false;
  private readonly listeners = new Map<string, (event: never) => void>();
  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.isClosed = true;
  }
  fire(type: 'open' | 'close', event: object = {}): void {
    this.listeners.get(type)?.(event as never);
  }
  deliver(frame: FromServer): void {
    this.listeners.get('message')?.({ data: JSON.stringify(frame) } as never);
  }
  /** What a server does with a good socket. */
  accept(): void {
    this.fire('open');
    this.deliver({ type: 'hello', version: PROTOCOL_VERSION });
  }
  types(): string[] {
    return this.sent.map(({ type }) => type);
  }
}

let sockets: FakeSocket[];
let states: string[];
let frames: FromServer[];
let notices: PageNotice[];
let identified: number;
let known: Awaited<ReturnType<ConnectionParts['identify']>>;
let isHidden: boolean;
let connected: number;
let connection: ServerConnection;
const last = (): FakeSocket => sockets.at(-1)!;
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  vi.useFakeTimers();
  [sockets, states, frames, identified, known, isHidden, connected] = [[], [], [], 0, 'known', false, 0];
  notices = [];
  connection = new ServerConnection({
    openSocket() {
      sockets.push(new FakeSocket());
      return last();
    },
    identify() {
      identified++;
      return Promise.resolve(known);
    },
    isHidden: () => isHidden,
    random: () => 1,
    onState: (state) => states.push(state),
    onConnected: () => connected++,
    onFrame: (frame) => frames.push(frame),
    onNotice: (notice) => notices.push(notice),
  });
  connection.connect();
  await settle();
});
afterEach(() => vi.useRealTimers());

test('says hello first, and asks what waited once the server has answered', async () => {
  const answer = connection.ask('me', null);
  connection.send({ type: 'leave', link: 'a' });
  last().fire('open');
  expect(last().sent).toEqual([{ type: 'hello', version: PROTOCOL_VERSION }]);
  last().deliver({ type: 'hello', version: PROTOCOL_VERSION });
  expect(last().types()).toEqual(['hello', 'ask']);
  last().deliver({ type: 'answer', call: 0, question: 'me', answer: { name: 'Anna' } });
  expect(await answer).toEqual({ name: 'Anna' });
  expect([states, connected, identified]).toEqual([['connected'], 1, 1]);
});

test('frames about tables are passed on, and a rejected question is answered', async () => {
  last().accept();
  const answer = connection.ask('me', null);
  last().deliver({ type: 'rejoin', link: 'a' });
  last().deliver({ type: 'rejected', problem: { code: 'not-a-message', at: '' }, call: 0 });
  expect(frames).toEqual([{ type: 'rejoin', link: 'a' }]);
  expect(await answer).toEqual({ ok: false, problem: { code: 'host-crashed' } });
});

test('after a lost socket it reconnects within 0.5 to 5 s, joins again, and asks again what was not answered', async () => {
  last().accept();
  void connection.ask('mine', null);
  last().fire('close', { code: 1006 });
  expect(states).toEqual(['connected', 'lost']);
  const waits: number[] = [];
  for (let i = 0; i < 6; i++) {
    const [before, from] = [sockets.length, Date.now()];
    while (sockets.length === before) await vi.advanceTimersByTimeAsync(100);
    waits.push(Date.now() - from);
    if (i < 5) last().fire('close', { code: 1006 });
  }
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...waits)).toBe(5000);
  expect(waits).toEqual([...waits].sort((x, y) => x - y));
  last().accept();
  expect(last().types()).toEqual(['hello', 'ask']);
  expect([states.at(-1), connected]).toEqual(['connected', 2]);
});

test('a hidden page waits longer, and tries at once when it is seen again', async () => {
  last().accept();
  isHidden = true;
  last().fire('close', { code: 1006 });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sockets).toHaveLength(1);
  isHidden = false;
  connection.check();
  await settle();
  expect(sockets).toHaveLength(2);
});

test('a socket is given up for a ping without an answer in 10 s, and for nothing less', async () => {
  last().accept();
  await vi.advanceTimersByTimeAsync(5000);
  expect(last().types()).toEqual(['hello', 'ping']);
  await vi.advanceTimersByTimeAsync(9900);
  last().deliver({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(last().types()).toEqual(['hello', 'ping', 'ping']);
  expect(states).toEqual(['connected']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([states, last().isClosed]).toEqual([['connected', 'lost'], true]);
});

test('a ping that the device slept through proves nothing', async () => {
  last().accept();
  await vi.advanceTimersByTimeAsync(5000);
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(['connected']);
  expect(last().types()).toEqual(['hello', 'ping', 'ping']);
  last().deliver({ type: 'pong' });
  expect(sockets).toHaveLength(1);
});

test('a check pings at once, but not again while a ping waits', () => {
  last().accept();
  connection.check();
  connection.check();
  expect(last().types()).toEqual(['hello', 'ping']);
});

test('without a network the connection counts as lost at once, and as there with the next frame', async () => {
  last().accept();
  connection.goOffline();
  expect([states, last().isClosed, last().types()]).toEqual([
    ['connected', 'lost'],
    false,
    ['hello', 'ping'],
  ]);
  last().deliver({ type: 'pong' });
  expect([states.at(-1), sockets.length]).toEqual(['connected', 1]);
  connection.goOffline();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(last().isClosed).toBe(true);
});

test('nothing that an old socket does has an effect on the new one', async () => {
  const [old] = sockets;
  old!.accept();
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
  last().accept();
  const before = states.length;
  old!.fire('open');
  old!.deliver({ type: 'rejoin', link: 'a' });
  old!.fire('close', { code: 4001 });
  await vi.advanceTimersByTimeAsync(100);
  expect([states.length, frames, sockets.length, last().isClosed]).toEqual([before, [], 2, false]);
});

test('a server that does not say hello in time is tried again', async () => {
  last().fire('open');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([states, last().isClosed]).toEqual([['lost'], true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
});

test('after a restart of the server (1012) it comes back soon', async () => {
  last().accept();
  last().fire('close', { code: 1012 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
});

test('a server that is busy (1013) is left alone for 5 s', async () => {
  last().accept();
  last().fire('close', { code: 1013 });
  await vi.advanceTimersByTimeAsync(4900);
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5100);
  expect(sockets).toHaveLength(2);
});

test('after too many messages (1008) it says so, and waits half a minute and longer, whatever the page does', async () => {
  for (const wait of [30_000, 60_000]) {
    last().accept();
    last().fire('close', { code: 1008 });
    expect(states.at(-1)).toBe('refused');
    const count = sockets.length;
    connection.check();
    await vi.advanceTimersByTimeAsync(wait - 100);
    expect(sockets).toHaveLength(count);
    await vi.advanceTimersByTimeAsync(0.2 * wait + 100);
    expect(sockets).toHaveLength(count + 1);
  }
});

test.each([
  ['close code 4001', () => last().fire('close', { code: 4001 })],
  ['another version', () => last().deliver({ type: 'hello', version: PROTOCOL_VERSION + 1 })],
])('%s: the page is outdated, and nothing is tried any more', async (_, end) => {
  last().fire('open');
  const answer = connection.ask('me', null);
  end();
  expect([states, await answer]).toEqual([['outdated'], { ok: false, problem: { code: 'host-down' } }]);
  connection.check();
  connection.connect();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sockets).toHaveLength(1);
});

test('a socket that did not open may have been refused: the server is asked who we are', async () => {
  last().fire('close', { code: 1006 });
  known = 'unknown';
  await vi.advanceTimersByTimeAsync(1000);
  expect([identified, sockets.length]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(identified).toBe(2);
  known = 'known';
  connection.connect();
  await settle();
  expect([identified, sockets.length]).toEqual([3, 2]);
});

test('a server that can’t be reached is asked again', async () => {
  known = 'unreachable';
  last().fire('close', { code: 1006 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sockets).toHaveLength(1);
  expect(identified).toBeGreaterThan(2);
  known = 'known';
  await vi.advanceTimersByTimeAsync(5000);
  expect(sockets).toHaveLength(2);
});

test('as another person it reconnects', async () => {
  last().accept();
  connection.reconnect();
  await settle();
  expect([sockets.length, sockets[0]!.isClosed, identified]).toEqual([2, true, 2]);
});

test('P86 the server is told whether the page can be seen, before anything else on a new socket', async () => {
  last().accept();
  expect(last().types()).toEqual(['hello']);
  isHidden = true;
  connection.tellVisibility();
  expect(last().sent.at(-1)).toEqual({ type: 'page', hidden: true });
  last().fire('close', { code: 1006 });
  await vi.advanceTimersByTimeAsync(12_000);
  last().accept();
  expect(last().sent.slice(0, 2)).toEqual([
    { type: 'hello', version: PROTOCOL_VERSION },
    { type: 'page', hidden: true },
  ]);
  isHidden = false;
  connection.tellVisibility();
  expect(last().sent.at(-1)).toEqual({ type: 'page', hidden: false });
});

test('P86 a notice is passed on', () => {
  last().accept();
  const notice = { id: 'n', table: 't', kind: 'turn' } as const;
  last().deliver({ type: 'notice', notice });
  expect(notices).toEqual([notice]);
});
