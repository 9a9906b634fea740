import { describe, expect, test } from 'vitest';
import { type Move, type State, NOBODY, audit, legalMoves, redact, view } from '../../src/engine/index.js';
import { type Wanted, arrange } from '../kit/arrange.js';
import { boardOf, cards, kind, route } from '../kit/boards.js';
import { claim, only, plays, refuses } from '../kit/moves.js';

const nordic = boardOf('nordic');
const tunnel = route(nordic, 'kristiansand', 'stavanger', 0);
const lay = claim(nordic, 'kristiansand', 'stavanger', { green: 2 }, 0);
const decline: Move = { type: 'decline' };
const pay = (green: number, wild = 0): Move => ({ type: 'pay', cards: cards(nordic, { green, wild }) });
const hand = (state: State, seat = 0) => state.hands.slice(seat * 9, seat * 9 + 9);
const kinds = (...names: string[]) => names.map((name) => kind(nordic, name));

function layTunnel(wanted: Wanted) {
  const state = arrange(nordic, wanted);
  const events = plays(nordic, state, lay);
  expect(audit(nordic, state)).toBeNull();
  return { state, events };
}

describe('N9 paying exactly, or declining', () => {
  test('N9 on paying the set, the extra and the cards turned up are all discarded', () => {
    const { state } = layTunnel({ hands: [{ green: 4, red: 1 }], deck: ['green', 'blue', 'red'] });
    expect([state.owner[tunnel], state.cars[0], state.points[0]]).toEqual([NOBODY, 40, 0]);
    const events = plays(nordic, state, pay(1));
    expect(only(events, 'claimed')).toMatchObject({ seat: 0, route: tunnel, points: 2 });
    expect(state.discards).toEqual(cards(nordic, { green: 4, blue: 1, red: 1 }));
    expect(hand(state)).toEqual(cards(nordic, { green: 1, red: 1 }));
    expect([state.owner[tunnel], state.cars[0], state.points[0], state.seat]).toEqual([0, 38, 2, 1]);
    expect([state.tunnel, audit(nordic, state)]).toEqual([null, null]);
  });

  test('N9 where nothing more is asked the route is claimed at once', () => {
    const { state, events } = layTunnel({ hands: [{ green: 3 }], deck: ['black', 'blue', 'red'] });
    expect(events.map((event) => event.type)).toEqual(['laid', 'turned', 'claimed', 'turn']);
    expect(state.discards).toEqual(cards(nordic, { green: 2, black: 1, blue: 1, red: 1 }));
    expect([state.owner[tunnel], hand(state)]).toEqual([0, cards(nordic, { green: 1 })]);
  });

  test('N9 on declining the set returns, the cards turned up are discarded, the turn is over', () => {
    const { state } = layTunnel({ hands: [{ green: 4, red: 1 }], deck: ['green', 'wild', 'red'] });
    const events = plays(nordic, state, decline);
    expect(events.map((event) => event.type)).toEqual(['declined', 'turn']);
    expect(hand(state)).toEqual(cards(nordic, { green: 4, red: 1 }));
    expect(state.discards).toEqual(cards(nordic, { green: 1, wild: 1, red: 1 }));
    expect([state.owner[tunnel], state.cars[0], state.points[0]]).toEqual([NOBODY, 40, 0]);
    expect([state.seat, state.phase, state.tunnel, audit(nordic, state)]).toEqual([1, 'turn', null, null]);
  });

  test('N9 nothing else may be done before the answer, and no one else may give it', () => {
    const { state } = layTunnel({ hands: [{ green: 9 }, { green: 2 }], deck: ['green', 'wild', 'red'] });
    const others: Move[] = [
      { type: 'deck' },
      { type: 'row', slot: 0 },
      { type: 'tickets' },
      { type: 'pass' },
      lay,
    ];
    expect(others.map((move) => refuses(nordic, state, move).code)).toEqual(others.map(() => 'not-now'));
    for (const move of [decline, pay(2)]) expect(refuses(nordic, state, move, 1).code).toBe('not-your-turn');
  });

  test('N9 paying and declining are answers only', () => {
    const state = arrange(nordic, { hands: [{ green: 4 }] });
    for (const move of [decline, pay(1)]) expect(refuses(nordic, state, move).code).toBe('not-now');
  });

  test('N9 a player unable to pay is still asked, and must decline', () => {
    const { state, events } = layTunnel({ hands: [{ green: 2, blue: 5 }], deck: ['green', 'black', 'red'] });
    expect(only(events, 'asked').count).toBe(1);
    expect(legalMoves(nordic, state, 0)).toEqual([decline]);
    expect(refuses(nordic, state, pay(1)).code).toBe('cards-not-held');
    plays(nordic, state, decline);
    expect(hand(state)).toEqual(cards(nordic, { green: 2, blue: 5 }));
  });

  test('N9 a player who can pay only a part is unable', () => {
    const { state } = layTunnel({ hands: [{ green: 3, wild: 1 }], deck: ['green', 'wild', 'green'] });
    expect(legalMoves(nordic, state, 0)).toEqual([decline]);
    expect(refuses(nordic, state, pay(1, 1)).code).toBe('wrong-number');
  });

  test('N9 the cards of the set do not pay a second time', () => {
    const { state } = layTunnel({ hands: [{ green: 3 }], deck: ['green', 'green', 'red'] });
    expect(refuses(nordic, state, pay(2)).code).toBe('cards-not-held');
  });

  test('N9 the others see the same whether the player can pay or not', () => {
    const [able, unable] = [
      { green: 3, blue: 1 },
      { green: 2, blue: 2 },
    ].map((held) => {
      const { state, events } = layTunnel({ hands: [held], deck: ['green', 'black', 'red'] });
      events.push(...plays(nordic, state, decline));
      return { events: events.map((event) => redact(nordic, event, 1)), view: view(nordic, state, 1) };
    });
    expect(unable).toEqual(able);
  });

  test('N9 a set taken back is known to all', () => {
    const { state } = layTunnel({ hands: [{ green: 4, red: 1 }], deck: ['green', 'wild', 'red'] });
    plays(nordic, state, decline);
    expect(view(nordic, state, 1).known.slice(0, 9)).toEqual(cards(nordic, { green: 2 }));
  });

  test('N9 the tunnel may be tried again on a later turn, by anyone', () => {
    const wanted = {
      hands: [{ green: 2 }, { green: 2 }],
      deck: ['green', 'black', 'red', 'wild', 'blue', 'blue'],
    };
    const { state } = layTunnel({ ...wanted, deck: [...wanted.deck, 'black', 'red', 'white'] });
    plays(nordic, state, decline);
    plays(nordic, state, lay);
    expect(state.tunnel?.turned).toEqual(kinds('wild', 'blue', 'blue'));
    plays(nordic, state, decline);
    plays(nordic, state, lay);
    expect([state.owner[tunnel], state.seat]).toEqual([0, 1]);
  });

  test('N9 a tunnel tried in vain leaves its double open', () => {
    const { state } = layTunnel({
      hands: [{ green: 2 }, { orange: 2, wild: 1 }],
      deck: ['green', 'black', 'red'],
    });
    plays(nordic, state, decline);
    plays(nordic, state, claim(nordic, 'kristiansand', 'stavanger', { orange: 2, wild: 1 }, 1));
    expect(state.points[1]).toBe(4);
  });
});

