import { expect, test } from 'vitest';
import { type Address, parseAddress } from './address.js';

test.each<[string, Address]>([
  ['', { at: 'start' }],
  ['#', { at: 'start' }],
  ['#table/a-1', { at: 'table', id: 'a-1' }],
  ['#new/here', { at: 'start', board: 'here' }],
  ['#rules/here', { at: 'rules', board: 'here' }],
  ['#resume', { at: 'resume' }],
])('%s is an address', (hash, address) => {
  expect(parseAddress(hash, ['here', 'there'])).toEqual(address);
});

test.each([
  '#table/',
  '#table',
  '#new/nowhere',
  '#rules/',
  '#rules/constructor',
  '#resume/x',
  '#here',
  '#?/here',
])('%s is the start page', (hash) => {
  expect(parseAddress(hash, ['here', 'there'])).toEqual({ at: 'start' });
});
