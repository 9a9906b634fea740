import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GREY } from '../words.js';
import { affordable, makeAfford } from './afford.js';
import { type Cost, canPay, sumHand } from './cost.js';

const KINDS = 5;
const base: Cost = { length: 3, colour: 0, symbols: 0, wilds: true, standIn: 0, wildStandsIn: false };
const costs: Cost[] = [
  base,
  { ...base, length: 6, colour: 2, wilds: false },
  { ...base, length: 4, colour: GREY },
  { ...base, length: 4, colour: 1, symbols: 2 },
  { ...base, length: 6, colour: 1, symbols: 2, standIn: 3 },
  { ...base, length: 1, colour: GREY, symbols: 1, standIn: 3 },
  { ...base, length: 9, colour: GREY, wilds: false, standIn: 4, wildStandsIn: true },
];
const tables = makeAfford(costs, KINDS);

describe('the tables of what a hand can pay for', () => {
  test('say what canPay says, for any hand', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(14), { minLength: KINDS, maxLength: KINDS }), (hand) => {
        const found: number[] = [];
        const count = affordable(tables, sumHand(hand, 0, KINDS), found);
        const looked = found.slice(0, count).sort((x, y) => x - y);
        const worked = costs.flatMap((cost, id) => (canPay(cost, sumHand(hand, 0, KINDS)) ? [id] : []));
        expect(looked).toEqual(worked);
      }),
      { numRuns: 3000 },
    );
  });
});
