import { describe, expect, test } from 'vitest';
import { audit, fastSeed, legalMoves, start, toAct, view } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, ticket } from '../kit/boards.js';
import { finish, under } from '../kit/ending.js';
import { claim, only, plays, refuses } from '../kit/moves.js';
import { line } from '../kit/paying.js';

const amsterdam = boardOf('amsterdam');

const numbers = (text: string) => text.split(' ').map(Number);

describe('M1 contracts are tickets; those not kept go to the bottom', () => {
  test('M1 at the start', () => {
    const state = start(amsterdam, { players: 3, first: 2 }, fastSeed(9), []);
    const deck = state.ticketDeck.slice();
    const [a, b, c] = state.offered.map((tickets) => tickets[0]);
    for (const seat of toAct(state))
      plays(amsterdam, state, { type: 'keep', tickets: [state.offered[seat]![1]!] }, seat);
    expect(state.ticketDeck).toEqual([b, a, c, ...deck]);
    expect(deck).toHaveLength(24 - 6);
  });

  test('M1 later, in the order drawn', () => {
    const state = arrange(amsterdam, { tickets: [3, 4, 5, 6] });
    plays(amsterdam, state, { type: 'tickets' });
    plays(amsterdam, state, { type: 'keep', tickets: [3] });
    plays(amsterdam, state, { type: 'tickets' });
    expect(state.offered[1]).toEqual([5, 6]);
    plays(amsterdam, state, { type: 'keep', tickets: [6] });
    plays(amsterdam, state, { type: 'tickets' });
    expect(state.offered[0]).toEqual([4, 5]);
  });

  test('M1 with one left the action is legal and it must be kept', () => {
    const state = arrange(amsterdam, { tickets: [11] });
    plays(amsterdam, state, { type: 'tickets' });
    expect(refuses(amsterdam, state, { type: 'keep', tickets: [] })).toEqual({
      code: 'keep-too-few',
      least: 1,
    });
    expect(legalMoves(amsterdam, state, 0)).toEqual([{ type: 'keep', tickets: [11] }]);
    plays(amsterdam, state, { type: 'keep', tickets: [11] });
    expect(refuses(amsterdam, state, { type: 'tickets' })).toEqual({ code: 'no-tickets-left' });
  });
});

describe('M2 a route with carts gives one bonus card', () => {
  test.each([
    ['nieuwe-waal', 'noordermarkt', { green: 2 }, 1],
    ['haringpakkerstoren', 'oude-waal', { red: 4 }, 1],
    ['munttoren', 'blauwbrug', { blue: 2, wild: 1 }, 1],
    ['nieuwe-waal', 'haringpakkerstoren', { pink: 2 }, 1],
    ['oude-waal', 'waag', { red: 1 }, 0],
    ['dam', 'oost-indisch-huis', { green: 3 }, 0],
  ])('M2 %s–%s with %j gives %i', (a, b, paid, given) => {
    const state = arrange(amsterdam, { hands: [paid] });
    const events = plays(amsterdam, state, claim(amsterdam, a, b, paid));
    expect(events.filter((event) => event.type === 'bonus')).toEqual(
      given ? [{ type: 'bonus', seat: 0 }] : [],
    );
    expect([state.merchandise!.held, state.merchandise!.left]).toEqual([[given, 0], 16 - given]);
    expect(audit(amsterdam, state)).toBeNull();
  });

  test('M2 the card is taken without asking, and lies open', () => {
    const state = arrange(amsterdam, { players: 3, hands: [{ orange: 2 }] });
    const events = plays(amsterdam, state, claim(amsterdam, 'oude-waal', 'montelbaanstoren', { orange: 2 }));
    expect(only(events, 'bonus').seat).toBe(0);
    expect([state.seat, state.phase]).toEqual([1, 'turn']);
    expect(
      ([0, 1, 2, 'open'] as const).map((eyes) => view(amsterdam, state, eyes).merchandise!.held),
    ).toEqual([0, 1, 2, 3].map(() => [1, 0, 0]));
  });

  test('M2 both sides of a double with carts give one each', () => {
    const state = arrange(amsterdam, { players: 3, hands: [{ pink: 2 }, { black: 2 }] });
    plays(amsterdam, state, claim(amsterdam, 'nieuwe-waal', 'haringpakkerstoren', { pink: 2 }, 'pink'));
    plays(amsterdam, state, claim(amsterdam, 'nieuwe-waal', 'haringpakkerstoren', { black: 2 }, 'grey'));
    expect([state.merchandise!.held, state.merchandise!.left]).toEqual([[1, 1, 0], 14]);
  });

  test('M2 the stock is sixteen; the last card is given, an empty stock gives none', () => {
    const hands = [{ green: 2 }, { orange: 2 }];
    const state = arrange(amsterdam, { hands, bonus: [8, 7] });
    expect(start(amsterdam, { players: 2, first: 0 }, fastSeed(1), []).merchandise!.left).toBe(16);
    plays(amsterdam, state, claim(amsterdam, 'nieuwe-waal', 'noordermarkt', { green: 2 }));
    expect([state.merchandise!.held, state.merchandise!.left]).toEqual([[9, 7], 0]);
    const events = plays(amsterdam, state, claim(amsterdam, 'oude-waal', 'montelbaanstoren', { orange: 2 }));
    expect(events.map((event) => event.type)).toEqual(['claimed', 'turn']);
    expect([state.merchandise!.held, state.merchandise!.left, state.points[1]]).toEqual([[9, 7], 0, 2]);
  });
});

