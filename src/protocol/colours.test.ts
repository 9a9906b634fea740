import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coloured, PLAYER_COLOURS, coloursOf, repeatedColour } from './colours.js';

describe('the colours of the seats', () => {
  test('follow the seats where nobody chose', () => {
    expect(coloursOf([{}, {}, {}])).toEqual(['crimson', 'cobalt', 'amber']);
  });

  test('are as chosen, and the others take what is left, most of them their usual one', () => {
    expect(coloursOf([{ colour: 'cobalt' }, {}, {}])).toEqual(['cobalt', 'crimson', 'amber']);
    expect(coloursOf([{}, {}, { colour: 'crimson' }])).toEqual(['amber', 'cobalt', 'crimson']);
    expect(coloursOf([{ colour: 'orchid' }, {}])).toEqual(['orchid', 'cobalt']);
  });

  test('all differ as long as there are colours', () => {
    const seat = fc.constantFrom<Coloured[]>({}, ...PLAYER_COLOURS.map((colour) => ({ colour })));
    fc.assert(
      fc.property(fc.array(seat, { maxLength: PLAYER_COLOURS.length }), (seats) => {
        fc.pre(repeatedColour(seats) === undefined);
        const colours = coloursOf(seats);
        expect(new Set(colours).size).toBe(seats.length);
        expect(seats.every(({ colour }, i) => colour === undefined || colour === colours[i])).toBe(true);
      }),
    );
  });

  test('repeat at a table with more seats than colours', () => {
    expect(coloursOf(Array.from({ length: 7 }, () => ({}))).slice(5)).toEqual(['crimson', 'cobalt']);
  });
});

test('a colour chosen twice is found at the later seat', () => {
  expect(repeatedColour([{ colour: 'jade' }, {}, { colour: 'amber' }, { colour: 'jade' }])).toBe(3);
  expect(repeatedColour([{ colour: 'jade' }, {}, {}])).toBeUndefined();
});
