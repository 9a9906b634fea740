import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { HTTP_LIMITS } from '../../src/server/http/limits.js';

/** Clients that send a header or a body byte by byte, to hold connections; with the server's own limits, a hundred times as quick. */

const QUICK = 100;
const limits = {
  ...HTTP_LIMITS,
  headersTimeout: HTTP_LIMITS.headersTimeout / QUICK,
  requestTimeout: HTTP_LIMITS.requestTimeout / QUICK,
  keepAliveTimeout: HTTP_LIMITS.keepAliveTimeout / QUICK,
  connectionsCheckingInterval: HTTP_LIMITS.connectionsCheckingInterval / QUICK,
};
const server: Server = createServer(limits, (request, response) => {
  request.on('end', () => response.end('ok')).resume();
});
const listening = new Promise<number>((resolve) =>
  server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
);
afterAll(() => server.close());

/** What comes back before the server hangs up on a client that goes on sending. */
async function trickle(start: string, each: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: await listening });
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  socket.on('error', () => undefined);
  socket.write(start);
  const timer = setInterval(() => socket.write(each), 10);
  return new Promise((resolve) =>
    socket.once('close', () => {
      clearInterval(timer);
      resolve(answer);
    }),
  );
}

test.each([
  ['a header', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a'],
  ['one header after the other', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', 'a'],
  ['chunks', 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n', '1\r\na\r\n'],
])('P99 who sends %s slowly is hung up on', async (_, start, each) => {
  const answer = await trickle(start, each);
  expect(answer === '' || answer.startsWith('HTTP/1.1 408 ')).toBe(true);
});

test('P99 a connection that nobody uses is closed', async () => {
  const socket = connect({ host: '127.0.0.1', port: await listening });
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const closed = new Promise((resolve) => socket.once('close', () => resolve(true)));
  socket.resume();
  expect(await closed).toBe(true);
});
