import { describe, expect, test } from 'vitest';
import {
  NOBODY,
  UNKNOWN,
  claimable,
  fastSeed,
  legalMoves,
  redact,
  start,
  toAct,
  view,
  type GameEvent,
} from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, route } from '../kit/boards.js';
import { openAll, plays, refuses } from '../kit/moves.js';
import { offer } from '../kit/paying.js';

const nordic = boardOf('nordic');
const { wild } = nordic;

describe('N1 drawing wilds from the row is not limited', () => {
  const row = ['wild', 'red', 'wild', 'blue', 'green'];
  const slots = { wild: 0, coloured: 1, 'other wild': 2 };

  test.each([
    ['wild', 'other wild', 2],
    ['wild', 'coloured', 1],
    ['coloured', 'wild', 1],
  ] as const)('N1 %s first, then %s', (first, second, wilds) => {
    const state = arrange(nordic, { row, deck: ['black', 'black'] });
    plays(nordic, state, { type: 'row', slot: slots[first] });
    expect([state.seat, state.phase]).toEqual([0, 'second']);
    plays(nordic, state, { type: 'row', slot: slots[second] });
    expect([state.seat, state.phase]).toEqual([1, 'turn']);
    expect(state.hands[wild]).toBe(wilds);
    expect(state.handSizes[0]).toBe(2);
  });

  test('N1 a wild may be taken after a blind card, and before one', () => {
    const state = arrange(nordic, { row, deck: ['wild', 'black'] });
    plays(nordic, state, { type: 'deck' });
    plays(nordic, state, { type: 'row', slot: 0 });
    expect(state.hands[wild]).toBe(2);
    plays(nordic, state, { type: 'row', slot: 2 });
    plays(nordic, state, { type: 'deck' });
    expect([state.seat, state.handSizes]).toEqual([0, [2, 2]]);
  });

  test('N1 a wild that has just replaced a wild may be taken as the second card', () => {
    const state = arrange(nordic, { row, deck: ['wild'] });
    plays(nordic, state, { type: 'row', slot: 0 });
    plays(nordic, state, { type: 'row', slot: 0 });
    expect(state.hands[wild]).toBe(2);
  });

  test('N1 every slot is offered as the second card', () => {
    const state = arrange(nordic, { row: ['wild', 'wild', 'wild', 'wild', 'red'], deck: ['wild'] });
    plays(nordic, state, { type: 'row', slot: 4 });
    const offered = legalMoves(nordic, state, 0).filter((move) => move.type === 'row');
    expect(offered).toEqual([0, 1, 2, 3, 4].map((slot) => ({ type: 'row', slot })));
  });

  test('N1 the row is never swept between the cards of a draw', () => {
    const state = arrange(nordic, {
      row: ['wild', 'wild', 'red', 'blue', 'green'],
      deck: ['wild', 'wild', 'wild'],
    });
    const events: GameEvent[] = [];
    for (const slot of [2, 3, 4]) events.push(...plays(nordic, state, { type: 'row', slot }));
    expect(state.row).toEqual([wild, wild, wild, wild, wild]);
    expect(events.map((event) => event.type)).not.toContain('swept');
  });

  test('N1 the row is never swept at setup', () => {
    let rows = 0;
    for (let seed = 0; seed < 400; seed++) {
      const events: GameEvent[] = [];
      const state = start(nordic, { players: 2, first: 0 }, fastSeed(seed), events);
      expect(events.map((event) => event.type)).toEqual(['dealt']);
      if (state.row.filter((card) => card === wild).length >= 3) rows++;
    }
    expect(rows).toBeGreaterThan(0);
  });
});

