import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchCompany } from './company.js';

beforeAll(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterAll(() => vi.unstubAllGlobals());

test('pages that show the same table hear of each other, and of who leaves', async () => {
  let first: boolean | undefined;
  let second: boolean | undefined;
  let stranger: boolean | undefined;
  const stops = [
    watchCompany('here', (others) => (first = others)),
    watchCompany('elsewhere', (others) => (stranger = others)),
    watchCompany('here', (others) => (second = others)),
  ];
  await vi.waitFor(() => expect([first, second]).toEqual([true, true]));
  stops[2]();
  await vi.waitFor(() => expect(first).toBe(false));
  expect(stranger).toBeUndefined();
  for (const stop of stops.slice(0, 2)) stop();
});
