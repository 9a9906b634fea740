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

test.each(['constructor', '__proto__', 'quick'])('%s is no speed of motion', async (it) => {
  expect(await read(`{"motion":"${it}"}`)).toMatchObject({ motion: 'normal' });
});

test('a change leaves what another tab has set meanwhile', async () => {
  let kept = '{"botStep":1600}';
  vi.stubGlobal('localStorage', {
    getItem: () => kept,
    setItem: (_: string, text: string) => void (kept = text),
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const { changeSettings, settings } = await import('./settings.svelte.js');
  kept = '{"botStep":0,"sound":true}';
  changeSettings({ grace: 0 });
  expect(settings).toMatchObject({ botStep: 0, sound: true, grace: 0 });
  expect(JSON.parse(kept)).toMatchObject({ botStep: 0, sound: true, grace: 0 });
});
