import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { words } from '../../src/words/en/index.js';

const CLIENT = join(import.meta.dirname, '../../src/client');
/** What is found by its code rather than by its name. */
const CODED = ['events', 'problems', 'levels'];

/** What is handed on as part of a whole. */
const HANDED_ON = ['payment.doubleWith', 'payment.doubleWilds', 'device.problems'];

/** Every source file of the page. */
function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /(?<!\.test)\.(ts|svelte)$/.test(name) ? [readFileSync(path, 'utf8')] : [];
  });
}

test('every word is said somewhere', () => {
  const text = sources(CLIENT).join('\n');
  const groups = Object.entries(words({ car: 'wagon', wild: 'joker', ticket: 'ticket' }));
  const unsaid = groups
    .filter(([group]) => !CODED.includes(group))
    .flatMap(([group, all]) => Object.keys(all).map((key) => [group, key] as const))
    .filter(([group, key]) => !new RegExp(`\\b(${group}|words)\\s*\\.${key}\\b`).test(text))
    .map((path) => path.join('.'));
  expect(unsaid).toEqual(HANDED_ON);
});
