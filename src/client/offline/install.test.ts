import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('$state', { raw: <T>(it?: T) => it });
});
afterEach(() => vi.unstubAllGlobals());

test('the page can be installed from when the browser says so until the user is asked', async () => {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => listeners.set(type, listener));
  const { installer, watchInstall } = await import('./install.svelte.js');
  watchInstall();
  expect(installer()).toBeUndefined();
  const event = { preventDefault: vi.fn(), prompt: vi.fn(() => Promise.resolve()) };
  listeners.get('beforeinstallprompt')?.(event);
  installer()?.();
  expect([event.preventDefault, event.prompt].map((it) => it.mock.calls.length)).toEqual([1, 1]);
  expect(installer()).toBeUndefined();
  listeners.get('beforeinstallprompt')?.(event);
  listeners.get('appinstalled')?.({});
  expect(installer()).toBeUndefined();
});
