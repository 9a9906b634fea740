import { describe, expect, test } from 'vitest';
import { fastSeed, legalMoves, start, toAct } from '../../src/engine/index.js';
import { arrange } from '../kit/arrange.js';
import { boardOf, route, ticket } from '../kit/boards.js';
import { finish, under } from '../kit/ending.js';
import { plays, refuses } from '../kit/moves.js';
import { line } from '../kit/paying.js';

const newyork = boardOf('newyork');

describe('Y1 a ticket not kept goes to the bottom of the deck', () => {
  test.each([
    [2, 0],
    [3, 1],
    [4, 3],
  ])('Y1 at the start: %i players, seat %i first', (players, first) => {
    const state = start(newyork, { players, first }, fastSeed(7), []);
    const deck = state.ticketDeck.slice();
    const offered = state.offered.map((tickets) => tickets.slice());
    // Chosen in the order of seats, each keeping the second; they go under from the first player on.
    for (const seat of toAct(state))
      plays(newyork, state, { type: 'keep', tickets: [offered[seat]![1]!] }, seat);
    const under0 = offered.map((_, i) => offered[(first + i) % players]![0]);
    expect(state.ticketDeck).toEqual([...under0.reverse(), ...deck]);
    expect(state.ticketDeck).toHaveLength(18 - players);
  });

  test('Y1 at the start both may be kept, and none goes under', () => {
    const state = start(newyork, { players: 2, first: 0 }, fastSeed(8), []);
    const deck = state.ticketDeck.slice();
    expect(refuses(newyork, state, { type: 'keep', tickets: [] }, 0)).toEqual({
      code: 'keep-too-few',
      least: 1,
    });
    for (const seat of [1, 0])
      plays(newyork, state, { type: 'keep', tickets: state.offered[seat]!.slice() }, seat);
    expect([state.ticketDeck, state.keptCounts]).toEqual([deck, [2, 2]]);
  });

  test('Y1 later: it is drawn again when the deck has come round to it', () => {
    const state = arrange(newyork, { tickets: [3, 4, 5] });
    plays(newyork, state, { type: 'tickets' });
    expect(state.offered[0]).toEqual([3, 4]);
    plays(newyork, state, { type: 'keep', tickets: [4] });
    expect(state.ticketDeck).toEqual([3, 5]);
    plays(newyork, state, { type: 'tickets' });
    expect(state.offered[1]).toEqual([5, 3]);
    plays(newyork, state, { type: 'keep', tickets: [5] });
    expect(state.ticketDeck).toEqual([3]);
  });

  test('Y1 with one ticket left the action is legal and it must be kept', () => {
    const state = arrange(newyork, { tickets: [3] });
    expect(legalMoves(newyork, state, 0)).toContainEqual({ type: 'tickets' });
    plays(newyork, state, { type: 'tickets' });
    expect(refuses(newyork, state, { type: 'keep', tickets: [] })).toEqual({
      code: 'keep-too-few',
      least: 1,
    });
    expect(legalMoves(newyork, state, 0)).toEqual([{ type: 'keep', tickets: [3] }]);
    plays(newyork, state, { type: 'keep', tickets: [3] });
    expect([state.seat, state.ticketDeck, state.kept[3]]).toEqual([1, [], 0]);
    expect(refuses(newyork, state, { type: 'tickets' })).toEqual({ code: 'no-tickets-left' });
    expect(legalMoves(newyork, state, 1)).not.toContainEqual({ type: 'tickets' });
  });

  test('Y1 with two left either or both may be kept', () => {
    const state = arrange(newyork, { tickets: [3, 9] });
    plays(newyork, state, { type: 'tickets' });
    const choices = legalMoves(newyork, state, 0).map((move) => (move.type === 'keep' ? move.tickets : []));
    expect(choices).toEqual([[3], [9], [3, 9]]);
    plays(newyork, state, { type: 'keep', tickets: [9] });
    expect(state.ticketDeck).toEqual([3]);
  });
});

/** What attractions bring each seat at the end. */
function sights(owned: number[][], players = 2): number[] {
  return under(finish(newyork, arrange(newyork, { players, owned })), 'attractions');
}

