import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFiles } from './files.js';
import { unheldClaims } from './security.js';

test('every line of the page on security names a test that exists', () => {
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'security.md'), 'utf8');
  expect(page).toContain('| they try');
  expect(unheldClaims(page, readFiles('src', 'test'))).toEqual([]);
});

test('a test that is gone, and a line without one, are named', () => {
  const page = [
    '| they try | what stops it | held by |',
    '| --- | --- | --- |',
    '| one | a | `a.test.ts`: one is refused |',
    '| two | a | `a.test.ts`: two is refused |',
    '| three | a | `b.test.ts`: three |',
    '| four | a | |',
  ].join('\n');
  const tests = new Map([['test/server/a.test.ts', `test('one is refused with a code', () => {})`]]);
  expect(unheldClaims(page, tests)).toEqual([
    'a.test.ts has no test two is refused',
    'b.test.ts has no test three',
    'no test holds: four',
  ]);
});
