import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const NAME = 'licences.txt';
const LICENCE = /^licen[cs]e(\.(md|txt))?$/i;
/** The folder of the package that a file belongs to. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
/** Modules that the build tools add to the page, such as `\0vite/preload-helper.js`. */
const WRITTEN_IN = /^\0?(vite|rolldown)\//;
/** Vite's file also lists the licences of Vite's own dependencies, none of which is in the page. */
const OF_THE_TOOL = /^# Licenses of bundled dependencies$[^]*/m;

/** Writes the licences of all packages in the page to a file beside it; a package without one fails the build. */
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

/** The folders of the packages that these files come from, sorted. */
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
