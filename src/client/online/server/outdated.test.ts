import { afterEach, expect, test, vi } from 'vitest';
import { noteUpToDate, reloadOnce } from './outdated.js';

afterEach(() => vi.unstubAllGlobals());

test('an outdated page is reloaded once, and once more after it was up to date', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  expect([reloadOnce(reload), reloadOnce(reload), reload.mock.calls.length]).toEqual([true, false, 1]);
  noteUpToDate();
  expect([reloadOnce(reload), reload.mock.calls.length]).toEqual([true, 2]);
});

test('a page that can’t remember is not reloaded', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve());
  expect([reloadOnce(reload), reload.mock.calls.length]).toEqual([false, 0]);
  noteUpToDate();
});
