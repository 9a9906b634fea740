import path from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const root = path.resolve('src/client');
const pages = ['index', 'dev/boards', 'dev/empty', 'dev/hosting', 'dev/kit', 'dev/online', 'dev/table'];

/** The page and the pages for developers, built quickly: many tests open them, and bundles load faster than sources. */
export default defineConfig({
  root,
  base: './',
  plugins: [svelte({ configFile: '../../svelte.config.js' })],
  build: {
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: pages.map((page) => path.join(root, `${page}.html`)),
    },
  },
});
