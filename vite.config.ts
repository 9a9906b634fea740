import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { preRender } from './tools/pre-render.js';
import { licences } from './tools/licences.js';
import { offline } from './tools/offline.js';
import { policyTag } from './tools/policy.mjs';

/** The page: src/client to dist/page, with relative addresses, so that it may be served under any path. */
export default defineConfig({
  root: 'src/client',
  base: './',
  plugins: [
    svelte({ configFile: '../../svelte.config.js' }),
    preRender('src/client/start/pre-rendered.ts'),
    licences(),
    policyTag(),
    offline('src/client/offline/service-worker.ts'),
  ],
  build: {
    outDir: '../../dist/page',
    emptyOutDir: true,
    rolldownOptions: {
      // How long each plugin took is of no use to who builds the page.
      checks: { bundlerTimings: false },
      // What the start page needs comes in one piece: a round trip costs more than its bytes.
      output: {
        codeSplitting: {
          groups: [
            // What fetches further pieces stands apart, so that the first script of all is small.
            { name: 'fetch', test: /vite\/preload-helper/, priority: 1 },
            {
              name: 'first',
              test: /src\/words\/\w+\.ts|src\/boards\/(?:\w+\/)?(?:facts|routes|tickets|blurbs?|languages)\.ts|src\/client\/(?:(?:start|style)\/|App\.svelte|settings\/(?:settings|steps)|offline\/[Uu]pdate|about\/(?:open-panel|Footer|AboutPanel)|rules\/open-panel|language\/(?:\w+|opening-problem)\.ts|cards\/PieceIcon|ui\/(?:Icon|OpeningProblemLine)|board\/(?:palette|Inks|piece|placing|outline))|node_modules\/(?:svelte|esm-env|clsx)\//,
            },
          ],
        },
      },
    },
  },
});
