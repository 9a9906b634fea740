import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const NAME = 'licences.txt';
const LICENCE = /^licen[cs]e(\.(md|txt))?$/i;
/** The folder of the package that a file belongs to, from the last `node_modules` on. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
/** What a build tool writes into the page itself, such as `\0vite/preload-helper.js`. */
const WRITTEN_IN = /^\0?(vite|rolldown)\//;
/** Vite's file goes on with the licences of what Vite itself is made of, none of which is in a page. */
const OF_THE_TOOL = /^# Licenses of bundled dependencies$[^]*/m;

/** Writes the licences of everything that is in the page beside it; a package without one fails the build. */
export function licences(): Plugin {
  let root = '';
  return {
    name: 'rallar-licences',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const folders = packagesIn(Object.values(bundle), root);
      this.emitFile({ type: 'asset', fileName: NAME, source: licenceTexts(['.', ...folders]) });
    },
  };
}

/** The folders of the packages that these files were made from, in order. */
function packagesIn(outputs: readonly Rolldown.OutputBundle[string][], root: string): string[] {
  const sources = outputs.flatMap((it) => (it.type === 'chunk' ? it.moduleIds : it.originalFileNames));
  const folders = sources.flatMap((source) => {
    const [, tool] = WRITTEN_IN.exec(source) ?? [];
    if (tool !== undefined) return [path.join('node_modules', tool)];
    const [folder] = PACKAGE.exec(path.resolve(root, source)) ?? [];
    return folder === undefined ? [] : [path.relative('.', folder)];
  });
  return [...new Set(folders)].sort();
}

/** The licences of the packages in these folders, one after the other. */
export function licenceTexts(folders: readonly string[]): string {
  return folders
    .map((folder) => {
      const { name, version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
        name: string;
        version: string;
      };
      const file = readdirSync(folder).find((it) => LICENCE.test(it));
      if (file === undefined) throw new Error(`the package ${name} has no licence text in ${folder}`);
      const text = readFileSync(path.join(folder, file), 'utf8').replace(OF_THE_TOOL, '').trim();
      return `${name} ${version}\n${'='.repeat(name.length + version.length + 1)}\n\n${text}\n`;
    })
    .join('\n\n');
}
