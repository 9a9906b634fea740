import { describe, expect, test } from 'vitest';
import { fastSeed, isLegal, legalMoves, start, view } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf } from '../kit/boards.js';
import { MOUNTAIN_ROUTES, africa, doubling } from '../kit/doubling.js';
import { openAll, refuses } from '../kit/moves.js';

const [DESERT, JUNGLE, MOUNTAIN] = [0, 1, 2];

describe('A1 forty-five terrain cards of three kinds', () => {
  test('A1 fifteen of each', () => {
    const { terrain } = start(africa, { players: 5, first: 0 }, fastSeed(1), []);
    const counts = [0, 0, 0];
    for (const kind of [...terrain!.deck, ...terrain!.faceUp]) counts[kind]!++;
    terrain!.held.forEach((n, i) => (counts[i % 3]! += n));
    expect(counts).toEqual([15, 15, 15]);
  });

  test.each([
    ['yellow', DESERT],
    ['orange', DESERT],
    ['red', DESERT],
    ['green', JUNGLE],
    ['blue', JUNGLE],
    ['purple', JUNGLE],
    ['black', MOUNTAIN],
    ['white', MOUNTAIN],
    ['grey', MOUNTAIN],
  ])('A1 every %s route is of kind %i, and only that kind doubles it', (colour, kind) => {
    const routes = africa.routes.filter(({ id }) => africa.facts.routes[id]!.colour === colour);
    expect(routes.length).toBeGreaterThan(5);
    for (const { id, length } of routes) {
      const paid = { [colour === 'grey' ? 'red' : colour]: length };
      const symbols = africa.facts.routes[id]!.symbols ?? 0;
      const hand = symbols ? { red: length - symbols, wild: symbols } : paid;
      for (const held of [DESERT, JUNGLE, MOUNTAIN]) {
        const state = arrange(africa, {
          hands: [hand],
          terrain: { held: [[0, 1, 2].map((k) => (k === held ? 2 : 0))] },
        });
        const doubled = legalMoves(africa, state, 0).filter(
          (move) => move.type === 'claim' && move.route === id && move.terrain,
        );
        expect(doubled.length > 0, `${colour} route ${id}, terrain ${held}`).toBe(held === kind);
      }
    }
  });

  test.each(['red', 'green', 'black', 'wild'])(
    'A1 a grey route is a mountain route, paid with %s too',
    (colour) => {
      const hands = [{ [colour]: 4 }];
      const move = doubling(MOUNTAIN_ROUTES[4]![0], hands[0]!, 2, 0);
      const verdicts = [
        [2, 0, 0],
        [0, 2, 0],
        [0, 0, 2],
      ].map((held) => isLegal(africa, arrange(africa, { hands, terrain: { held: [held] } }), 0, move));
      expect(verdicts).toEqual([false, false, true]);
    },
  );
});

describe('A2 setup', () => {
  test.each([2, 3, 4, 5])('A2 %i players get one card each, open; two lie face up', (players) => {
    for (let seed = 0; seed < 20; seed++) {
      const state = start(africa, { players, first: 0 }, fastSeed(seed), []);
      const { deck: _deck, ...open } = state.terrain!;
      const { held, faceUp, deckSize, discards } = open;
      for (let seat = 0; seat < players; seat++) {
        expect(held.slice(3 * seat, 3 * seat + 3).sort((x, y) => x - y)).toEqual([0, 0, 1]);
      }
      expect([faceUp.length, deckSize, discards]).toEqual([2, 45 - 2 - players, [0, 0, 0]]);
      for (const eyes of ['open', 0, 1] as const) expect(view(africa, state, eyes).terrain).toEqual(open);
    }
  });

  test('A2 which card one gets is random', () => {
    const first = Array.from({ length: 30 }, (_, seed) =>
      start(africa, { players: 2, first: 0 }, fastSeed(seed), []).terrain!.held.slice(0, 3).indexOf(1),
    );
    expect(new Set(first)).toEqual(new Set([DESERT, JUNGLE, MOUNTAIN]));
  });

  test('A2 the other boards have no terrain cards', () => {
    for (const id of ['nordic', 'newyork', 'amsterdam']) {
      const state = start(boardOf(id), { players: 2, first: 0 }, fastSeed(1), []);
      openAll(boardOf(id), state);
      expect(state.terrain).toBeNull();
      expect(refuses(boardOf(id), state, { type: 'terrain' })).toEqual({ code: 'not-on-this-board' });
    }
  });
});
