import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bots } from '../../src/bots/index.js';
import type { Move } from '../../src/engine/index.js';

/** By bot: the moves of a game. */
type Moves = Record<string, Move[]>;

test('bots make the same moves in a worker thread as in the main thread', () => {
  const script = join(import.meta.dirname, 'threads.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  if (stdout === '') throw new Error(stderr);
  const { here, there } = JSON.parse(stdout) as { here: Moves; there: Moves };
  expect(Object.keys(here)).toEqual(bots.map(({ name }) => name));
  for (const { name } of bots) {
    expect(here[name]!.length).toBeGreaterThan(20);
    expect(there[name]).toEqual(here[name]);
  }
  // The package may have to be built first.
}, 120_000);
