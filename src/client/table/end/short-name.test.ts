import { expect, test } from 'vitest';
import { shortName } from './short-name.js';

test('a name that fits stays as it is', () => {
  expect(shortName('Ingrid', 6)).toBe('Ingrid');
});
test('a longer one is cut, between letters and not after a space', () => {
  expect(shortName('Maria Magdalena', 9)).toBe('Maria Ma…');
  expect(shortName('Maria Magdalena', 7)).toBe('Maria…');
  expect(shortName('🚂🚂🚂🚂', 3)).toBe('🚂🚂…');
});
