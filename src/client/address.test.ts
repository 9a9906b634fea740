import { expect, test } from 'vitest';
import { type Address, parseAddress } from './address.js';

test.each<[string, Address]>([
  ['', { at: 'start' }],
  ['#', { at: 'start' }],
  ['#table/a-1', { at: 'table', id: 'a-1' }],
  ['#replay/a-_1', { at: 'replay', data: 'a-_1' }],
  ['#new/here', { at: 'start', board: 'here' }],
  ['#rules/here', { at: 'rules', board: 'here' }],
  ['#resume', { at: 'resume' }],
  ['#online', { at: 'online' }],
  ['#online/a-1', { at: 'online', table: 'a-1' }],
  ['#online/a-1/k_2', { at: 'online', table: 'a-1', key: 'k_2' }],
  ['#carry/w', { at: 'carry', word: 'w' }],
])('%s is an address', (hash, address) => {
  expect(parseAddress(hash, ['here', 'there'])).toEqual(address);
});

test.each([
  '#table/',
  '#table',
  '#replay/',
  '#new/nowhere',
  '#rules/',
  '#rules/constructor',
  '#resume/x',
  '#carry',
  '#here',
  '#?/here',
])('%s is the start page', (hash) => {
  expect(parseAddress(hash, ['here', 'there'])).toEqual({ at: 'start' });
});
