import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadNewest } from './updates.js';

/** What happened, in order. */
let steps: string[];
beforeEach(() => {
  steps = [];
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload: () => steps.push('reload') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser whose service worker finds this new version; it is active once it was told to take over. */
function browser(
  newer: { state: string } | undefined,
  update = (): Promise<void> => Promise.resolve(),
): void {
  let follow: (() => void) | undefined;
  const worker = newer && {
    get state() {
      return newer.state;
    },
    addEventListener: (_: string, listener: () => void) => (follow = listener),
    postMessage(message: string) {
      steps.push(message);
      newer.state = 'activated';
      follow?.();
    },
  };
  const registration = {
    update: () => (steps.push('update'), update()),
    installing: newer?.state === 'installing' ? worker : null,
    waiting: newer?.state === 'installed' ? worker : null,
  };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  if (newer?.state === 'installing')
    setTimeout(() => {
      newer.state = 'installed';
      follow?.();
    }, 1000);
}

test.each(['installing', 'installed'])(
  'a new version that is %s takes over before the reload',
  async (state) => {
    browser({ state });
    const done = reloadNewest();
    await vi.advanceTimersByTimeAsync(2000);
    await done;
    expect(steps).toEqual(['update', 'take', 'reload']);
  },
);

test('without a new version, without a network and without a service worker it reloads too', async () => {
  browser(undefined);
  await reloadNewest();
  browser(undefined, () => Promise.reject(new TypeError('offline')));
  await reloadNewest();
  vi.stubGlobal('navigator', {});
  await reloadNewest();
  expect(steps).toEqual(['update', 'reload', 'update', 'reload', 'reload']);
});

test('a version that does not come is not waited for', async () => {
  browser(undefined, () => new Promise(() => undefined));
  void reloadNewest();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(steps).toEqual(['update', 'reload']);
});
