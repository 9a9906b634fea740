import { expect, test } from 'vitest';
import { facts } from './facts.js';

test('nine places have a tourist attraction (Y2)', () => {
  expect(facts.places.filter((it) => it.attraction === true)).toHaveLength(9);
});
