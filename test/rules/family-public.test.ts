import { describe, expect, test } from 'vitest';
import { type Eyes, type Move, UNKNOWN, canonical, redact, view } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, boards, cards, kind } from '../kit/boards.js';
import { handOf, types } from '../kit/family.js';
import { claim, only, plays } from '../kit/moves.js';

const nordic = boardOf('nordic');
const others: Eyes[] = ['open', 1];
const bergen = claim(nordic, 'bergen', 'oslo', { blue: 4 }, 'blue');

describe('G18 draws', () => {
  test('G18 what was drawn blind is the drawer’s secret', () => {
    for (const board of boards) {
      const state = arrange(board, { deck: ['green', 'red'] });
      const drew = plays(board, state, { type: 'deck' })[0]!;
      expect(redact(board, drew, 0)).toEqual({ type: 'drew', seat: 0, card: kind(board, 'green') });
      for (const eyes of others) {
        expect(redact(board, drew, eyes)).toEqual({ type: 'drew', seat: 0, card: UNKNOWN });
        expect(view(board, state, eyes).hands.every((n) => n === 0)).toBe(true);
        expect(view(board, state, eyes).handSizes).toEqual([1, 0]);
      }
      expect(handOf(board, view(board, state, 0), 0)).toEqual(cards(board, { green: 1 }));
    }
  });

  test('G18 a card taken from the row, and the one that replaces it, are seen by all', () => {
    for (const board of boards) {
      const state = arrange(board, { row: ['red', 'blue', 'blue', 'green', 'red'], deck: ['black', 'red'] });
      const took = plays(board, state, { type: 'row', slot: 3 })[0]!;
      const next = kind(board, 'black');
      for (const eyes of [0, ...others]) {
        expect(redact(board, took, eyes)).toEqual({
          type: 'took',
          seat: 0,
          slot: 3,
          card: kind(board, 'green'),
          next,
        });
        expect(handOf(board, { ...state, hands: view(board, state, eyes).known }, 0)).toEqual(
          cards(board, { green: 1 }),
        );
      }
    }
  });

  test('G18 terrain cards are open, also those drawn blind', () => {
    const board = boardOf('africa');
    const state = arrange(board, { terrain: { faceUp: [2, 0], deck: [1, 2] } });
    const drew = plays(board, state, { type: 'terrain' })[0]!;
    const took = plays(board, state, { type: 'terrain', slot: 0 })[0]!;
    for (const eyes of [0, ...others]) {
      expect(redact(board, drew, eyes)).toEqual({ type: 'drew-terrain', seat: 0, kind: 1 });
      expect(redact(board, took, eyes)).toEqual({ type: 'took-terrain', seat: 0, slot: 0, kind: 2, next: 2 });
      const { deck: _deck, ...open } = state.terrain!;
      expect(view(board, state, eyes).terrain).toEqual(open);
    }
  });
});

