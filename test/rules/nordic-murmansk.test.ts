import { describe, expect, test } from 'vitest';
import { audit, claimable, legalMoves } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, cards, route } from '../kit/boards.js';
import { claim, only, plays, refuses } from '../kit/moves.js';
import { parseCards, offer } from '../kit/paying.js';

const nordic = boardOf('nordic');
const murmansk = route(nordic, 'murmansk', 'lieksa');

/** Nine green cards could be any colour: s of one colour, and fours of what the text says. */
const PAYS = [
  '9 green',
  '9 red',
  '8 green + 4 blue',
  '8 green + 4 wild',
  '8 green + 1 blue + 1 red + 1 white + 1 wild',
  '12 green',
  '11 green + 1 wild',
  '10 green + 2 blue',
  '7 green + 8 blue',
  '7 green + 8 wild',
  '7 green + 1 purple + 1 blue + 1 orange + 1 white + 1 yellow + 1 black + 1 red + 1 wild',
  '12 green + 3 wild',
  '6 green + 9 blue',
  '6 green + 6 blue + 6 red',
  '6 green + 12 wild',
  '12 green + 6 blue',
  '5 green + 12 blue + 4 red',
  '4 green + 8 blue + 12 red',
  '3 green + 12 blue + 12 red',
  '2 green + 12 blue + 12 red + 4 wild',
  '1 green + 12 blue + 12 red + 8 wild',
  '12 blue + 12 red + 12 white',
  '12 blue + 12 red + 12 wild',
  '5 purple + 5 blue + 5 orange + 5 white + 5 green + 5 yellow + 5 black + 1 red',
];

const DOES_NOT = [
  '8 green + 1 wild',
  '8 green + 1 blue',
  '9 wild',
  '5 green + 4 blue',
  '8 green',
  '10 green',
  '9 green + 1 wild',
  '8 green + 2 blue',
  '8 green + 3 blue',
  '8 green + 3 wild',
  '8 green + 5 blue',
  '7 green + 4 wild',
  '7 green + 5 blue',
  '7 green + 4 blue + 1 wild',
  '7 green + 7 blue',
  '7 green + 9 blue',
  '6 green + 6 blue',
  '6 green + 6 blue + 3 red',
  '6 blue + 6 red + 3 wild',
  '5 green + 5 blue + 5 red + 3 wild',
  '12 wild',
  '14 wild + 1 green',
  '4 green + 4 blue + 4 red + 4 white + 5 wild',
  '12 blue + 12 red + 11 white',
  '12 blue + 12 red + 12 white + 1 wild',
  '12 blue + 12 red + 12 white + 4 wild',
];

/** Makes the `others` of a text black, red, blue and white cards. */
function spread(text: string): string {
  return text.replace(/(\d+) others/, (_, n: string) =>
    ['black', 'red', 'blue', 'white']
      .map((name, i) => `${Math.min(12, Math.max(0, Number(n) - 12 * i))} ${name}`)
      .join(' + '),
  );
}

