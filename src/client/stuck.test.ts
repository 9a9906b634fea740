import { expect, test } from 'vitest';
import { isUnfetched } from './stuck.js';

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/Table.js',
  'error loading dynamically imported module: http://localhost/assets/Table.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/Table.css',
])('every browser’s words for a part that did not come are known: %s', (message) => {
  expect(isUnfetched(new TypeError(message))).toBe(true);
});

test('other failures are none of that', () => {
  for (const reason of [new TypeError('x is not a function'), undefined, 'text'])
    expect(isUnfetched(reason)).toBe(false);
});