describe('G18 payments', () => {
  test('G18 every payment is public', () => {
    for (const board of boards) {
      const id = board.facts.routes.findIndex(
        (one) => one.length === 2 && one.colour === 'green' && !one.symbols,
      );
      const state = arrange(board, { hands: [{ green: 4 }] });
      const paid = cards(board, { green: 2 });
      const events = plays(board, state, { type: 'claim', route: id, cards: paid });
      for (const eyes of others) {
        const claimed = events
          .map((event) => redact(board, event, eyes))
          .find(({ type }) => type === 'claimed');
        expect(claimed).toMatchObject({ seat: 0, route: id, cards: paid, points: 2 });
        expect(view(board, state, eyes).discards).toEqual(paid);
        expect(view(board, state, eyes).handSizes).toEqual([2, 0]);
      }
    }
  });

  test('G18 wilds and terrain cards played to double are public', () => {
    const board = boardOf('africa');
    const state = arrange(board, { hands: [{ orange: 4, wild: 1 }], terrain: { held: [[1, 0, 0]] } });
    const move = {
      ...claim(board, 'ngaoundere', 'chad-0', { orange: 4 }),
      terrain: { cards: 1, wilds: 1 },
    } as Move;
    const claimed = only(plays(board, state, move).slice(0, 1), 'claimed');
    for (const eyes of others) {
      expect(redact(board, claimed, eyes)).toMatchObject({ points: 14, terrain: { cards: 1, wilds: 1 } });
      expect(view(board, state, eyes).discards).toEqual(cards(board, { orange: 4, wild: 1 }));
      expect(view(board, state, eyes).terrain?.discards).toEqual([1, 0, 0]);
    }
  });

  test('G18 merchandise cards are public', () => {
    const board = boardOf('amsterdam');
    const state = arrange(board, { hands: [{ red: 2 }] });
    const events = plays(board, state, claim(board, 'noordermarkt', 'jordaan', { red: 2 }));
    const bonus = only(events.slice(1, 2), 'bonus');
    for (const eyes of others) {
      expect(redact(board, bonus, eyes)).toEqual({ type: 'bonus', seat: 0 });
      expect(view(board, state, eyes).merchandise).toEqual({ held: [1, 0], left: 15 });
    }
  });

  test('G18 a tunnel’s set and the cards turned up are public, also when the set goes back', () => {
    const state = arrange(nordic, { hands: [{ blue: 5 }], deck: ['blue', 'red', 'wild'] });
    const events = plays(nordic, state, bergen);
    const turned = ['blue', 'red', 'wild'].map((name) => kind(nordic, name));
    for (const eyes of others) {
      const sight = events.map((event) => redact(nordic, event, eyes));
      expect(sight.find(({ type }) => type === 'laid')).toMatchObject({
        seat: 0,
        cards: cards(nordic, { blue: 4 }),
      });
      expect(sight.flatMap((event) => (event.type === 'turned' ? event.cards : []))).toEqual(turned);
      expect(sight.find(({ type }) => type === 'asked')).toEqual({ type: 'asked', count: 2 });
      const { tunnel, handSizes } = view(nordic, state, eyes);
      expect(tunnel).toMatchObject({ laid: cards(nordic, { blue: 4 }), turned, asked: 2 });
      expect(handSizes).toEqual([1, 0]);
    }
    plays(nordic, state, { type: 'decline' });
    for (const eyes of others) {
      const sight = view(nordic, state, eyes);
      expect(sight.known.slice(0, nordic.kinds)).toEqual(cards(nordic, { blue: 4 }));
      expect([sight.handSizes, sight.discards]).toEqual([
        [5, 0],
        cards(nordic, { blue: 1, red: 1, wild: 1 }),
      ]);
    }
  });

  test('G18 whether a player could have paid more for a tunnel is a secret', () => {
    const sights = [{ blue: 5 }, { blue: 4, wild: 1 }, { blue: 4, red: 1 }].map((hand) => {
      const state = arrange(nordic, { hands: [hand], deck: ['blue', 'red', 'red'] });
      const events = plays(nordic, state, bergen);
      expect(types(events)).toContain('asked');
      const asked = others.map((eyes) => canonical(view(nordic, state, eyes)));
      events.push(...plays(nordic, state, { type: 'decline' }));
      const sent = others.map((eyes) => canonical(events.map((event) => redact(nordic, event, eyes))));
      return [...asked, ...sent, ...others.map((eyes) => canonical(view(nordic, state, eyes)))];
    });
    expect(sights[1]).toEqual(sights[0]);
    expect(sights[2]).toEqual(sights[0]);
  });

  test('G18 cards paid are no longer known to be held', () => {
    const board = boardOf('newyork');
    const state = arrange(board, {
      hands: [{ green: 1 }],
      row: ['green', 'red', 'red', 'blue', 'blue'],
      deck: ['green'],
    });
    plays(board, state, { type: 'row', slot: 0 });
    plays(board, state, { type: 'row', slot: 0 });
    expect(view(board, state, 'open').known[kind(board, 'green')]).toBe(2);
    plays(board, state, { type: 'deck' });
    plays(board, state, { type: 'deck' });
    plays(board, state, claim(board, 'midtown-west', 'empire-state-building', { green: 2 }));
    expect(view(board, state, 'open').known[kind(board, 'green')]).toBe(0);
    expect(view(board, state, 0).hands[kind(board, 'green')]).toBe(1);
  });
});
