import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Asks twice in a browser with this storage, and returns how often the browser was asked. */
async function asked(storage: object | undefined): Promise<number> {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: storage && { persist, ...storage } });
  const { keepStorage } = await import('./persist.js');
  await keepStorage();
  await keepStorage();
  return persist.mock.calls.length;
}

test('a browser is asked once to keep the games', async () => {
  expect(await asked({ persisted: () => Promise.resolve(false) })).toBe(1);
});

test('a browser that keeps them anyway, or can’t, is not asked', async () => {
  expect(await asked({ persisted: () => Promise.resolve(true) })).toBe(0);
  expect(await asked({ persisted: () => Promise.reject(new TypeError('denied')) })).toBe(0);
  expect(await asked(undefined)).toBe(0);
});