describe('N2 wilds pay only on tunnels and ferries', () => {
  const orange = route(nordic, 'goteborg', 'oslo');
  const grey = route(nordic, 'kuopio', 'oulu');
  const one = route(nordic, 'boden', 'tornio');

  test.each([
    [orange, '2 orange', true],
    [orange, '1 orange + 1 wild', false],
    [orange, '2 wild', false],
    [orange, '2 blue', false],
    [orange, '2 orange + 1 wild', false],
    [grey, '3 red', true],
    [grey, '2 red + 1 wild', false],
    [grey, '3 wild', false],
    [grey, '2 red + 1 blue', false],
    [grey, '2 red + 3 blue', false],
    [grey, '2 red + 4 blue', false],
    [one, '1 green', true],
    [one, '1 wild', false],
    [one, '3 green', false],
    [one, '3 wild', false],
    [one, '4 blue', false],
  ])('N2 plain route %i: %s', (id, paid, legal) => {
    expect(offer(nordic, id, paid) === 'pays').toBe(legal);
  });

  test('N2 a hand of all the wilds can claim every tunnel and ferry and nothing else', () => {
    const state = arrange(nordic, { hands: [{ wild: 14 }] });
    const marked = nordic.facts.routes.flatMap((r, id) => (r.tunnel || r.symbols ? [id] : []));
    expect(claimable(nordic, state, 0).sort((x, y) => x - y)).toEqual(marked);
  });

  test('N2 no listed payment of a plain route holds a wild', () => {
    const hand = Object.fromEntries(nordic.colours.map((colour) => [colour, 5]));
    const state = arrange(nordic, { hands: [{ ...hand, wild: 9 }] });
    const claims = legalMoves(nordic, state, 0).flatMap((move) => (move.type === 'claim' ? [move] : []));
    const plain = claims.filter(({ route: id }) => {
      const { tunnel, symbols, anyFour } = nordic.facts.routes[id]!;
      return !tunnel && !symbols && !anyFour;
    });
    expect(plain.length).toBeGreaterThan(40);
    expect(plain.filter(({ cards }) => cards[wild]! > 0)).toEqual([]);
  });

  test('N2 as arbitrary cards of N3 they pay', () => {
    expect(offer(nordic, route(nordic, 'murmansk', 'lieksa'), '8 green + 4 wild')).toBe('pays');
  });
});

describe('N10 tickets not kept leave the game, unseen', () => {
  test('N10 at the start', () => {
    const state = start(nordic, { players: 3, first: 1 }, fastSeed(3), []);
    const below = state.ticketDeck.slice();
    const offered = state.offered.map((tickets) => tickets.slice());
    expect(below).toHaveLength(46 - 15);
    const events: GameEvent[] = [];
    for (const seat of toAct(state)) {
      events.push(
        ...plays(nordic, state, { type: 'keep', tickets: offered[seat]!.slice(0, 2 + seat) }, seat),
      );
    }
    expect(state.ticketDeck).toEqual(below);
    offered.forEach((tickets, seat) => {
      for (const id of tickets.slice(2 + seat))
        expect([state.kept[id], state.out[id]]).toEqual([NOBODY, seat]);
    });
    expect(view(nordic, state, 0).out.filter((seat) => seat !== NOBODY)).toEqual([0, 0, 0]);
    expect(view(nordic, state, 'open').out.every((seat) => seat === NOBODY)).toBe(true);
    const chose = events.flatMap((event) => (event.type === 'chose' ? [redact(nordic, event, 2)] : []));
    const hidden = [0, 1].map((seat) => ({ type: 'chose', seat, tickets: null }));
    expect(chose).toEqual([...hidden, { type: 'chose', seat: 2, tickets: offered[2]!.slice(0, 4) }]);
  });

  test('N10 later: two of three leave, and the next draw begins below them', () => {
    const state = start(nordic, { players: 2, first: 0 }, fastSeed(4), []);
    openAll(nordic, state);
    const deck = state.ticketDeck.slice().reverse();
    plays(nordic, state, { type: 'tickets' });
    expect(state.offered[0]).toEqual(deck.slice(0, 3));
    const kept = plays(nordic, state, { type: 'keep', tickets: [deck[1]!] })[0]!;
    expect(state.ticketDeck).toEqual(deck.slice(3).reverse());
    expect([deck[0], deck[2]].map((id) => state.out[id!])).toEqual([0, 0]);
    expect(redact(nordic, kept, 1)).toEqual({ type: 'kept', seat: 0, tickets: [UNKNOWN] });
    expect(view(nordic, state, 1).out.every((seat) => seat === NOBODY)).toBe(true);
  });

  test('N10 a deck drawn to its end never comes back', () => {
    const state = arrange(nordic, { tickets: [5, 6] });
    plays(nordic, state, { type: 'tickets' });
    plays(nordic, state, { type: 'keep', tickets: [6] });
    expect([state.ticketDeck, state.kept[6], state.out[5]]).toEqual([[], 0, 0]);
    expect(refuses(nordic, state, { type: 'tickets' })).toEqual({ code: 'no-tickets-left' });
  });

  test('N10 of the last ticket nothing can leave', () => {
    const state = arrange(nordic, { tickets: [7] });
    plays(nordic, state, { type: 'tickets' });
    expect(refuses(nordic, state, { type: 'keep', tickets: [] })).toEqual({ code: 'keep-too-few', least: 1 });
    plays(nordic, state, { type: 'keep', tickets: [7] });
    expect(state.kept[7]).toBe(0);
  });
});
