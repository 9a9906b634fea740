import { describe, expect, test } from 'vitest';
import { audit, claimable, legalMoves } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, cards, route } from '../kit/boards.js';
import { claim, plays } from '../kit/moves.js';
import { parseCards, offer } from '../kit/paying.js';

const nordic = boardOf('nordic');
/** A ferry of every length, by spaces and symbols; grey ones apart. */
const ferries: Record<string, number> = {
  'grey 1/1': route(nordic, 'arhus', 'kobenhavn'),
  'grey 2/1': route(nordic, 'alborg', 'goteborg'),
  'grey 4/2': route(nordic, 'helsinki', 'stockholm', 'grey'),
  'red 2/1': route(nordic, 'alborg', 'kristiansand'),
  'white 3/1': route(nordic, 'alborg', 'oslo'),
  'yellow 4/1': route(nordic, 'helsinki', 'stockholm', 'yellow'),
  'purple 4/2': route(nordic, 'honningsvag', 'tromso'),
  'black 5/2': route(nordic, 'andalsnes', 'bergen'),
  'red 6/2': route(nordic, 'mo-i-rana', 'trondheim', 'red'),
};
const all = nordic.facts.routes.flatMap((r, id) => (r.symbols ? [{ id, ...r, symbols: r.symbols }] : []));

const verdict = (ferry: string, paid: string) => offer(nordic, ferries[ferry]!, paid) === 'pays';

describe('N4 each symbol asks for a wild, the other spaces for the colour', () => {
  test.each([
    ['grey 1/1', '1 wild', true],
    ['grey 1/1', '1 red', false],
    ['grey 2/1', '1 green + 1 wild', true],
    ['grey 2/1', '2 green', false],
    ['grey 4/2', '2 blue + 2 wild', true],
    ['grey 4/2', '1 blue + 1 red + 2 wild', false],
    ['grey 4/2', '3 blue + 1 wild', false],
    ['red 2/1', '1 red + 1 wild', true],
    ['red 2/1', '2 red', false],
    ['red 2/1', '1 blue + 1 wild', false],
    ['white 3/1', '2 white + 1 wild', true],
    ['white 3/1', '3 white', false],
    ['white 3/1', '1 white + 1 red + 1 wild', false],
    ['yellow 4/1', '3 yellow + 1 wild', true],
    ['yellow 4/1', '4 yellow', false],
    ['purple 4/2', '2 purple + 2 wild', true],
    ['purple 4/2', '3 purple + 1 wild', false],
    ['purple 4/2', '4 purple', false],
    ['black 5/2', '3 black + 2 wild', true],
    ['black 5/2', '4 black + 1 wild', false],
    ['red 6/2', '4 red + 2 wild', true],
    ['red 6/2', '5 red + 1 wild', false],
    ['red 6/2', '6 red', false],
    ['red 6/2', '4 blue + 2 wild', false],
  ])('N4 %s with %s: %s', (ferry, paid, legal) => {
    expect(verdict(ferry, paid)).toBe(legal);
  });

  test('N4 the board has 24 ferries, four of them grey', () => {
    expect([all.length, all.filter(({ colour }) => colour === 'grey').length]).toEqual([24, 4]);
  });

  test('N4 a ferry is claimed at once and scores by its length', () => {
    const state = arrange(nordic, { hands: [{ black: 3, wild: 2 }] });
    plays(nordic, state, claim(nordic, 'bergen', 'andalsnes', { black: 3, wild: 2 }));
    expect([state.seat, state.points[0], state.cars[0]]).toEqual([1, 10, 35]);
    expect(state.discards).toEqual(cards(nordic, { black: 3, wild: 2 }));
    expect(audit(nordic, state)).toBeNull();
  });
});

describe('N5 further wilds may replace coloured cards, all of them too', () => {
  test.each([
    ['grey 4/2', '1 blue + 3 wild', true],
    ['grey 4/2', '4 wild', true],
    ['grey 4/2', '3 wild', false],
    ['grey 4/2', '5 wild', false],
    ['red 2/1', '2 wild', true],
    ['white 3/1', '1 white + 2 wild', true],
    ['white 3/1', '1 red + 2 wild', false],
    ['white 3/1', '2 white + 2 wild', false],
    ['black 5/2', '1 black + 4 wild', true],
    ['red 6/2', '3 red + 3 wild', true],
    ['red 6/2', '1 red + 5 wild', true],
    ['red 6/2', '6 wild', true],
    ['red 6/2', '1 blue + 5 wild', false],
    ['red 6/2', '3 red + 4 wild', false],
  ])('N5 %s with %s: %s', (ferry, paid, legal) => {
    expect(verdict(ferry, paid)).toBe(legal);
  });

  test('N5 wilds alone pay for any ferry, grey or not; one too many or too few do not', () => {
    for (const { id, length } of all) {
      const verdicts = [length - 1, length, length + 1].map((n) => offer(nordic, id, `${n} wild`) === 'pays');
      expect(verdicts, `route ${id}`).toEqual([false, true, false]);
    }
  });
});

