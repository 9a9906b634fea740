import { expect, test } from 'vitest';
import { Distribution } from '../../src/cli/distribution.js';
import { duration, hanging, plain, plural, table, formatWhole, wrap } from '../../src/cli/text.js';

test('a text is wrapped at spaces, and no word is lost', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('Ålborg–Norrköping is long', 5)).toEqual(['Ålborg–Norrköping', 'is', 'long']);
  expect(wrap('', 5)).toEqual(['']);
  expect(wrap('one two three', Infinity)).toEqual(['one two three']);
});

test('a text has a hanging indent after its heading', () => {
  expect(hanging('G1', 4, 'to be or not to be, that is', 24)).toBe('G1  to be or not to be,\n    that is');
});

test('columns are aligned: words left, numbers right', () => {
  const rows = [
    ['a', '1'],
    ['bcd', '234'],
  ];
  expect(table(rows)).toEqual(['a      1', 'bcd  234']);
  expect(table(rows, 2)).toEqual(['a    1', 'bcd  234']);
});

test('numbers are formatted for people', () => {
  expect([0, 999, 1000, 1234567.4, -1234].map(formatWhole)).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
    '-1,234',
  ]);
  expect([plural(1, 'game'), plural(2, 'game'), plural(2, 'entry', 'entries')]).toEqual([
    '1 game',
    '2 games',
    '2 entries',
  ]);
  expect([0.034, 1.26, 59.99, 200].map(duration)).toEqual(['0.03 s', '1.3 s', '60.0 s', '3 min 20 s']);
});

test('a text from a file has no control characters, and is cut', () => {
  expect(plain('a\u001B[31mb\nc\u0007')).toBe('a[31mbc');
  expect(plain('abcdef', 4)).toBe('abc…');
});

test('a distribution summarizes its numbers', () => {
  const numbers = new Distribution();
  for (let n = 1; n <= 10; n++) numbers.add(n);
  expect(numbers.summary()).toEqual({ mean: 5.5, min: 1, p10: 1, median: 5, p90: 9, max: 10 });
  const other = new Distribution();
  other.add(-20, 10);
  expect(Distribution.merge([numbers, other]).summary()).toMatchObject({
    mean: -7.25,
    min: -20,
    median: -20,
    max: 10,
  });
});
