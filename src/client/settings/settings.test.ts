import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  // Nothing reacts to the settings here, so plain values will do.
  vi.stubGlobal('$state', <T>(it: T): T => it);
});
afterEach(() => vi.unstubAllGlobals());

async function read(stored: string) {
  vi.stubGlobal('localStorage', { getItem: () => stored });
  return (await import('./settings.svelte.js')).settings;
}

test('reads stored settings', async () => {
  expect(await read('{"botStep":1600,"grace":0}')).toMatchObject({ botStep: 1600, grace: 0 });
});

test.each(['1e308', '1e999', '-1', '"slow"', 'null'])(
  'replaces a stored wait of %s by the default',
  async (it) => {
    expect(await read(`{"botStep":${it},"grace":${it}}`)).toMatchObject({ botStep: 700, grace: 4000 });
  },
);

test.each(['constructor', '__proto__', 'quick'])('rejects %s as a speed of motion', async (it) => {
  expect(await read(`{"motion":"${it}"}`)).toMatchObject({ motion: 'normal' });
});

test('a change keeps what another tab has stored', async () => {
  let storage = '{"botStep":1600}';
  vi.stubGlobal('localStorage', {
    getItem: () => storage,
    setItem: (_: string, text: string) => void (storage = text),
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  const { changeSettings, settings } = await import('./settings.svelte.js');
  storage = '{"botStep":0,"sound":true}';
  changeSettings({ grace: 0 });
  expect(settings).toMatchObject({ botStep: 0, sound: true, grace: 0 });
  expect(JSON.parse(storage)).toMatchObject({ botStep: 0, sound: true, grace: 0 });
});