describe('Y2 tourist attractions: one point each, once', () => {
  test.each<[string, string[][], number]>([
    ['no route', [], 0],
    ['two places without', [['lincoln-center', 'midtown-west']], 0],
    ['one end with', [['lincoln-center', 'central-park']], 1],
    ['both ends with', [['central-park', 'times-square']], 2],
    [
      'two routes to one',
      [
        ['lincoln-center', 'central-park'],
        ['central-park', 'times-square'],
      ],
      2,
    ],
    [
      'three routes to one',
      [
        ['times-square', 'midtown-west'],
        ['times-square', 'lincoln-center'],
        ['times-square', 'united-nations'],
      ],
      2,
    ],
    ['round a triangle', [['times-square', 'empire-state-building', 'united-nations', 'times-square']], 3],
    [
      'two pieces',
      [
        ['chelsea', 'greenwich-village'],
        ['wall-street', 'soho'],
      ],
      3,
    ],
    ['a place on the way counts', [['gramercy-park', 'greenwich-village', 'soho']], 1],
    ['Brooklyn', [['lower-east-side', 'brooklyn']], 1],
  ])('Y2 %s', (_name, lines, points) => {
    const mine = lines.flatMap((places) => line(newyork, ...places));
    expect(sights([mine])).toEqual([points, 0]);
    expect(sights([[], mine])).toEqual([0, points]);
  });

  test('Y2 there are nine attractions, and all nine can be had', () => {
    expect(newyork.facts.places.filter((place) => place.attraction)).toHaveLength(9);
    const mine = [
      ...line(newyork, 'central-park', 'times-square', 'empire-state-building', 'chelsea'),
      ...line(newyork, 'times-square', 'united-nations'),
      ...line(newyork, 'greenwich-village', 'chinatown', 'wall-street', 'brooklyn'),
    ];
    expect(sights([mine])).toEqual([9, 0]);
  });

  test('Y2 players who end at the same attraction both count it', () => {
    const owned = ['midtown-west', 'lincoln-center', 'empire-state-building'].map((place) =>
      line(newyork, 'times-square', place),
    );
    expect(sights(owned, 3)).toEqual([1, 1, 2]);
    const pair = [0, 1].map((side) => [route(newyork, 'chinatown', 'wall-street', side)]);
    expect(sights([...pair, []], 3)).toEqual([2, 2, 0]);
  });

  test('Y2 they are part of the total', () => {
    const owned = [
      line(newyork, 'central-park', 'times-square'),
      line(newyork, 'lincoln-center', 'midtown-west'),
    ];
    expect(finish(newyork, arrange(newyork, { owned })).totals).toEqual([2 + 2, 2]);
  });
});

describe('Y3 ties: more tickets done, else shared', () => {
  const done = {
    id: ticket(newyork, 'lower-east-side', 'wall-street'),
    routes: line(newyork, 'lower-east-side', 'chinatown', 'wall-street'),
  };

  function ranks(owned: number[][], kept: number[][], points: number[]) {
    const state = arrange(newyork, { players: owned.length, owned, kept });
    state.points = points;
    const { totals, ranks: places, longest } = finish(newyork, state);
    return { totals, places, longest };
  }

  test('Y3 more tickets done wins', () => {
    // Two attractions and the ticket's two points: four less on routes.
    expect(ranks([done.routes, []], [[done.id], []], [6, 10])).toEqual({
      totals: [10, 10],
      places: [1, 2],
      longest: null,
    });
    expect(ranks([[], done.routes], [[], [done.id]], [10, 6])).toMatchObject({ places: [2, 1] });
  });

  test('Y3 tickets kept and failed do not count', () => {
    const failed = ticket(newyork, 'central-park', 'midtown-west');
    expect(ranks([[], []], [[failed], []], [13, 10])).toMatchObject({ totals: [10, 10], places: [1, 1] });
  });

  test('Y3 the longest path does not count', () => {
    const long = line(newyork, 'lincoln-center', 'midtown-west');
    expect(ranks([long, []], [], [5, 5])).toEqual({ totals: [5, 5], places: [1, 1], longest: null });
  });

  test('Y3 places below are ranked in the same way', () => {
    expect(ranks([[], [], [], done.routes], [[], [], [], [done.id]], [10, 20, 10, 6]).places).toEqual([
      3, 1, 3, 2,
    ]);
    expect(ranks([[], [], []], [], [4, 4, 4]).places).toEqual([1, 1, 1]);
  });
});
