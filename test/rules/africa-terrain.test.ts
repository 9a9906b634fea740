import { describe, expect, test } from 'vitest';
import {
  type Move,
  type State,
  audit,
  legalMoves,
  openStream,
  shuffle,
  view,
} from '../../src/engine/index.js';
import { type Wanted, arrange } from '../kit/arrange.js';
import { kind } from '../kit/boards.js';
import { FIVE, MOUNTAIN_ROUTES, africa, doubling } from '../kit/doubling.js';
import { finish } from '../kit/ending.js';
import { plays, refuses } from '../kit/moves.js';

const DRAWS: Record<string, Move> = {
  coloured: { type: 'row', slot: 1 },
  wild: { type: 'row', slot: 0 },
  blind: { type: 'deck' },
  'terrain 0': { type: 'terrain', slot: 0 },
  'terrain 1': { type: 'terrain', slot: 1 },
  'blind terrain': { type: 'terrain' },
};
const row = ['wild', 'red', 'wild', 'blue', 'green'];
const pairs = Object.keys(DRAWS).flatMap((x) => Object.keys(DRAWS).map((y): [string, string] => [x, y]));
const terrainOf = (state: State, seat = 0) => state.terrain!.held.slice(3 * seat, 3 * seat + 3);

describe('A3 each of the two cards of a draw may be a terrain card', () => {
  test.each(pairs.filter(([x, y]) => x !== 'wild' && y !== 'wild'))('A3 %s, then %s', (first, second) => {
    const state = arrange(africa, {
      row,
      deck: ['wild', 'black', 'white'],
      terrain: { faceUp: [0, 1], deck: [2, 2] },
    });
    plays(africa, state, DRAWS[first]!);
    expect([state.seat, state.phase]).toEqual([0, 'second']);
    plays(africa, state, DRAWS[second]!);
    const ground = [first, second].filter((name) => name.includes('terrain')).length;
    expect([state.seat, state.handSizes[0], terrainOf(state).reduce((x, y) => x + y)]).toEqual([
      1,
      2 - ground,
      ground,
    ]);
    expect(state.terrain!.deckSize).toBe(43 - ground);
    expect(audit(africa, state)).toBeNull();
  });

  test.each(pairs.filter(([x, y]) => x !== 'wild' && y === 'wild'))(
    'A3 after %s no %s of the row',
    (first, second) => {
      const state = arrange(africa, { row, terrain: {} });
      plays(africa, state, DRAWS[first]!);
      expect(refuses(africa, state, DRAWS[second]!)).toEqual({ code: 'wild-not-second' });
      expect(legalMoves(africa, state, 0)).not.toContainEqual(DRAWS[second]);
    },
  );

  test('A3 a wild of the row is taken alone: no terrain card after it', () => {
    const state = arrange(africa, { row });
    plays(africa, state, DRAWS.wild!);
    expect([state.seat, state.phase]).toEqual([1, 'turn']);
  });

  test('A3 a face-up one is replaced at once, and may be taken next', () => {
    const state = arrange(africa, { terrain: { faceUp: [0, 1], deck: [2, 0] } });
    plays(africa, state, { type: 'terrain', slot: 1 });
    expect([state.terrain!.faceUp, terrainOf(state)]).toEqual([
      [0, 2],
      [0, 1, 0],
    ]);
    plays(africa, state, { type: 'terrain', slot: 1 });
    expect([state.terrain!.faceUp, terrainOf(state)]).toEqual([
      [0, 0],
      [0, 1, 1],
    ]);
  });

  test('A3 a blind one leaves the two face up', () => {
    const state = arrange(africa, { terrain: { faceUp: [0, 1], deck: [2] } });
    plays(africa, state, { type: 'terrain' });
    expect([state.terrain!.faceUp, terrainOf(state)]).toEqual([
      [0, 1],
      [0, 0, 1],
    ]);
    expect(refuses(africa, state, { type: 'terrain', slot: 2 })).toEqual({ code: 'no-such-slot', slots: 2 });
  });

  test('A3 terrain cards may be drawn also when no card can be', () => {
    const state = arrange(africa, { rest: 1, terrain: {} });
    expect(refuses(africa, state, { type: 'deck' })).toEqual({ code: 'no-cards-left' });
    expect(refuses(africa, state, { type: 'row', slot: 1 })).toEqual({ code: 'no-cards-left' });
    plays(africa, state, { type: 'terrain' });
    expect(legalMoves(africa, state, 0).map(({ type }) => type)).toEqual(['terrain', 'terrain', 'terrain']);
    plays(africa, state, { type: 'terrain', slot: 0 });
    expect([state.seat, state.handSizes[0]]).toEqual([1, 0]);
  });

  test('A3 a player who can draw only terrain may not pass', () => {
    const state = arrange(africa, { rest: 1, tickets: [], terrain: {} });
    expect(legalMoves(africa, state, 0).map(({ type }) => type)).toEqual(['terrain', 'terrain', 'terrain']);
    expect(refuses(africa, state, { type: 'pass' })).toEqual({ code: 'can-act' });
  });
});

