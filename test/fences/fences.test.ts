import { describe, expect, test } from 'vitest';
import { readFiles } from './files.js';
import { breaches } from './imports.js';

test('nothing in src breaches a fence', () => {
  expect(breaches(readFiles('src'))).toEqual([]);
});

/** Each sample is a small src that breaches a fence, and the sentences that must report it. */
const SAMPLES: [string, Record<string, string>, string[]][] = [
  [
    'a wrong direction',
    { 'src/engine/a.ts': `import { b } from '../boards/b.js';` },
    ['src/engine/a.ts imports src/boards/b.ts: engine may not import from boards'],
  ],
  [
    'a wrong direction of a type',
    { 'src/bots/a.ts': `import type { B } from '../table/b.js';` },
    ['src/bots/a.ts imports src/table/b.ts: bots may not import from table'],
  ],
  [
    'a wrong direction in the form import(...).Type',
    { 'src/bots/a.ts': `let a: import('../table/b.js').B;` },
    ['src/bots/a.ts imports src/table/b.ts: bots may not import from table'],
  ],
  [
    'a wrong direction of export from',
    { 'src/protocol/a.ts': `export * from '../server/b.js';` },
    ['src/protocol/a.ts imports src/server/b.ts: protocol may not import from server'],
  ],
  [
    'a wrong direction of a dynamic import',
    { 'src/cli/a.ts': `await import('../client/b.js');` },
    ['src/cli/a.ts imports src/client/b.ts: cli may not import from client'],
  ],
  [
    'a wrong direction in a test',
    { 'src/engine/a.test.ts': `import { b } from '../boards/b.js';` },
    ['src/engine/a.test.ts imports src/boards/b.ts: engine may not import from boards'],
  ],
  [
    'the table in the client outside its worker',
    {
      'src/client/page.ts': `import '../table/b.js';`,
      'src/client/worker/w.ts': `import '../../table/b.js';`,
    },
    ['src/client/page.ts imports src/table/b.ts: client may not import from table'],
  ],
  [
    'an import from outside src',
    { 'src/cli/a.ts': `import '../../tools/ready.js';` },
    ['src/cli/a.ts imports tools/ready.ts: cli may not import from tools/ready.ts'],
  ],
  [
    'an address computed at run time',
    { 'src/cli/a.ts': 'await import(`../${folder}/a.js`);' },
    ['src/cli/a.ts imports an address computed at run time'],
  ],
  [
    'an unknown folder',
    { 'src/misc/a.ts': `import './b.js';` },
    ['src/misc/a.ts is in an unknown folder: misc'],
  ],
  [
    'a node: import in the engine',
    { 'src/engine/a.ts': `import fs from 'node:fs';`, 'src/engine/a.test.ts': `import fs from 'node:fs';` },
    ['src/engine/a.ts imports the package node:fs'],
  ],
  [
    'a package in the engine, even for its types alone',
    { 'src/engine/a.ts': `import type { Z } from 'zod';` },
    ['src/engine/a.ts imports the package zod'],
  ],
  [
    'a package of the server elsewhere, and one that nobody may use',
    {
      'src/table/a.ts': `import { WebSocket } from 'ws';`,
      'src/client/a.ts': `import { pino } from 'pino';`,
      'src/cli/a.ts': `import Database from 'libsql';`,
      'src/server/a.ts': `import express from 'express';`,
    },
    [
      'src/table/a.ts imports the package ws',
      'src/client/a.ts imports the package pino',
      'src/cli/a.ts imports the package libsql',
      'src/server/a.ts imports the package express',
    ],
  ],
  [
    'a value of the engine in a board',
    {
      'src/boards/here/a.ts': `import { type B } from '../../engine/b.js';`,
      'src/boards/here/t.ts': `import type { B } from '../../engine/b.js';`,
      'src/boards/index.ts': `import { b } from '../engine/b.js';`,
    },
    ['src/boards/here/a.ts imports src/engine/b.ts other than by import type'],
  ],
  [
    'a cycle at run time',
    {
      'src/engine/a.ts': `import './b.js';`,
      'src/engine/b.ts': `export * from './c.js';`,
      'src/engine/c.ts': `import { a } from './a.js';`,
    },
    ['src/engine/a.ts imports src/engine/b.ts imports src/engine/c.ts imports src/engine/a.ts'],
  ],
  [
    'a cycle of types',
    {
      'src/engine/a.ts': `import type { B } from './b.js';`,
      'src/engine/b.ts': `let a: import('./c.js').C;`,
      'src/engine/c.ts': `export type { A } from './a.js';`,
    },
    ['src/engine/a.ts imports src/engine/b.ts imports src/engine/c.ts imports src/engine/a.ts'],
  ],
  [
    'a cycle of types from the dictionaries to other files and back',
    {
      'src/words/a.ts': `import type { B } from './b.js';`,
      'src/words/b.ts': `import type { C } from '../protocol/c.js'; import type { A } from './a.js';`,
      'src/protocol/c.ts': `import type { A } from '../words/a.js';`,
    },
    [
      'src/protocol/c.ts imports src/words/a.ts: protocol may not import from words',
      'src/protocol/c.ts imports src/words/a.ts imports src/words/b.ts imports src/protocol/c.ts',
    ],
  ],
  [
    'two folders of the client that import each other',
    {
      'src/client/table/model.ts': `import type { Motion } from './motion/motion.js';`,
      'src/client/table/motion/motion.ts': `export interface Motion {}`,
      'src/client/table/motion/Flights.svelte': `import { a } from '../animator.js';`,
    },
    [
      'src/client/table/model.ts imports src/client/table/motion/motion.ts, and src/client/table/motion/Flights.svelte imports src/client/table/animator.ts',
    ],
  ],
  [
    'two folders of the client that import each other, one in a lazy chunk, one in a test',
    {
      'src/client/App.ts': `await import('./start/Page.svelte');`,
      'src/client/start/page.test.ts': `import '../App.js';`,
    },
    [
      'src/client/App.ts imports src/client/start/Page.svelte, and src/client/start/page.test.ts imports src/client/App.ts',
    ],
  ],
  [
    'an exported name that shadows a global of the language or the browser',
    {
      'src/engine/a.ts': `export interface Event {}; export type Promise = 1; interface Screen {}`,
      'src/engine/b.ts': `export const Option = 1, other = 2; export function stop() {}; export class Lock {}`,
      'src/engine/c.ts': `const it = 1; export { it as Animation };`,
      'src/client/end/History.svelte': ``,
    },
    [
      'src/engine/a.ts exports the global Event',
      'src/engine/a.ts exports the global Promise',
      'src/engine/b.ts exports the global Option',
      'src/engine/b.ts exports the global stop',
      'src/engine/b.ts exports the global Lock',
      'src/engine/c.ts exports the global Animation',
      'src/client/end/History.svelte exports the global History',
    ],
  ],
  [
    "a board's name in a text, a name and an address elsewhere",
    {
      'src/boards/moon/facts.ts': `export const id = 'moon';`,
      'src/boards/index.ts': `import { id as moon } from './moon/facts.js';`,
      'src/boards/names.ts': `import './moon/names.js';`,
      'src/boards/others.ts': `import './moon/facts.js';`,
      'src/cli/a.ts': 'const a = `to the moon and ${b} back`;',
      'src/cli/b.ts': `const moon = 1;`,
      'src/cli/b.test.ts': `const moon = 1;`,
    },
    [
      'src/boards/others.ts names the board moon',
      'src/cli/a.ts names the board moon',
      'src/cli/b.ts names the board moon',
    ],
  ],
  [
    'Math.random in the engine',
    { 'src/engine/a.ts': `const a = Math.random();` },
    ['src/engine/a.ts names Math.random'],
  ],
  [
    'a clock and a platform in the engine',
    { 'src/engine/a.ts': `console.log(Date.now(), process.pid);`, 'src/engine/a.test.ts': `Date.now();` },
    ['src/engine/a.ts names Date', 'src/engine/a.ts names process', 'src/engine/a.ts names console'],
  ],
  [
    'a clock, randomness and a package in a bot, which is handed all it may know',
    {
      'src/bots/a.ts': `if (performance.now() > 5) globalThis.table = Math.random();`,
      'src/bots/b.ts': `import { readFileSync } from 'node:fs';`,
    },
    [
      'src/bots/b.ts imports the package node:fs',
      'src/bots/a.ts names Math.random',
      'src/bots/a.ts names performance',
      'src/bots/a.ts names globalThis',
    ],
  ],
];

describe('the fences catch', () => {
  test.each(SAMPLES)('%s', (_, files, expected) => {
    expect(breaches(new Map(Object.entries(files)))).toEqual(expected);
  });
});

test('the fences accept what only looks like a breach', () => {
  const files = {
    'src/boards/moon/facts.ts': `export const id = 'moon';`,
    // Comments; part of a longer word; a text in the engine.
    'src/engine/a.ts': `import { b } from './b.js'; // moon, Math.random`,
    'src/engine/b.ts': `const moonlight = 'honey-moon'; /* Date */`,
    'src/engine/c.ts': `throw new Error('the process of Math.random');`,
    // A cycle of types among the dictionaries; a global's name that is not exported, or part of a longer one.
    'src/words/a.ts': `import type { B } from './b.js';`,
    'src/words/b.ts': `import type { A } from './a.js';`,
    'src/words/c.ts': `interface Event {} export interface GameEvent extends Event { name: string }`,
    // A folder of the client that imports another, which imports a third.
    'src/client/a/a.ts': `import '../b/b.js'; import './b.js';`,
    'src/client/b/b.ts': `import '../c.js';`,
  };
  expect(breaches(new Map(Object.entries(files)))).toEqual([]);
});
