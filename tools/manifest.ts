import type { Plugin } from 'vite';
import { boardBlurbs } from '../src/boards/blurbs.js';
import { BOARDS } from '../src/boards/ids.js';
import { LANGUAGES, type Language } from '../src/boards/languages.js';
import { manifestTexts } from '../src/client/offline/manifest-texts.js';
import { SCREENSHOTS } from './screenshot-list.mjs';

/** The file of the manifest in a language. The page links to the English one; its first script changes that. */
export const manifestFile = (language: Language): string => `manifest.${language}.webmanifest`;

/** The manifest of the page: what it is called, looks like and offers once it is installed. */
export function manifestIn(language: Language): object {
  const texts = manifestTexts[language];
  const titleOf = (board: string): string => boardBlurbs[board]?.title[language] ?? board;
  const icons = [{ src: 'icon-192.png', sizes: '192x192', type: 'image/png' }];
  return {
    name: 'Rallar',
    short_name: 'Rallar',
    description: texts.description,
    lang: language,
    dir: 'ltr',
    id: './',
    start_url: './',
    scope: './',
    display: 'standalone',
    orientation: 'any',
    background_color: '#f1e5c6',
    theme_color: '#21535b',
    categories: ['games', 'entertainment'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ...icons,
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-mask-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: texts.resume, url: './#resume', icons },
      ...BOARDS.map((board) => ({
        name: texts.newGame(titleOf(board)),
        short_name: titleOf(board),
        url: `./#new/${board}`,
        icons,
      })),
    ],
    screenshots: SCREENSHOTS.map(({ name, board, form, width, height, scale }) => ({
      src: `screenshots/${name}.webp`,
      sizes: `${width * scale}x${height * scale}`,
      type: 'image/webp',
      form_factor: form,
      label: board === undefined ? 'Rallar' : titleOf(board),
    })),
  };
}

/** Writes the manifest in every language. */
export function manifests(): Plugin {
  return {
    name: 'rallar-manifest',
    apply: 'build',
    generateBundle() {
      for (const language of LANGUAGES)
        this.emitFile({
          type: 'asset',
          fileName: manifestFile(language),
          source: `${JSON.stringify(manifestIn(language), null, 2)}\n`,
        });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (page) =>
        page.replace('<title>', () => `<link rel="manifest" href="./${manifestFile('en')}" />\n    <title>`),
    },
  };
}
