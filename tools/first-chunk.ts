import path from 'node:path';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import { LANGUAGES } from '../src/boards/languages.js';

const atRoot = (file: string): string => normalizePath(path.resolve(file));

/** The module that mounts the page: whatever it imports, the start page waits for. */
const MOUNT = atRoot('src/client/mount.ts');
/** The folder of each dictionary, one of which the start page waits for as well. */
const DICTIONARIES = LANGUAGES.map((language) => atRoot(`src/words/${language}/`));
/** What a table alone needs is fetched with the table. */
const TABLE = atRoot('src/client/table/');

type Chunk = Rolldown.OutputChunk;

/**
 * One chunk of all that the start page needs, since a round trip costs more than its bytes: what the mounting module imports, and what all
 * dictionaries share, each with its own imports.
 */
export const firstChunk: Rolldown.CodeSplittingGroup = {
  name: (id, graph) => {
    const importers = graph.getModuleInfo(id)?.importers ?? [];
    const isShared = DICTIONARIES.every((folder) => importers.some((it) => it.startsWith(folder)));
    return isShared || importers.includes(MOUNT) ? 'first' : null;
  },
  includeDependenciesRecursively: true,
};

/** The chunk that mounts the page, and all that it imports. */
export function chunksOfFirstLoad(chunks: readonly Chunk[]): Chunk[] {
  const found = chunks.filter(({ facadeModuleId }) => facadeModuleId === MOUNT);
  if (found.length === 0) throw new Error(`no chunk begins with ${MOUNT}`);
  // The loop also visits the chunks that it adds.
  for (const { imports } of found)
    found.push(...chunks.filter((it) => imports.includes(it.fileName) && !found.includes(it)));
  return found;
}

/** Fails the build where the start page would wait for a module of the table. */
export function checkFirstLoad(): Plugin {
  return {
    name: 'rallar-first-load',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((it) => it.type === 'chunk');
      const modules = chunksOfFirstLoad(chunks).flatMap(({ moduleIds }) => moduleIds);
      const ofTable = modules.filter((id) => id.startsWith(TABLE));
      if (ofTable.length > 0) this.error(`the start page imports parts of the table: ${ofTable.join(', ')}`);
    },
  };
}
