import { expect, test } from 'vitest';
import { facts } from './facts.js';

test('sixteen routes bear carts, as many as there are merchandise cards (M2)', () => {
  const merchandise = facts.rules.find((it) => it.rule === 'merchandise');
  expect(facts.routes.filter((it) => it.cart === true)).toHaveLength(16);
  expect(merchandise?.stock).toBe(16);
});

test('four contracts are read off their cards, of five the ends are known, fifteen are our own', () => {
  const bases = facts.tickets.map((it) => it.basis);
  const count = (basis: string) => bases.filter((it) => it === basis).length;
  expect([count('sourced'), count('ends'), count('own')]).toEqual([4, 5, 15]);
});

test('what is covered in the picture of the board is marked as doubtful', () => {
  const doubtful = facts.routes.filter((it) => it.doubt !== undefined);
  expect(doubtful.map(({ a, b }) => `${a}–${b}`)).toEqual([
    'oude-waal–oude-kerk',
    'korenmetershuisje–noordermarkt',
    'noordermarkt–jordaan',
    'begijnhof–dam',
  ]);
});
