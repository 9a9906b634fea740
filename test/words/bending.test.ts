import { expect, test } from 'vitest';
import { words as sv } from '../../src/client/words/sv/index.js';
import { textsOf } from './texts.js';

/** The nouns of the four boards. */
const NORDIC = { car: 'wagon', wild: 'locomotive', ticket: 'ticket' } as const;
const AMSTERDAM = { car: 'cart', wild: 'joker', ticket: 'contract' } as const;

test('in Swedish a contract is neuter and a ticket is not', () => {
  expect(sv(AMSTERDAM).end.revealDone('Maja', 'Dam – Waag', '+4')).toBe('Maja: Dam – Waag klarat, +4');
  expect(sv(AMSTERDAM).end.revealFailed('Maja', 'Dam – Waag', '−4')).toBe('Maja: Dam – Waag missat, −4');
  expect(sv(NORDIC).end.revealDone('Maja', 'Oslo – Bergen', '+7')).toBe('Maja: Oslo – Bergen klarad, +7');
  expect(textsOf('sv', 'amsterdam').get('advice.reasons.completes[0]')).toMatch(/ klart\.$/);
  expect(textsOf('sv', 'nordic').get('advice.reasons.completes[0]')).toMatch(/ klar\.$/);
});

test('in Swedish whose hand it is ends in one s', () => {
  const { handOf } = sv(NORDIC).table;
  expect(handOf('Bengt')).toBe('Bengts hand');
  expect(handOf('Nils')).toBe('Nils hand');
  expect(handOf('Max')).toBe('Max hand');
});
