import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findServer } from './find-server.js';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('document', { baseURI: 'http://localhost/some/where/#table/a' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What the page finds where the file holds this text; null where nobody answers. */
function find(text: string | null): Promise<boolean> {
  vi.stubGlobal('fetch', (address: URL) => {
    expect(address.href).toBe('http://localhost/some/where/server.json');
    return text === null ? Promise.reject(new TypeError('offline')) : Promise.resolve(new Response(text));
  });
  return findServer();
}

test('a server says that it is there, a static host that there is none', async () => {
  expect(await find('{"server":true}')).toBe(true);
  expect(await find('{"server":false}')).toBe(false);
  expect(await find('<!doctype html>')).toBe(false);
});

test.each([[null], ['{"server":null}']])('without a network (%s) the last answer counts', async (text) => {
  expect(await find(text)).toBe(false);
  await find('{"server":true}');
  expect(await find(text)).toBe(true);
  await find('{"server":false}');
  expect(await find(text)).toBe(false);
});