describe('N6 any three cards stand in for one wild', () => {
  test.each([
    ['red 6/2', '4 red + 6 blue', true],
    ['red 6/2', '7 red + 1 wild', true],
    ['red 6/2', '3 red + 9 yellow', true],
    ['red 6/2', '6 blue + 6 white + 6 black', true],
    ['red 6/2', '3 purple + 3 blue + 3 orange + 3 white + 3 green + 3 yellow', true],
    ['red 6/2', '12 red + 6 blue', true],
    ['red 6/2', '10 red', true],
    ['red 6/2', '12 red', true],
    ['red 6/2', '4 red + 1 blue + 1 white + 1 black + 1 wild', true],
    ['red 6/2', '3 blue + 5 wild', true],
    ['red 6/2', '2 red + 6 blue + 2 wild', true],
    ['red 6/2', '4 red + 5 blue', false],
    ['red 6/2', '4 red + 7 blue', false],
    ['red 6/2', '5 red + 3 blue', false],
    ['red 6/2', '8 red', false],
    ['red 6/2', '9 red', false],
    ['red 6/2', '11 red', false],
    ['red 6/2', '3 red + 7 blue', false],
    ['red 6/2', '3 red + 5 blue', false],
    ['red 6/2', '4 red + 3 wild', false],
    ['red 6/2', '4 red + 4 wild', true],
    ['red 6/2', '4 red + 2 blue + 2 wild', true],
    ['red 6/2', '4 red + 3 blue + 2 wild', false],
    ['red 6/2', '8 wild', false],
    ['red 6/2', '6 blue + 6 white + 5 black', false],
    ['red 6/2', '6 blue + 6 white + 8 black', false],
    ['grey 1/1', '3 red', true],
    ['grey 1/1', '1 red + 1 blue + 1 green', true],
    ['grey 1/1', '2 red', false],
    ['grey 1/1', '4 red', false],
    ['grey 1/1', '2 red + 1 wild', false],
    ['grey 1/1', '3 wild', false],
    ['grey 2/1', '4 green', true],
    ['grey 2/1', '1 green + 3 blue', true],
    ['grey 2/1', '2 green + 2 blue', true],
    ['grey 2/1', '1 green + 1 blue + 1 red + 1 white', true],
    ['grey 2/1', '6 green', true],
    ['grey 2/1', '5 green', false],
    ['grey 2/1', '3 green + 1 wild', true],
    ['grey 4/2', '2 blue + 6 red', true],
    ['grey 4/2', '2 blue + 2 red + 2 white + 2 green', true],
    ['grey 4/2', '1 purple + 1 blue + 1 orange + 1 white + 1 green + 1 yellow + 1 black + 1 red', false],
    ['grey 4/2', '2 purple + 1 blue + 1 orange + 1 white + 1 green + 1 yellow + 1 black', true],
    ['grey 4/2', '2 blue + 3 red + 1 wild', true],
    ['grey 4/2', '1 blue + 1 red + 3 white + 1 wild', true],
    ['grey 4/2', '1 blue + 1 red + 1 white + 3 wild', true],
    ['red 2/1', '1 red + 3 blue', true],
    ['red 2/1', '4 blue', false],
    ['red 2/1', '3 red + 3 blue', true],
    ['white 3/1', '5 white', true],
    ['white 3/1', '1 white + 1 wild + 3 red', true],
    ['white 3/1', '9 red', true],
    ['white 3/1', '1 white + 6 red', true],
    ['yellow 4/1', '3 yellow + 3 red', true],
    ['yellow 4/1', '6 yellow', true],
    ['yellow 4/1', '2 yellow + 6 red', true],
    ['purple 4/2', '2 purple + 3 red', false],
    ['black 5/2', '3 black + 1 wild + 3 blue', true],
    ['black 5/2', '3 black + 3 wild + 3 blue', true],
    ['black 5/2', '2 black + 4 wild + 1 blue', true],
    ['black 5/2', '2 black + 4 wild + 2 blue', false],
    ['black 5/2', '3 black + 3 wild + 2 blue', false],
  ])('N6 %s with %s: %s', (ferry, paid, legal) => {
    expect(verdict(ferry, paid)).toBe(legal);
  });

  test('N6 every w + t + s = L with s ≤ L − k pays on every ferry, and no s above it', () => {
    for (const { id, length, symbols, colour } of all) {
      const own = colour === 'grey' ? 'green' : colour;
      const [x, y] = nordic.colours.filter((other) => other !== own);
      for (let w = 0; w <= length; w++) {
        for (let s = 0; s <= length - w; s++) {
          const others = 3 * (length - w - s);
          const paid = `${s} ${own} + ${w} wild + ${Math.min(12, others)} ${x} + ${Math.max(0, others - 12)} ${y}`;
          // The number of cards and of wilds fixes s and t, so there is no other way to read it.
          expect(offer(nordic, id, paid) === 'pays', `route ${id}: ${paid}`).toBe(s <= length - symbols);
        }
      }
    }
  });

  test('N6 what a hand can pay with stand-ins is claimable, listed and discarded', () => {
    const hand = parseCards('4 red + 4 blue + 1 wild + 2 white');
    const state = arrange(nordic, { hands: [hand] });
    expect(claimable(nordic, state, 0)).toContain(ferries['red 6/2']);
    const listed = legalMoves(nordic, state, 0).flatMap((m) =>
      m.type === 'claim' && m.route === ferries['red 6/2'] ? [m] : [],
    );
    expect(listed.map(({ cards: paid }) => paid[nordic.wild])).toEqual([0, 1, 1]);
    plays(nordic, state, listed[0]!);
    expect([state.cars[0], state.points[0], state.handSizes[0]]).toEqual([34, 15, 1]);
    expect(audit(nordic, state)).toBeNull();
  });
});
