import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'sw.js';
/**
 * Browsers with service workers load the newer font format; the manifest's pictures are shown once, before the page is installed;
 * whether there is a server, only the network knows.
 */
const NOT_CACHED = /\.(woff|map)$|^screenshots\/|^server\.json$/;

/** Builds the service worker with the list of the page's files. */
export function offline(source: string): Plugin {
  let publicFolder = '';
  return {
    name: 'rallar-offline',
    apply: 'build',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: path.resolve(source), fileName: NAME });
    },
    generateBundle: {
      // After the page itself is written.
      order: 'post',
      handler(_, bundle) {
        const hash = createHash('sha256');
        const files: string[] = [];
        const add = (name: string, content: string | Uint8Array) => {
          if (NOT_CACHED.test(name) || name === NAME) return;
          files.push(name);
          hash.update(`${name}\n`).update(content);
        };
        for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1)))
          add(name, file.type === 'chunk' ? file.code : file.source);
        for (const name of filesIn(publicFolder)) add(name, readFileSync(path.join(publicFolder, name)));
        const worker = bundle[NAME];
        if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
        // It runs as a classic script, which can't import.
        if (worker.imports.length > 0) throw new Error('the service worker must stand alone');
        hash.update(worker.code);
        worker.code = worker.code
          .replaceAll('RALLAR_FILES', JSON.stringify(files))
          .replaceAll('RALLAR_VERSION', JSON.stringify(hash.digest('hex').slice(0, 16)));
      },
    },
  };
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
