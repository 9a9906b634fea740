import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchOtherTabs } from './other-tabs.js';

beforeAll(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterAll(() => vi.unstubAllGlobals());

test('tabs that show the same table know of each other, and notice when one leaves', async () => {
  let first: boolean | undefined;
  let second: boolean | undefined;
  let stranger: boolean | undefined;
  const stops = [
    watchOtherTabs('here', (others) => (first = others)),
    watchOtherTabs('elsewhere', (others) => (stranger = others)),
    watchOtherTabs('here', (others) => (second = others)),
  ];
  await vi.waitFor(() => expect([first, second]).toEqual([true, true]));
  stops[2]?.();
  await vi.waitFor(() => expect(first).toBe(false));
  expect(stranger).toBeUndefined();
  for (const stop of stops.slice(0, 2)) stop();
});