describe('M3 places by bonus cards', () => {
  test.each([
    ['2 1', '8 4'],
    ['1 2', '4 8'],
    ['9 7', '8 4'],
    ['1 1', '8 8'],
    ['5 0', '8 0'],
    ['0 1', '0 8'],
    ['0 0', '0 0'],
    ['3 2 1', '8 5 2'],
    ['1 3 2', '2 8 5'],
    ['2 2 1', '8 8 2'],
    ['2 1 2', '8 2 8'],
    ['3 1 1', '8 5 5'],
    ['1 1 3', '5 5 8'],
    ['2 2 2', '8 8 8'],
    ['3 2 0', '8 5 0'],
    ['0 2 2', '0 8 8'],
    ['3 0 0', '8 0 0'],
    ['0 0 0', '0 0 0'],
    ['4 3 2 1', '8 6 4 2'],
    ['1 2 3 4', '2 4 6 8'],
    ['3 3 2 1', '8 8 4 2'],
    ['3 2 2 1', '8 6 6 2'],
    ['3 2 1 1', '8 6 4 4'],
    ['3 3 3 1', '8 8 8 2'],
    ['3 1 1 1', '8 6 6 6'],
    ['2 2 1 1', '8 8 4 4'],
    ['1 2 1 2', '4 8 4 8'],
    ['4 4 4 4', '8 8 8 8'],
    ['3 2 1 0', '8 6 4 0'],
    ['3 3 1 0', '8 8 4 0'],
    ['3 2 2 0', '8 6 6 0'],
    ['3 3 3 0', '8 8 8 0'],
    ['0 1 0 2', '0 6 0 8'],
    ['2 2 0 0', '8 8 0 0'],
    ['5 0 0 0', '8 0 0 0'],
    ['0 0 0 0', '0 0 0 0'],
  ])('M3 %s cards are worth %s', (cards, points) => {
    const bonus = numbers(cards);
    const outcome = finish(amsterdam, arrange(amsterdam, { players: bonus.length, bonus }));
    expect(under(outcome, 'merchandise')).toEqual(numbers(points));
    expect(outcome.totals).toEqual(numbers(points));
  });
});

describe('M4 ties: more contracts done, else shared', () => {
  const routes = line(amsterdam, 'dam', 'oude-kerk', 'waag');
  const id = ticket(amsterdam, 'waag', 'dam');

  function outcomeOf(owned: number[][], kept: number[][], points: number[]) {
    const state = arrange(amsterdam, { players: owned.length, owned, kept });
    state.points = points;
    return finish(amsterdam, state);
  }

  test('M4 more contracts done wins', () => {
    expect(outcomeOf([routes, []], [[id], []], [5, 8])).toMatchObject({ totals: [8, 8], ranks: [1, 2] });
    expect(outcomeOf([[], routes], [[], [id]], [8, 5])).toMatchObject({ totals: [8, 8], ranks: [2, 1] });
  });

  test('M4 else the win is shared, whatever the paths', () => {
    expect(outcomeOf([routes, []], [], [8, 8])).toMatchObject({ ranks: [1, 1], longest: null });
    expect(outcomeOf([routes, [], []], [], [8, 9, 8])).toMatchObject({ ranks: [2, 1, 2], longest: null });
  });

  test('M4 failed contracts do not count, and nothing is added for most contracts done', () => {
    expect(outcomeOf([[], []], [[id], []], [11, 8])).toMatchObject({ totals: [8, 8], ranks: [1, 1] });
    expect(outcomeOf([routes, []], [[id], []], [0, 0]).scores.map(({ category }) => category)).toEqual([
      'routes',
      'tickets',
      'failed',
      'merchandise',
    ]);
  });
});
