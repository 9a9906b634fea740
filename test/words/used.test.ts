import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { words } from '../../src/words/en/index.js';

const SRC = join(import.meta.dirname, '../../src');
/** Groups whose texts are looked up by a code. */
const CODED = ['events', 'problems', 'levels'];

/** The source files of a folder. */
function sources(folder: string, isDeep: boolean): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return isDeep ? sources(path, true) : [];
    return /(?<!\.test)\.(ts|svelte)$/.test(name) ? [readFileSync(path, 'utf8')] : [];
  });
}

test('every word is used by the page or the server', () => {
  // The page, the server’s notices, and the code beside the dictionaries that they use.
  const folders = ['client', 'server/notices'].flatMap((folder) => sources(join(SRC, folder), true));
  const text = [...folders, ...sources(join(SRC, 'words'), false)].join('\n');
  const groups = Object.entries(words({ car: 'wagon', wild: 'joker', ticket: 'ticket' }));
  const unused = groups
    .filter(([group]) => !CODED.includes(group))
    .flatMap(([group, all]) => Object.keys(all).map((key) => [group, key] as const))
    .filter(([group, key]) => !new RegExp(`\\b(${group}|words)\\s*\\.${key}\\b`).test(text))
    .map((path) => path.join('.'));
  expect(unused).toEqual([]);
});
