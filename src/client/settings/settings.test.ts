import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  // Outside of components values are enough: nobody watches them here.
  vi.stubGlobal('$state', <T>(it: T): T => it);
});
afterEach(() => vi.unstubAllGlobals());

async function read(stored: string) {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  return (await import('./settings.svelte.js')).settings;
}

test('what was set holds', async () => {
  expect(await read('{"botStep":1600,"grace":0}')).toMatchObject({ botStep: 1600, grace: 0 });
});

test.each(['1e308', '1e999', '-1', '"slow"', 'null'])('a wait of %s is none that anybody set', async (it) => {
  expect(await read(`{"botStep":${it},"grace":${it}}`)).toMatchObject({ botStep: 700, grace: 1000 });
});
