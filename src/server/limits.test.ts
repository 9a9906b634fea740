import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, GuessLimit, Limit } from './limits.js';

const wrong = () => Promise.resolve(null);
const slow = () => new Promise<null>((resolve) => void setTimeout(resolve, 5, null));
const requestFrom = (remoteAddress: string, forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

test.each([
  ['10.0.0.1', undefined, false, '10.0.0.1'],
  ['::ffff:10.0.0.1', undefined, false, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.9', false, '10.0.0.1'],
  ['10.0.0.1', '203.0.113.9', true, '203.0.113.9'],
  ['10.0.0.1', '1.1.1.1, 203.0.113.9', true, '203.0.113.9'],
  ['10.0.0.1', undefined, true, '10.0.0.1'],
  ['2001:db8:0:7:1:2:3:4', undefined, false, '2001:db8:0:7::/64'],
  ['2001:db8::7', undefined, false, '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0007::1', undefined, false, '2001:db8:0:7::/64'],
  ['::1', undefined, false, '0:0:0:0::/64'],
])('%s forwarded for %s, trusted: %s, counts as %s', (remote, forwarded, isTrusted, address) => {
  expect(addressOf(requestFrom(remote, forwarded), isTrusted)).toBe(address);
});

test('a limit is by key, and says when the next try is allowed', async () => {
  const limit = new Limit({ times: 2, seconds: 60 });
  expect([await limit.spend('a'), await limit.spend('a'), await limit.spend('b')]).toEqual([
    null,
    null,
    null,
  ]);
  const seconds = await limit.spend('a');
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('wrong guesses count, by address and in all; right ones do not', async () => {
  const guesses = new GuessLimit();
  for (let i = 0; i < 50; i++) expect(await guesses.look('a', () => Promise.resolve('right'))).toBe('right');
  for (let i = 0; i < 10; i++) expect(await guesses.look('a', wrong)).toBeNull();
  expect(await guesses.look('a', () => Promise.resolve('right'))).toEqual({ seconds: expect.any(Number) });
  // Guesses at the same time are counted before any of them is answered.
  const many = await Promise.all(Array.from({ length: 30 }, () => guesses.look('b', slow)));
  expect(many.filter((it) => it === null)).toHaveLength(10);
  for (let i = 0; i < 980; i++) await guesses.look(`address ${i}`, wrong);
  expect(await guesses.look('new', wrong)).toEqual({ seconds: expect.any(Number) });
});
