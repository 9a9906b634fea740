import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type TerrainPlay, claims, isLegal } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { africa } from '../kit/doubling.js';
import { byName, handFor } from './random-hands.js';
import { subsetsOf, readings } from './payment-readings.js';

const KIND: Record<string, number> = {
  yellow: 0,
  orange: 0,
  red: 0,
  green: 1,
  blue: 1,
  purple: 1,
  black: 2,
  white: 2,
  grey: 2,
};

/** A5, A6, sentence by sentence: whether these terrain cards and wilds double a route for the first of several players. */
function doubles(
  id: number,
  held: readonly number[][],
  spare: number,
  { cards, wilds }: TerrainPlay,
): boolean {
  const { length, colour } = africa.facts.routes[id]!;
  const [own, ...others] = held.map((counts) => counts[KIND[colour]!]);
  // The price is one card for a route of one to three spaces, two for four to six.
  const price = length <= 3 ? 1 : 2;
  // Wilds come on top of the cards that pay for the route.
  if (wilds > spare || cards > own!) return false;
  // At least as many of the kind as every other player, wilds played counted.
  if (others.some((other) => own! + wilds < other!)) return false;
  // Terrain cards are played only for the part of the price that the wilds do not cover.
  if (cards !== Math.max(0, price - wilds)) return false;
  // No more wilds than the price or the comparison asks for.
  return wilds <= price || others.some((other) => own! + wilds - 1 < other!);
}

/** Terrain cards before two to five players; of the fifteen of a kind one may lie face up. */
const held = fc.integer({ min: 2, max: 5 }).chain((players) => {
  const some = fc.nat(players === 5 ? 2 : 3);
  return fc.array(fc.tuple(some, some, some), { minLength: players, maxLength: players });
});
const scene = fc
  .nat(africa.routes.length - 1)
  .chain((id) => fc.tuple(fc.constant(id), handFor(africa, id, 11), held));

describe('A6 doubling agrees with its sentences', () => {
  test('A6 for hands, routes and terrain cards at random', () => {
    let doubled = 0;
    fc.assert(
      fc.property(scene, ([id, hand, terrain]) => {
        const hands = [byName(africa, hand)];
        const state = arrange(africa, { players: terrain.length, hands, terrain: { held: terrain } });
        const wrong: string[] = [];
        const right = new Set<string>();
        for (const cards of subsetsOf(hand)) {
          const pays = readings(africa, id, cards).length > 0;
          for (let played = 0; played <= 4; played++) {
            for (let wilds = 0; wilds <= hand[africa.wild]! + 1; wilds++) {
              const play = { cards: played, wilds };
              const legal = isLegal(africa, state, 0, { type: 'claim', route: id, cards, terrain: play });
              const spare = hand[africa.wild]! - cards[africa.wild]!;
              const expected = pays && doubles(id, terrain, spare, play);
              const name = JSON.stringify({ type: 'claim', route: id, cards, terrain: play });
              if (legal !== expected) wrong.push(name);
              if (expected) right.add(name);
            }
          }
        }
        expect(wrong).toEqual([]);
        // There are no stand-ins here, so a shape is a payment: every doubling of every payment is listed, and once.
        const listed = claims(africa, state, 0, id).filter((move) => move.terrain);
        expect(listed.map((move) => JSON.stringify(move)).sort()).toEqual([...right].sort());
        doubled += right.size;
      }),
      { numRuns: 150, seed: 6 },
    );
    expect(doubled).toBeGreaterThan(100);
  });
});