/** A position with all terrain cards in seat 1's hands but for those face up and the deck's. */
function scarce(deck: number[], more: Wanted = {}): State {
  return arrange(africa, { ...more, terrain: { deck, rest: 1 } });
}

/** Seat 0 holds all jungle cards, seat 1 the rest: the terrain deck is empty. */
const BOTH: Wanted['terrain'] = { held: [[0, 15, 0]], faceUp: [0, 2], rest: 1 };

describe('A4 terrain deck and discards', () => {
  test('A4 played cards go to the terrain discards, the last of the deck renews it from them', () => {
    const terrain = { held: [[0, 0, 15]], faceUp: [0, 1], deck: [0], rest: 1 };
    const state = arrange(africa, { hands: [{ red: 4 }, {}], terrain });
    plays(africa, state, doubling(...MOUNTAIN_ROUTES[4]!, 2, 0));
    expect([terrainOf(state), state.terrain!.discards]).toEqual([
      [0, 0, 13],
      [0, 0, 2],
    ]);
    const events = plays(africa, state, { type: 'terrain' });
    expect(events.map(({ type }) => type)).toEqual(['drew-terrain', 'renewed-terrain']);
    expect([state.terrain!.deck, state.terrain!.discards, state.terrain!.deckSize]).toEqual([
      [2, 2],
      [0, 0, 0],
      2,
    ]);
    plays(africa, state, { type: 'terrain', slot: 0 });
    expect([state.terrain!.faceUp, audit(africa, state)]).toEqual([[2, 1], null]);
  });

  test('A4 where the deck is empty, cards played become the deck at once', () => {
    const state = arrange(africa, { hands: [{ red: 4 }, {}], terrain: { held: [[0, 0, 15]], rest: 1 } });
    expect(refuses(africa, state, { type: 'terrain' })).toEqual({ code: 'no-cards-left' });
    plays(africa, state, doubling(...MOUNTAIN_ROUTES[4]!, 2, 0));
    expect([state.terrain!.deck, state.terrain!.discards, audit(africa, state)]).toEqual([
      [2, 2],
      [0, 0, 0],
      null,
    ]);
  });

  test('A4 a claim that renews both decks renews the cards first: the order says which stream shuffles which', () => {
    const state = arrange(africa, {
      row: ['red', 'blue', 'black', 'white', 'yellow'],
      rest: 0,
      terrain: BOTH,
    });
    const { seed, nextStream } = state;
    const [id] = FIVE;
    const events = plays(africa, state, doubling(id, { green: 3, wild: 2 }, 2, 0));
    expect(events.map(({ type }) => type)).toEqual(['claimed', 'renewed', 'renewed-terrain', 'turn']);
    const paid = [0, 0, 0, 1, 1].map((which) => kind(africa, ['green', 'wild'][which]!));
    const decks = [nextStream, nextStream + 1].map((number) => {
      const deck = paid.slice();
      shuffle(openStream(seed, number), deck);
      return deck;
    });
    expect(decks[1]).not.toEqual(decks[0]);
    expect([state.deck, state.nextStream]).toEqual([decks[0], nextStream + 2]);
  });

  test('A4 with both empty none may be drawn, not even one face up', () => {
    const state = scarce([]);
    for (const name of ['terrain 0', 'terrain 1', 'blind terrain']) {
      expect(refuses(africa, state, DRAWS[name]!)).toEqual({ code: 'no-cards-left' });
    }
    expect(legalMoves(africa, state, 0).map(({ type }) => type)).not.toContain('terrain');
  });

  test.each(['terrain 0', 'blind terrain'])('A4 the last one taken (%s), a card must follow', (name) => {
    const state = scarce([2]);
    plays(africa, state, DRAWS[name]!);
    expect([state.seat, state.phase, state.terrain!.faceUp.length]).toEqual([0, 'second', 2]);
    expect(new Set(legalMoves(africa, state, 0).map(({ type }) => type))).toEqual(new Set(['row', 'deck']));
    expect(refuses(africa, state, { type: 'terrain', slot: 1 })).toEqual({ code: 'no-cards-left' });
  });

  test('A4 with no card of either sort left the action ends after the first', () => {
    const ground = scarce([2], { rest: 1 });
    plays(africa, ground, { type: 'terrain' });
    expect([ground.seat, ground.phase]).toEqual([1, 'turn']);
    const card = scarce([], { rest: 1, deck: ['red'] });
    plays(africa, card, { type: 'deck' });
    expect([card.seat, card.phase]).toEqual([1, 'turn']);
  });

  test('A4 the last card of the deck may be followed by terrain alone', () => {
    const state = scarce([2, 1], { rest: 1, deck: ['red'] });
    plays(africa, state, { type: 'row', slot: 0 });
    expect(new Set(legalMoves(africa, state, 0).map(({ type }) => type))).toEqual(new Set(['terrain']));
  });

  test('A4 terrain cards are worth nothing at the end, and all see them', () => {
    const state = arrange(africa, {
      terrain: {
        held: [
          [5, 4, 3],
          [1, 0, 9],
        ],
      },
    });
    expect(view(africa, state, 1).terrain!.held).toEqual([5, 4, 3, 1, 0, 9]);
    expect(finish(africa, state).totals).toEqual([0, 0]);
  });
});
