import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { checkFirstLoad, firstChunk } from './tools/first-chunk.js';
import { preRender } from './tools/pre-render.js';
import { manifests } from './tools/manifest.js';
import { licences } from './tools/licences.js';
import { offline } from './tools/offline.js';
import { policyTag } from './tools/policy.mjs';

/** Builds src/client to dist/page, with relative addresses, so that it can be served under any path. */
export default defineConfig({
  root: 'src/client',
  base: './',
  plugins: [
    svelte({ configFile: '../../svelte.config.js' }),
    checkFirstLoad(),
    manifests(),
    preRender('src/client/pre-render.ts'),
    licences(),
    policyTag(),
    offline('src/client/offline/service-worker.ts'),
  ],
  build: {
    outDir: '../../dist/page',
    emptyOutDir: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // The helper that fetches lazy chunks stands alone, so that the entry script stays small.
            { name: 'fetch', test: /vite\/preload-helper/, priority: 1 },
            firstChunk,
          ],
        },
      },
    },
  },
});
