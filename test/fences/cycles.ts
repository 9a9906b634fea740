import { posix } from 'node:path';
import type { Source } from './source.js';

/** The parsed files of src, by name. */
export type Sources = ReadonlyMap<string, Source>;

/** The dictionaries of a language take their types from each other: a text may use any other. */
const DICTIONARIES = 'src/words/';

/** The file that a relative import names. */
export function resolve(from: string, address: string): string {
  return posix.join(posix.dirname(from), address).replace(/\.js$/, '.ts');
}

/** Import cycles, each once: of what is loaded at run time, and of types between other files than the dictionaries. */
export function cycles(sources: Sources): string[] {
  const atRunTime = shortestCycles(graphOf(sources, false));
  const ofTypes = shortestCycles(graphOf(sources, true)).filter(
    (cycle) => !cycle.every((file) => file.startsWith(DICTIONARIES)),
  );
  const sentences = [...atRunTime, ...ofTypes].map((cycle) => [...cycle, cycle[0]].join(' imports '));
  return [...new Set(sentences)];
}

/** Pairs of client folders that import each other, types included. A folder is a directory that holds files. */
export function mutualFolders(sources: Sources): string[] {
  const imports = new Map<string, string>();
  for (const [file, targets] of graphOf(sources, true)) {
    for (const target of targets) {
      const [from, to] = [posix.dirname(file), posix.dirname(target)];
      if (from !== to && isClient(from) && isClient(to))
        imports.set(`${from} ${to}`, `${file} imports ${target}`);
    }
  }
  return [...imports].flatMap(([pair, there]) => {
    const [from = '', to = ''] = pair.split(' ');
    const back = imports.get(`${to} ${from}`);
    return back !== undefined && from < to ? [`${there}, and ${back}`] : [];
  });
}

function isClient(folder: string): boolean {
  return folder === 'src/client' || folder.startsWith('src/client/');
}

type Graph = ReadonlyMap<string, readonly string[]>;

function graphOf(sources: Sources, withTypes: boolean): Graph {
  return new Map(
    [...sources].map(([name, { imports }]) => [
      name,
      imports
        .filter(({ address, typeOnly }) => address.startsWith('.') && (withTypes || !typeOnly))
        .map(({ address }) => resolve(name, address)),
    ]),
  );
}

/** For every file in a cycle the shortest one through it, each set of files once. */
function shortestCycles(graph: Graph): string[][] {
  const found = new Map<string, string[]>();
  for (const start of inOrBeforeCycle(graph)) {
    const cycle = shortestCycle(graph, start);
    if (cycle) found.set(cycle.slice().sort().join(), found.get(cycle.slice().sort().join()) ?? cycle);
  }
  return [...found.values()];
}

/** Leaves out the files that import nothing but files left out before: none of them is in a cycle. */
function inOrBeforeCycle(graph: Graph): Set<string> {
  const left = new Set(graph.keys());
  for (let size = Infinity; left.size < size;) {
    size = left.size;
    for (const name of left) if (!graph.get(name)?.some((target) => left.has(target))) left.delete(name);
  }
  return left;
}

function shortestCycle(graph: Graph, start: string): string[] | undefined {
  const paths = [[start]];
  const visited = new Set<string>();
  for (const path of paths) {
    for (const target of graph.get(path.at(-1) ?? '') ?? []) {
      if (target === start) return path;
      if (!visited.has(target)) paths.push([...path, target]);
      visited.add(target);
    }
  }
  return undefined;
}
