import { expect, test } from 'vitest';
import { freeName } from './free-name.js';

test('a name that somebody has gets a number, and stays as short as names are', () => {
  expect(freeName('Ingrid', ['Frøya'])).toBe('Ingrid');
  expect(freeName('Ingrid', ['Ingrid', 'Ingrid 2'])).toBe('Ingrid 3');
  expect(freeName('x'.repeat(24), ['x'.repeat(24)])).toBe(`${'x'.repeat(22)} 2`);
});
