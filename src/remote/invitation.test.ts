import { expect, test } from 'vitest';
import { baseAddress, invitationLink, readInvitation } from './invitation.js';

test('a link says the table and its word, also one for people who have a seat, which has no word', () => {
  const link = invitationLink('https://rallar.example', 'table', 'word-1');
  expect(link).toBe('https://rallar.example/#online/table/word-1');
  expect(readInvitation(` ${link}\n`)).toEqual({ table: 'table', key: 'word-1' });
  expect(readInvitation('https://rallar.example/#online/table')).toEqual({ table: 'table', key: null });
});

test('a code is read as people type it', () => {
  expect(readInvitation('bcdf-ghjk')).toEqual({ code: 'BCDFGHJK' });
});

test.each(['', 'BCDF', 'https://rallar.example/', '#online/', '#carry/word'])('%j is none', (text) => {
  expect(readInvitation(text)).toBeNull();
});

test.each([
  ['http://localhost:8080', 'http://localhost:8080/'],
  ['https://a.example/games', 'https://a.example/games/'],
  ['https://a.example/games/?x=1#online/t/k', 'https://a.example/games/'],
])('%s is a link to the page at %s', (address, base) => {
  expect(baseAddress(address)).toBe(base);
});
