import { expect, test } from 'vitest';
import { facts } from './facts.js';

test('sixteen routes bear carts, eleven of them likely and five guessed (M2)', () => {
  const carts = facts.routes.filter((it) => it.cart === true);
  expect(carts).toHaveLength(16);
  expect(carts.filter((it) => it.basis === 'likely')).toHaveLength(11);
  expect(carts.filter((it) => it.basis === 'guess')).toHaveLength(5);
});

test('seven contracts are sourced, seventeen our own', () => {
  expect(facts.tickets.filter((it) => it.basis === 'sourced')).toHaveLength(7);
  expect(facts.tickets.filter((it) => it.basis === 'own')).toHaveLength(17);
});

test('three doubles with a grey side are marked as doubtful', () => {
  const doubtful = facts.routes.filter((it) => it.doubt !== undefined);
  expect(doubtful).toHaveLength(6);
  expect(doubtful.filter((it) => it.colour === 'grey' && it.double === true)).toHaveLength(3);
});