describe('N3 Murmansk–Lieksa: any four cards stand in for one card of the set', () => {
  test.each(PAYS)('N3 pays: %s', (paid) => {
    expect(offer(nordic, murmansk, paid)).toBe('pays');
  });

  test.each(DOES_NOT)('N3 does not pay: %s', (paid) => {
    expect(offer(nordic, murmansk, paid)).not.toBe('pays');
  });

  test('N3 s cards of a colour and 4 × (9 − s) others pay for any s, one more or fewer does not', () => {
    for (let s = 0; s <= 9; s++) {
      for (const most of [0, 5, 14]) {
        const wilds = Math.min(most, 36 - 4 * s);
        const others = 36 - 4 * s - wilds;
        const verdicts = [others - 1, others, others + 1].map((n) => {
          const paid = `${s} yellow + ${wilds} wild + ${Math.max(0, n)} others`;
          return [paid, offer(nordic, murmansk, spread(paid)) === 'pays'];
        });
        const [fewer, right, more] = verdicts.map(([paid]) => paid);
        // Where no other card is played there is none to leave out.
        expect(verdicts).toEqual([
          [fewer, others === 0],
          [right, true],
          [more, false],
        ]);
      }
    }
  });

  test.each(['9 green', '8 green + 4 wild', '7 green + 8 blue', '12 blue + 12 red + 12 white'])(
    'N3 nine cars and 27 points for %s',
    (paid) => {
      const state = arrange(nordic, { hands: [parseCards(paid)] });
      const events = plays(nordic, state, claim(nordic, 'lieksa', 'murmansk', parseCards(paid)));
      expect(only(events, 'claimed').points).toBe(27);
      expect([state.cars[0], state.points[0], state.handSizes[0]]).toEqual([31, 27, 0]);
      expect(state.discards).toEqual(cards(nordic, parseCards(paid)));
      expect(audit(nordic, state)).toBeNull();
    },
  );

  test('N3 cards in the hand that were not played stay', () => {
    const state = arrange(nordic, { hands: [{ green: 10, blue: 9, wild: 2 }] });
    plays(nordic, state, claim(nordic, 'lieksa', 'murmansk', { green: 7, blue: 7, wild: 1 }));
    expect(state.hands.slice(0, 9)).toEqual(cards(nordic, { green: 3, blue: 2, wild: 1 }));
  });

  test('N3 stand-ins need no cars: nine are enough for any payment, eight for none', () => {
    const hands = [{ blue: 12, red: 12, white: 12 }];
    const move = claim(nordic, 'lieksa', 'murmansk', hands[0]!);
    const short = arrange(nordic, { hands, cars: [8, 40] });
    expect(refuses(nordic, short, move)).toEqual({ code: 'too-few-cars', have: 8, need: 9 });
    const enough = arrange(nordic, { hands, cars: [9, 40] });
    plays(nordic, enough, move);
    expect(enough.cars[0]).toBe(0);
  });

  test('N3 the route can be claimed as soon as a hand holds any payment, and listed payments are all legal', () => {
    const can = (text: string) =>
      claimable(nordic, arrange(nordic, { hands: [parseCards(text)] }), 0).includes(murmansk);
    expect(can('8 green + 3 wild')).toBe(false);
    expect(can('8 green + 4 wild')).toBe(true);
    expect(can('8 green + 3 blue + 1 wild')).toBe(true);
    expect(can('7 green + 7 blue')).toBe(false);
    expect(can('7 green + 7 blue + 1 red')).toBe(true);
    expect(can('4 purple + 4 blue + 4 orange + 4 white + 4 green + 4 yellow + 4 black + 4 red')).toBe(true);
    expect(can('4 purple + 4 blue + 4 orange + 4 white + 4 green + 3 wild')).toBe(false);
    const state = arrange(nordic, { hands: [{ green: 9, blue: 8, wild: 6 }] });
    const listed = legalMoves(nordic, state, 0).flatMap((m) =>
      m.type === 'claim' && m.route === murmansk ? [m.cards] : [],
    );
    const open = listed.map((paid) => paid.reduce((sum, n) => sum + n, 0));
    expect(new Set(open)).toEqual(new Set([9, 12, 15, 18, 21]));
    for (const paid of listed)
      plays(nordic, structuredClone(state), { type: 'claim', route: murmansk, cards: paid });
  });

  test('N3 no other route takes four for one', () => {
    for (const [id, r] of nordic.facts.routes.entries()) {
      if (r.anyFour || r.symbols) continue;
      const colour = r.colour === 'grey' ? 'green' : r.colour;
      const others = colour === 'blue' ? '4 red' : '4 blue';
      const paid = r.length === 1 ? others : `${r.length - 1} ${colour} + ${others}`;
      expect(offer(nordic, id, paid), `${r.a}–${r.b}: ${paid}`).not.toBe('pays');
    }
  });
});
