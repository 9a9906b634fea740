import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin, type Rolldown } from 'vite';
import { LANGUAGES, type Language } from '../src/boards/languages.js';
import { chunksOfFirstLoad } from './first-chunk.js';
import { earlyScript, lateScript } from './inline-scripts.js';

/** The entry module of a language's words. */
const WORDS = /src\/words\/(\w+)\/index\.ts$/;
/** The HTML of the start page in every language. */
type StartPages = Record<Language, string>;

/**
 * Pre-renders the start page with src/client/pre-render.ts: its HTML in every language and its styles are inlined, so
 * that it shows before its script has run, and the words of the reader's language are fetched along with the script. The page's policy allows these
 * inline scripts and styles by their hashes.
 */
export function preRender(source: string): Plugin {
  let root = '';
  return {
    name: 'rallar-pre-render',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        const outputs = Object.values(bundle ?? {});
        const chunks = outputs.filter((it) => it.type === 'chunk');
        const { rendered, watch } = await renderStartPages(root, path.resolve(source));
        const pages = withAddresses(rendered, outputs);
        const styles = stylesOf(chunksOfFirstLoad(chunks), outputs);
        const links = linksOf(chunks).filter((link) => !page.includes(link));
        const scripts = [watch, earlyScript(filesOfWords(chunks))].map((it) => `<script>${it}</script>`);
        // The early scripts come first, since a script waits for the styles before it.
        return page
          .replaceAll(/ *<link rel="stylesheet"[^>]*>\n/g, '')
          .replace('</title>', () => ['</title>', ...scripts].join('\n    '))
          .replace('</head>', () => `  ${[...links, ...styles].join('\n    ')}\n  </head>`)
          .replace('</body>', () => `  <script>${lateScript(pages)}</script>\n  </body>`);
      },
    },
  };
}

type Output = Rolldown.OutputBundle[string];
type Chunk = Rolldown.OutputChunk;

/** Links that preload these chunks. */
function linksOf(chunks: readonly Chunk[]): string[] {
  return chunksOfFirstLoad(chunks).map(
    ({ fileName }) => `<link rel="modulepreload" crossorigin href="./${fileName}">`,
  );
}

/** Inlines the styles of these chunks, with a disabled link for each file, by which Vite's loader knows it is there. */
function stylesOf(chunks: readonly Chunk[], outputs: readonly Output[]): string[] {
  const files = new Set(chunks.flatMap((it) => [...(it.viteMetadata?.importedCss ?? [])]));
  return [...files].flatMap((file) => {
    const style = outputs.find(({ fileName }) => fileName === file);
    if (style?.type !== 'asset') throw new Error(`the page has no ${file}`);
    // Relative addresses in the file become relative to the page.
    const text = String(style.source).replaceAll('url(./', `url(./${path.posix.dirname(file)}/`);
    return [`<style>${text}</style>`, `<link rel="stylesheet" href="./${file}" disabled>`];
  });
}

/** The files of each language's words, without those that the page preloads anyway. */
function filesOfWords(chunks: readonly Chunk[]): Record<string, string[]> {
  const preloaded = new Set(chunksOfFirstLoad(chunks).map(({ fileName }) => fileName));
  const files: Record<string, string[]> = {};
  for (const { facadeModuleId, fileName, imports } of chunks) {
    const [, language] = WORDS.exec(facadeModuleId ?? '') ?? [];
    if (language !== undefined) files[language] = [fileName, ...imports.filter((it) => !preloaded.has(it))];
  }
  const missing = LANGUAGES.filter((it) => !(it in files));
  if (missing.length > 0) throw new Error(`no file holds the words of ${missing.join(', ')}`);
  return files;
}

/** Builds the start page for Node and renders it in every language, together with the script that watches for failed chunks. */
async function renderStartPages(
  root: string,
  source: string,
): Promise<{ rendered: StartPages; watch: string }> {
  const outDir = mkdtempSync(path.resolve('node_modules', '.pre-render-'));
  try {
    await build({
      configFile: false,
      root,
      base: './',
      logLevel: 'warn',
      publicDir: false,
      plugins: [svelte({ configFile: '../../svelte.config.js' })],
      build: {
        ssr: source,
        outDir,
        emptyOutDir: true,
        minify: true,
        rolldownOptions: { output: { entryFileNames: 'pre-render.js' } },
      },
    });
    const { preRenderStartPage, chunkErrorScript } = (await import(
      pathToFileURL(path.join(outDir, 'pre-render.js')).href
    )) as {
      preRenderStartPage: (language: Language) => Promise<string>;
      chunkErrorScript: () => Promise<string>;
    };
    const pages: Partial<StartPages> = {};
    // One after another: the language in use is global.
    for (const language of LANGUAGES) pages[language] = await preRenderStartPage(language);
    return { rendered: pages as StartPages, watch: await chunkErrorScript() };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Makes addresses of pictures relative to the page, and checks that the build has them. */
function withAddresses(pages: StartPages, outputs: readonly Output[]): StartPages {
  const known = new Set(outputs.map(({ fileName }) => fileName));
  const makeRelative = (html: string): string =>
    html.replaceAll(/src="[^"]*?(assets\/[^"/]+)"/g, (_, file: string) => {
      if (!known.has(file)) throw new Error(`the page has no ${file}`);
      return `src="./${file}"`;
    });
  return Object.fromEntries(
    Object.entries(pages).map(([key, html]) => [key, makeRelative(html)]),
  ) as StartPages;
}
