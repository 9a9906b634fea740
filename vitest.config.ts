import { fileURLToPath } from 'node:url';
import { compileModule } from 'svelte/compiler';
import { defineConfig, type Plugin } from 'vitest/config';
import { SlowestFirst } from './test/kit/slowest-first.js';

/** Compiles runes as for the browser; the Svelte plugin would compile them for a server, where nothing reacts. */
const runes: Plugin = {
  name: 'runes',
  enforce: 'post',
  transform(code, id) {
    return id.endsWith('.svelte.ts')
      ? compileModule(code, { filename: id, generate: 'client' }).js
      : undefined;
  },
};

/** What `svelte` is in a browser. */
const client = fileURLToPath(new URL('node_modules/svelte/src/index-client.js', import.meta.url));

export default defineConfig({
  plugins: [runes],
  resolve: { alias: [{ find: /^svelte$/, replacement: client }] },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Many small files of pure code: threads that keep their modules are the quickest on few cores.
    pool: 'threads',
    maxWorkers: 2,
    isolate: false,
    sequence: { sequencer: SlowestFirst },
    globalSetup: 'test/kit/temporary-folder.ts',
    // Generous, so that a busy machine is slow and not red.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
