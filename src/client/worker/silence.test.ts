import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Silent, inTime } from './silence.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what comes in time is passed on, and nothing is called off', async () => {
  const giveUp = vi.fn<() => void>();
  const waited = inTime(new Promise((resolve) => setTimeout(() => resolve('here'), 3000)), giveUp);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await waited).toBe('here');
  await expect(inTime(Promise.reject(new Error('no')), giveUp)).rejects.toThrow('no');
  expect(giveUp).not.toHaveBeenCalled();
});

test('what never comes is called off after some seconds', async () => {
  const giveUp = vi.fn<() => void>();
  const waited = inTime(new Promise(() => {}), giveUp).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await waited).toBeInstanceOf(Silent);
  expect(giveUp).toHaveBeenCalledOnce();
});
