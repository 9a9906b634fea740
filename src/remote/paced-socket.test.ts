import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { costOf, type ToServer } from '../protocol/index.js';
import type { ServerSocket } from './connection.js';
import { pacedSocket } from './paced-socket.js';

let sent: { at: number; frame: ToServer }[];
let closes: number;
let onClose: () => void;
let socket: ServerSocket;

beforeEach(() => {
  vi.useFakeTimers();
  [sent, closes, onClose] = [[], 0, () => undefined];
  socket = pacedSocket(
    {
      send: (text) => sent.push({ at: Date.now(), frame: JSON.parse(text) as ToServer }),
      close: () => closes++,
      addEventListener: (type: string, listener: (event: never) => void) => {
        if (type === 'close') onClose = listener as () => void;
      },
    },
    5,
    () => Date.now(),
  );
});
afterEach(() => vi.useRealTimers());

const ping: ToServer = { type: 'ping' };
const ask: ToServer = { type: 'ask', call: 0, question: 'me', argument: null };
const send = (frame: ToServer) => socket.send(JSON.stringify(frame));

test('P54 a burst goes out at once, and what follows no faster than credit comes back, in its order', async () => {
  for (let i = 0; i < 40; i++) send(i % 2 === 0 ? ping : ask);
  expect(sent.reduce((sum, { frame }) => sum + costOf(frame), 0)).toBeLessThanOrEqual(30);
  const start = Date.now();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent.map(({ frame }) => frame.type)).toEqual(
    Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 'ping' : 'ask')),
  );
  // A server allows a burst of 40, and 5 a second after it.
  for (const [i, { at }] of sent.entries()) {
    const cost = sent.slice(0, i + 1).reduce((sum, { frame }) => sum + costOf(frame), 0);
    expect(cost).toBeLessThanOrEqual(30 + (5 * (at - start)) / 1000 + 0.1);
  }
});

test('what waits is not sent on a socket that was closed', async () => {
  for (let i = 0; i < 40; i++) send(ping);
  socket.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent.length, closes]).toEqual([30, 1]);
  onClose();
});

test('a join that costs more than any burst is sent all the same', async () => {
  const messages = Array.from({ length: 60 }, (_, i) => ({ type: 'record', id: String(i) }) as const);
  send({ type: 'join', link: 'a', table: 't', key: null, resume: { eyes: null, n: null, messages } });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(1);
});