describe('N9 a deck that runs out while the three are turned up', () => {
  test.each([1, 2])('N9 with %i left the discards become the new deck, without the set', (left) => {
    const top = ['blue', 'black'].slice(0, left);
    const { state, events } = layTunnel({ hands: [{ green: 2 }], deck: top, discards: { red: 4 }, rest: 1 });
    const drawn = kinds(...top, 'red', 'red', 'red').slice(0, 3);
    expect(events.flatMap((event) => (event.type === 'turned' ? event.cards : []))).toEqual(drawn);
    expect(events.filter((event) => event.type === 'renewed')).toHaveLength(1);
    // Nothing asked: what is left of the four red cards is the deck, all else is discarded.
    expect(state.deck.every((card) => card === kind(nordic, 'red'))).toBe(true);
    expect(state.deckSize).toBe(4 - (3 - left));
    expect(state.discards[kind(nordic, 'green')]).toBe(2);
    expect(state.owner[tunnel]).toBe(0);
  });

  test('N9 neither the set nor cards turned up are in the renewed deck', () => {
    const { state } = layTunnel({
      hands: [{ green: 2 }],
      deck: ['green', 'wild'],
      discards: { red: 2 },
      rest: 1,
    });
    expect(state.tunnel).toMatchObject({ turned: kinds('green', 'wild', 'red'), asked: 2 });
    expect([state.deck, state.discards.every((n) => n === 0)]).toEqual([kinds('red'), true]);
    plays(nordic, state, decline);
    expect(state.discards).toEqual(cards(nordic, { green: 1, wild: 1, red: 1 }));
  });

  test('N9 the third card can be the last: the deck is renewed at once, the three kept out', () => {
    const top = ['green', 'blue', 'black'];
    const { state, events } = layTunnel({ hands: [{ green: 2 }], deck: top, discards: { red: 2 }, rest: 1 });
    expect(events.map((event) => event.type)).toEqual(['laid', 'turned', 'renewed', 'asked']);
    expect(state.deck).toEqual(kinds('red', 'red'));
  });

  test.each([
    [['green'], {}, 1],
    [['green', 'blue'], {}, 1],
    [['green', 'wild'], {}, 2],
    [['wild'], { green: 1 }, 2],
  ])('N9 where there are only %j and %j, those count', (deck, discards, asked) => {
    const { state } = layTunnel({ hands: [{ green: 2 }], deck, discards, rest: 1 });
    expect(state.tunnel?.asked).toBe(asked);
    expect([state.deckSize, state.tunnel!.turned.length]).toEqual([
      0,
      deck.length + Object.keys(discards).length,
    ]);
    plays(nordic, state, decline);
    // The cards turned up are the only discards, and become the deck at once (G7).
    expect(state.deckSize).toBe(deck.length + Object.keys(discards).length);
    expect(audit(nordic, state)).toBeNull();
  });

  test('N9 where none can be turned up nothing more is asked', () => {
    const { state, events } = layTunnel({ hands: [{ green: 2 }], rest: 1 });
    expect(events.map((event) => event.type)).toEqual(['laid', 'claimed', 'renewed', 'turn']);
    expect([state.owner[tunnel], state.deck]).toEqual([0, kinds('green', 'green')]);
  });

  test('N9 one card, not asking: the route is claimed and all of it becomes the deck', () => {
    const { state } = layTunnel({ hands: [{ green: 2 }], deck: ['red'], rest: 1 });
    expect(state.owner[tunnel]).toBe(0);
    expect(state.deck.slice().sort((x, y) => x - y)).toEqual(
      kinds('green', 'green', 'red').sort((x, y) => x - y),
    );
  });
});
