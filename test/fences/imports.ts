import { posix } from 'node:path';
import type { Files } from './files.js';
import { readSource, type Source } from './source.js';

/** Which folders of src a folder may import from, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  // What the package exports under its own name.
  'src/index.ts': ['engine', 'boards', 'bots'],
  engine: [],
  boards: ['engine'],
  bots: ['engine'],
  protocol: ['engine', 'bots'],
  table: ['engine', 'bots', 'protocol'],
  words: ['engine', 'boards', 'protocol'],
  server: ['engine', 'boards', 'bots', 'protocol', 'table', 'words'],
  client: ['engine', 'boards', 'protocol', 'words'],
  cli: ['engine', 'boards', 'bots', 'protocol', 'table', 'words', 'server'],
};

/** The client's worker plays a table of its own. */
const WORKER = 'src/client/worker';
const WORKER_MAY_IMPORT = ['engine', 'boards', 'protocol', 'words', 'table', 'bots'];

/** The rules and the bots know no clock, no chance of their own and no platform. */
const PURE = ['engine', 'bots'];
const IMPURE = ['Date', 'Math.random', 'process', 'console', 'performance', 'crypto', 'globalThis'];

/** The one list of boards, and the lists of what people read and see of them. */
const BOARD_LIST = 'src/boards/index.ts';
const BOARD_LISTS = [
  BOARD_LIST,
  ...['ids', 'facts', 'earlier', 'blurbs', 'names', 'lazy'].map((it) => `src/boards/${it}.ts`),
];

/** The arena loads bots from files that people name. */
const LOADER = 'src/cli/arena/load-bot.ts';

type Sources = ReadonlyMap<string, Source>;

/** Every breach of the fences between the folders of src, each as a sentence that begins with the file's name. */
export function breaches(files: Files): string[] {
  const sources = new Map([...files].map(([name, text]) => [name, readSource(text)]));
  return [...wrongDirections(sources), ...impurities(sources), ...strayBoards(sources), ...cycles(sources)];
}

function wrongDirections(sources: Sources): string[] {
  const found: string[] = [];
  for (const [name, { imports }] of sources) {
    for (const { address, typeOnly } of imports) {
      const problem = problemOf(name, address, typeOnly);
      if (problem) found.push(`${name} ${problem}`);
    }
  }
  return found;
}

function problemOf(name: string, address: string, typeOnly: boolean): string | undefined {
  const from = folderOf(name);
  const allowed = name.startsWith(WORKER) ? WORKER_MAY_IMPORT : MAY_IMPORT[from];
  if (!allowed) return `stands in a folder the fences don't know: ${from}`;
  if (address === '' && name === LOADER) return undefined;
  if (address === '') return 'imports an address that only running it would tell';
  if (!address.startsWith('.')) {
    // A test brings its test library; the rules, the boards and the bots bring nothing.
    const bare = (from === 'boards' || PURE.includes(from)) && !isTest(name);
    return bare ? `imports the package ${address}` : undefined;
  }
  const target = resolve(name, address);
  const to = folderOf(target);
  if (to === from) return undefined;
  if (!allowed.includes(to)) return `imports ${target}: ${from} may not import from ${to}`;
  const typesOnly = from === 'boards' && name !== BOARD_LIST && !isTest(name);
  return typesOnly && !typeOnly ? `imports ${target} otherwise than by import type` : undefined;
}

function impurities(sources: Sources): string[] {
  const pure = [...sources].filter(([name]) => PURE.includes(folderOf(name)) && !isTest(name));
  return pure.flatMap(([name, { names }]) =>
    IMPURE.filter((impure) => names.has(impure)).map((impure) => `${name} names ${impure}`),
  );
}

/** A board's id outside its own folder: what knows a board by name would have to change for the next one. */
function strayBoards(sources: Sources): string[] {
  const found: string[] = [];
  for (const board of boardIds(sources.keys())) {
    const word = new RegExp(`(?<![\\w-])${board}(?![\\w-])`);
    for (const [name, { names, texts }] of sources) {
      if (BOARD_LISTS.includes(name) || isTest(name) || name.startsWith(`src/boards/${board}/`)) continue;
      if (names.has(board) || texts.some((text) => word.test(text))) {
        found.push(`${name} names the board ${board}`);
      }
    }
  }
  return found;
}

function boardIds(names: Iterable<string>): Set<string> {
  const parts = [...names].map((name) => name.split('/'));
  return new Set(parts.filter(([, folder, , rest]) => folder === 'boards' && rest).map(([, , id]) => id));
}

/** Import cycles at run time, each told once. */
function cycles(sources: Sources): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (name: string, path: string[]): void => {
    if (path.includes(name)) found.push([...path.slice(path.indexOf(name)), name].join(' imports '));
    if (done.has(name) || path.includes(name)) return;
    for (const { address, typeOnly } of sources.get(name)?.imports ?? []) {
      if (!typeOnly && address.startsWith('.')) visit(resolve(name, address), [...path, name]);
    }
    done.add(name);
  };
  for (const name of sources.keys()) visit(name, []);
  return found;
}

function resolve(from: string, address: string): string {
  return posix.join(posix.dirname(from), address).replace(/\.js$/, '.ts');
}

/** The folder of src a file belongs to; for a file elsewhere, its whole name. */
function folderOf(name: string): string {
  return /^src\/([^/]+)\//.exec(name)?.[1] ?? name;
}

function isTest(name: string): boolean {
  return name.endsWith('.test.ts');
}
