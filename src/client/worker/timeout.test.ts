import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TimedOut, withTimeout } from './timeout.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a promise that settles in time is passed on', async () => {
  const onTimeout = vi.fn<() => void>();
  const waited = withTimeout(new Promise((resolve) => setTimeout(() => resolve('here'), 3000)), onTimeout);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await waited).toBe('here');
  await expect(withTimeout(Promise.reject(new Error('no')), onTimeout)).rejects.toThrow('no');
  expect(onTimeout).not.toHaveBeenCalled();
});

test('a promise that never settles times out after some seconds', async () => {
  const onTimeout = vi.fn<() => void>();
  const waited = withTimeout(new Promise(() => {}), onTimeout).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await waited).toBeInstanceOf(TimedOut);
  expect(onTimeout).toHaveBeenCalledOnce();
});
