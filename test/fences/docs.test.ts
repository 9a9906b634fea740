import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stalePaths } from './docs.js';

const ROOT = join(import.meta.dirname, '..', '..');

test('every path that a page of the docs names exists', () => {
  const names = [
    'README.md',
    'CONTRIBUTING.md',
    ...readdirSync(join(ROOT, 'docs'))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ];
  const pages = new Map(names.map((name) => [name, readFileSync(join(ROOT, name), 'utf8')]));
  expect(stalePaths(pages, (path) => existsSync(join(ROOT, path)))).toEqual([]);
});

test('a path that is gone is named', () => {
  const pages = new Map([['docs/a.md', 'See `src/here.ts`, `src/gone.ts` and src/unquoted.ts.']]);
  expect(stalePaths(pages, (path) => path === 'src/here.ts')).toEqual([
    'docs/a.md names src/gone.ts, which does not exist',
  ]);
});
