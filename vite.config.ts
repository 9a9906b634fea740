import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './tools/offline.js';

/** The page: src/client to dist/page, with relative addresses, so that it may be served under any path. */
export default defineConfig({
  root: 'src/client',
  base: './',
  plugins: [
    svelte({ configFile: '../../svelte.config.js' }),
    offline('src/client/offline/service-worker.ts'),
  ],
  build: { outDir: '../../dist/page', emptyOutDir: true },
});
