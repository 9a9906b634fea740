import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeToken, readToken } from './token.js';

const newKey = (id: string) => ({ id, secret: randomBytes(32) });
const [old, current] = [newKey('oldkey00'), newKey('newkey00')];
const owner = { person: 'p'.repeat(22), generation: 3 };

test('a token says who it is about, and survives a new key', () => {
  expect(readToken(makeToken(owner, old), [old])).toEqual(owner);
  expect(readToken(makeToken(owner, old), [current, old])).toEqual(owner);
  expect(readToken(makeToken(owner, old), [current])).toBeNull();
});

test('a token that was changed anywhere is none', () => {
  const token = makeToken(owner, current);
  // The last character of base64url carries spare bits.
  for (let i = 0; i < token.length - 1; i++) {
    const other = token[i] === 'A' ? 'B' : 'A';
    const changed = token.slice(0, i) + other + token.slice(i + 1);
    expect(readToken(changed, [current])).toBeNull();
  }
  for (const text of ['', 'x', token.slice(1), `${token}A`, token.replace('.3.', '.4.')])
    expect(readToken(text, [current])).toBeNull();
});
