import { describe, expect, test } from 'vitest';
import { readFiles } from './files.js';
import { breaches } from './imports.js';

test('nothing in src breaches a fence', () => {
  expect(breaches(readFiles('src'))).toEqual([]);
});

/** A fence is trusted once it has been seen to bite: each sample is a small src and what must be said of it. */
const BITES: [string, Record<string, string>, string[]][] = [
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
    'a way out of src',
    { 'src/cli/a.ts': `import '../../tools/ready.js';` },
    ['src/cli/a.ts imports tools/ready.ts: cli may not import from tools/ready.ts'],
  ],
  [
    'an address worked out at run time',
    { 'src/cli/a.ts': 'await import(`../${folder}/a.js`);' },
    ['src/cli/a.ts imports an address that only running it would tell'],
  ],
  [
    'a folder nobody has thought about',
    { 'src/misc/a.ts': `import './b.js';` },
    [`src/misc/a.ts stands in a folder the fences don't know: misc`],
  ],
  [
    'a node: import in the engine',
    { 'src/engine/a.ts': `import fs from 'node:fs';`, 'src/engine/a.test.ts': `import fs from 'node:fs';` },
    ['src/engine/a.ts imports the package node:fs'],
  ],
  [
    'a package in the engine, be it for its types',
    { 'src/engine/a.ts': `import type { Z } from 'zod';` },
    ['src/engine/a.ts imports the package zod'],
  ],
  [
    'a value of the engine in a board',
    {
      'src/boards/here/a.ts': `import { type B } from '../../engine/b.js';`,
      'src/boards/here/t.ts': `import type { B } from '../../engine/b.js';`,
      'src/boards/index.ts': `import { b } from '../engine/b.js';`,
    },
    ['src/boards/here/a.ts imports src/engine/b.ts otherwise than by import type'],
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
    'a clock, chance and a package in a bot, which is given all it may know',
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

describe('the fences bite', () => {
  test.each(BITES)('%s', (_, files, expected) => {
    expect(breaches(new Map(Object.entries(files)))).toEqual(expected);
  });
});

test('the fences let pass what only looks like a breach', () => {
  const files = {
    'src/boards/moon/facts.ts': `export const id = 'moon';`,
    // A cycle of types alone; comments; part of a longer word; a text in the engine.
    'src/engine/a.ts': `import { b } from './b.js'; // moon, Math.random`,
    'src/engine/b.ts': `import type { A } from './a.js'; const moonlight = 'honey-moon'; /* Date */`,
    'src/engine/c.ts': `throw new Error('the process of Math.random');`,
  };
  expect(breaches(new Map(Object.entries(files)))).toEqual([]);
});
