import { cycles, mutualFolders, resolve, type Sources } from './cycles.js';
import type { Files } from './files.js';
import { shadowedGlobals } from './globals.js';
import { readSource } from './source.js';

/** The folders of src that a folder may import from, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  // The package's main entry.
  'src/index.ts': ['engine', 'boards', 'bots'],
  engine: [],
  boards: ['engine'],
  bots: ['engine'],
  protocol: ['engine', 'bots'],
  table: ['engine', 'bots', 'protocol'],
  words: ['engine', 'boards', 'protocol'],
  server: ['engine', 'boards', 'bots', 'protocol', 'table', 'words'],
  remote: ['engine', 'boards', 'protocol'],
  client: ['engine', 'boards', 'protocol', 'words', 'remote'],
  cli: ['engine', 'boards', 'bots', 'protocol', 'table', 'words', 'server'],
};

/** The client's worker runs tables. */
const WORKER = 'src/client/worker';
const WORKER_MAY_IMPORT = ['engine', 'boards', 'protocol', 'words', 'remote', 'table', 'bots'];

/** The rules and the bots use no clock, no randomness of their own and no platform. */
const PURE = ['engine', 'bots'];
const IMPURE = ['Date', 'Math.random', 'process', 'console', 'performance', 'crypto', 'globalThis'];

/** The packages that a folder may import, besides Node's own; the command line has none. Others import none at all. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  server: [
    '@simplewebauthn',
    'cookie',
    'helmet',
    'libsql',
    'pino',
    'prom-client',
    'rate-limiter-flexible',
    'sirv',
    'web-push',
    'ws',
  ],
  client: ['svelte', '@fontsource', '@simplewebauthn', 'uqr'],
  cli: [],
};

/** The files that list the boards. */
const BOARD_LIST = 'src/boards/index.ts';
const BOARD_LISTS = [
  BOARD_LIST,
  ...['ids', 'facts', 'earlier', 'blurbs', 'names', 'lazy'].map((it) => `src/boards/${it}.ts`),
];

/** Loads bots from files named on the command line. */
const LOADER = 'src/cli/arena/load-bot.ts';

/** Every breach of the fences in src, as sentences that begin with a file's name. */
export function breaches(files: Files): string[] {
  const sources = new Map([...files].map(([name, text]) => [name, readSource(text)]));
  return [
    ...wrongDirections(sources),
    ...impurities(sources),
    ...strayBoards(sources),
    ...cycles(sources),
    ...mutualFolders(sources),
    ...shadowedGlobals(sources),
  ];
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
  if (!allowed) return `is in an unknown folder: ${from}`;
  if (address === '' && name === LOADER) return undefined;
  if (address === '') return 'imports an address computed at run time';
  if (!address.startsWith('.')) {
    // Tests import their test library.
    return isTest(name) || mayUse(from, address) ? undefined : `imports the package ${address}`;
  }
  const target = resolve(name, address);
  const to = folderOf(target);
  if (to === from) return undefined;
  if (!allowed.includes(to)) return `imports ${target}: ${from} may not import from ${to}`;
  const typesOnly = from === 'boards' && name !== BOARD_LIST && !isTest(name);
  return typesOnly && !typeOnly ? `imports ${target} other than by import type` : undefined;
}

function mayUse(from: string, address: string): boolean {
  const packages = MAY_USE[from];
  if (!packages) return false;
  const [name = ''] = address.split('/');
  return packages.includes(name) || (address.startsWith('node:') && from !== 'client');
}

function impurities(sources: Sources): string[] {
  const pure = [...sources].filter(([name]) => PURE.includes(folderOf(name)) && !isTest(name));
  return pure.flatMap(([name, { names }]) =>
    IMPURE.filter((impure) => names.has(impure)).map((impure) => `${name} names ${impure}`),
  );
}

/** Files outside a board's folder that name it: they would have to change for the next board. */
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
  return new Set(parts.flatMap(([, folder, id, rest]) => (folder === 'boards' && id && rest ? [id] : [])));
}

/** The folder of src that a file is in; for a file elsewhere, its whole name. */
function folderOf(name: string): string {
  return /^src\/([^/]+)\//.exec(name)?.[1] ?? name;
}

function isTest(name: string): boolean {
  return name.endsWith('.test.ts');
}
