import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** How the page's components are compiled, for the build and for the checker alike. */
export default {
  preprocess: vitePreprocess({ script: false }),
  compilerOptions: { runes: true },
};
