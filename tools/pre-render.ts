import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin, type Rolldown } from 'vite';
import { LANGUAGES, type Language } from '../src/boards/languages.js';
import { earlyScript, lateScript } from './inline-scripts.js';

/** Where the page begins, once it has been seen. */
const BEGIN = /src\/client\/mount\.ts$/;
/** Where the words of a language begin. */
const WORDS = /src\/words\/(\w+)\/index\.ts$/;
type Stills = Record<Language, string>;

/**
 * Lets the start page be seen before its script has run: pictures of it in HTML, one a language, stand in the page,
 * its styles stand in the page too, and the words of the reader's language are fetched along with the script and not after it.
 * The page's policy allows these scripts and styles by their hashes.
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
        const { drawn, watch } = await stillsOf(root, path.resolve(source));
        const stills = withAddresses(drawn, outputs);
        const styles = stylesOf(chunksAtFirst(chunks), outputs);
        const links = linksOf(chunks).filter((link) => !page.includes(link));
        const scripts = [watch, earlyScript(filesOfWords(chunks))].map((it) => `<script>${it}</script>`);
        // The early scripts stand before the styles, since a script waits for those that stand before it.
        return page
          .replaceAll(/ *<link rel="stylesheet"[^>]*>\n/g, '')
          .replace('</title>', () => ['</title>', ...scripts].join('\n    '))
          .replace('</head>', () => `  ${[...links, ...styles].join('\n    ')}\n  </head>`)
          .replace('</body>', () => `  <script>${lateScript(stills)}</script>\n  </body>`);
      },
    },
  };
}

type Output = Rolldown.OutputBundle[string];
type Chunk = Rolldown.OutputChunk;

/** The chunk that the page begins with, and those that it needs. */
function chunksAtFirst(chunks: readonly Chunk[]): Chunk[] {
  const found = chunks.filter(({ facadeModuleId }) => BEGIN.test(facadeModuleId ?? ''));
  if (found.length === 0) throw new Error(`no chunk begins with ${BEGIN.source}`);
  // What is found while going through is gone through as well.
  for (const { imports } of found)
    found.push(...chunks.filter((it) => imports.includes(it.fileName) && !found.includes(it)));
  return found;
}

/** Links that fetch these chunks along with the page. */
function linksOf(chunks: readonly Chunk[]): string[] {
  return chunksAtFirst(chunks).map(
    ({ fileName }) => `<link rel="modulepreload" crossorigin href="./${fileName}">`,
  );
}

/** The styles of these chunks, and for each file of them a link that is never followed: by it their script sees that they are there. */
function stylesOf(chunks: readonly Chunk[], outputs: readonly Output[]): string[] {
  const files = new Set(chunks.flatMap((it) => [...(it.viteMetadata?.importedCss ?? [])]));
  return [...files].flatMap((file) => {
    const style = outputs.find(({ fileName }) => fileName === file);
    if (style?.type !== 'asset') throw new Error(`the page has no ${file}`);
    // What a file names from its own folder is named from the page's.
    const text = String(style.source).replaceAll('url(./', `url(./${path.posix.dirname(file)}/`);
    return [`<style>${text}</style>`, `<link rel="stylesheet" href="./${file}" disabled>`];
  });
}

/** The files that hold each language's words, and nothing that the page fetches anyhow. */
function filesOfWords(chunks: readonly Chunk[]): Record<string, string[]> {
  const anyhow = new Set(chunksAtFirst(chunks).map(({ fileName }) => fileName));
  const files: Record<string, string[]> = {};
  for (const { facadeModuleId, fileName, imports } of chunks) {
    const [, language] = WORDS.exec(facadeModuleId ?? '') ?? [];
    if (language !== undefined) files[language] = [fileName, ...imports.filter((it) => !anyhow.has(it))];
  }
  const missing = LANGUAGES.filter((it) => !(it in files));
  if (missing.length > 0) throw new Error(`no file holds the words of ${missing.join(', ')}`);
  return files;
}

/** Builds the start page for Node, and lets it draw itself in every language; the watch over what is fetched comes with it. */
async function stillsOf(root: string, source: string): Promise<{ drawn: Stills; watch: string }> {
  const outDir = mkdtempSync(path.resolve('node_modules', '.still-'));
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
        rolldownOptions: { output: { entryFileNames: 'still.js' } },
      },
    });
    const { still, watchScript } = (await import(pathToFileURL(path.join(outDir, 'still.js')).href)) as {
      still: (language: Language) => Promise<string>;
      watchScript: () => Promise<string>;
    };
    const stills: Partial<Stills> = {};
    // One after another: all of them speak the one language in use.
    for (const language of LANGUAGES) stills[language] = await still(language);
    return { drawn: stills as Stills, watch: await watchScript() };
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** Pictures are named from the page's folder, and must be those that the page itself shows. */
function withAddresses(stills: Stills, outputs: readonly Output[]): Stills {
  const known = new Set(outputs.map(({ fileName }) => fileName));
  const mend = (html: string): string =>
    html.replaceAll(/src="[^"]*?(assets\/[^"/]+)"/g, (_, file: string) => {
      if (!known.has(file)) throw new Error(`the page has no ${file}`);
      return `src="./${file}"`;
    });
  return Object.fromEntries(Object.entries(stills).map(([key, html]) => [key, mend(html)])) as Stills;
}
