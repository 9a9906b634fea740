import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLegal, legalMoves } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf } from '../kit/boards.js';
import { plays } from '../kit/moves.js';
import { byName } from './random-hands.js';
import { subsetsOf, readings } from './payment-readings.js';

const nordic = boardOf('nordic');
const tunnels = nordic.facts.routes.flatMap((r, id) => (r.tunnel ? [id] : []));
const names = [...nordic.colours, 'wild'];

/** A tunnel, the cards of a hand, how much of the colour is laid, and what lies on the deck: mostly cards that matter. */
const scene = fc.constantFrom(...tunnels).chain((id) => {
  const { colour, length } = nordic.routes[id]!;
  const card = fc.oneof(fc.constant(colour), fc.constant(nordic.wild), fc.nat(nordic.wild));
  return fc.record({
    id: fc.constant(id),
    coloured: fc.nat(length),
    more: fc.array(card, { maxLength: 5 }),
    top: fc.array(card, { minLength: 3, maxLength: 3 }),
  });
});

describe('N7 what a tunnel asks for agrees with its sentences', () => {
  test('N7 for sets, hands and cards turned up at random', () => {
    const asking = [0, 0, 0, 0];
    fc.assert(
      fc.property(scene, ({ id, coloured, more, top }) => {
        const { colour, length } = nordic.routes[id]!;
        const laid = names.map(() => 0);
        laid[colour] = coloured;
        laid[nordic.wild] = length - coloured;
        const rest = names.map((_, kind) => more.filter((card) => card === kind).length);
        const hand = laid.map((n, kind) => n + rest[kind]!);
        const state = arrange(nordic, {
          hands: [byName(nordic, hand)],
          deck: top.map((kind) => names[kind]!),
        });
        expect(readings(nordic, id, laid)).toHaveLength(1);
        plays(nordic, state, { type: 'claim', route: id, cards: laid });

        // N7: each of the set's colour and each wild; N8: a set of wilds alone has no colour.
        const asks = (card: number) => card === nordic.wild || (coloured > 0 && card === colour);
        const asked = top.filter(asks).length;
        asking[asked]!++;
        expect([state.phase, state.tunnel?.asked ?? 0]).toEqual([asked > 0 ? 'tunnel' : 'turn', asked]);
        if (asked === 0) return;

        // The payment is exactly that number of cards, all of the kind required.
        const right = [...subsetsOf(rest)].filter((cards) => {
          const sum = cards.reduce((total, n) => total + n, 0);
          return sum === asked && cards.every((n, kind) => n === 0 || asks(kind));
        });
        const legal = [...subsetsOf(rest)].filter((cards) =>
          isLegal(nordic, state, 0, { type: 'pay', cards }),
        );
        expect(legal).toEqual(right);
        const listed = legalMoves(nordic, state, 0);
        expect(listed.at(-1)).toEqual({ type: 'decline' });
        const paid = listed.flatMap((move) => (move.type === 'pay' ? [move.cards] : []));
        expect(paid).toHaveLength(listed.length - 1);
        expect(paid.map(String).sort()).toEqual(right.map(String).sort());
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(Math.min(...asking)).toBeGreaterThan(10);
  });
});
