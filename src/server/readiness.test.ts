import { describe, expect, test, vi } from 'vitest';
import { StoreFailure } from '../table/index.js';
import { Readiness } from './readiness.js';

function ready(probe: () => Promise<void>) {
  const time = { now: 0 };
  const readiness = new Readiness({ probe, now: () => time.now });
  return { readiness, time };
}

describe('P95 a server is ready', () => {
  test('between its start and its end', async () => {
    const { readiness } = ready(() => Promise.resolve());
    expect(await readiness.check()).toBe('starting');
    readiness.begin();
    expect(await readiness.check()).toBeNull();
    readiness.drain();
    expect(await readiness.check()).toBe('draining');
    readiness.begin();
    expect(await readiness.check()).toBe('draining');
  });

  test('while its store takes writes, which is tried at most every five seconds', async () => {
    let problem: StoreFailure | null = new StoreFailure({ code: 'storage-full' });
    const probe = vi.fn<() => Promise<void>>(() => (problem ? Promise.reject(problem) : Promise.resolve()));
    const { readiness, time } = ready(probe);
    readiness.begin();
    expect(await readiness.check()).toBe('storage-full');
    problem = null;
    time.now = 4999;
    expect(await readiness.check()).toBe('storage-full');
    expect(probe).toHaveBeenCalledTimes(1);
    time.now = 5000;
    expect(await Promise.all([readiness.check(), readiness.check()])).toEqual([null, null]);
    expect(probe).toHaveBeenCalledTimes(2);
  });

  test('only if the store answers in time', async () => {
    vi.useFakeTimers();
    const { readiness } = ready(() => new Promise(() => undefined));
    readiness.begin();
    const found = readiness.check();
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    expect(await found).toBe('storage-timeout');
  });
});
