import { describe, expect, test } from 'vitest';
import type { BoardFacts, RouteFacts } from '../engine/board/facts.js';
import { boardFacts } from './index.js';

/** Written from the table of the rules and from what is known of the boxes, not from the board files. */
const EXPECTED = [
  {
    id: 'nordic',
    unequalPairs: 2,
    counts: { places: 39, routes: 81, spaces: 207, doublePairs: 14, tickets: 46 },
    players: [2, 3],
    cars: 40,
    deck: { colours: 8, copies: 12, wilds: 14, all: 110 },
    openingHand: 4,
    openingTickets: { take: 5, keep: 2 },
    drawTickets: { take: 3, keep: 1 },
    notKept: 'out',
    bothSidesFrom: 3,
    scoreByLength: { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27 },
  },
  {
    id: 'newyork',
    unequalPairs: 0,
    counts: { places: 15, routes: 41, spaces: 84, doublePairs: 11, tickets: 18 },
    players: [2, 4],
    cars: 15,
    deck: { colours: 6, copies: 6, wilds: 8, all: 44 },
    openingHand: 2,
    openingTickets: { take: 2, keep: 1 },
    drawTickets: { take: 2, keep: 1 },
    notKept: 'under',
    bothSidesFrom: 3,
    scoreByLength: { 1: 1, 2: 2, 3: 4, 4: 7 },
  },
  {
    id: 'amsterdam',
    unequalPairs: 0,
    counts: { places: 17, routes: 45, spaces: 89, doublePairs: 13, tickets: 24 },
    players: [2, 4],
    cars: 16,
    deck: { colours: 6, copies: 6, wilds: 8, all: 44 },
    openingHand: 2,
    openingTickets: { take: 2, keep: 1 },
    drawTickets: { take: 2, keep: 1 },
    notKept: 'under',
    bothSidesFrom: 3,
    scoreByLength: { 1: 1, 2: 2, 3: 4, 4: 7 },
  },
  {
    id: 'africa',
    unequalPairs: 0,
    counts: { places: 51, routes: 117, spaces: 318, doublePairs: 21, tickets: 48 },
    players: [2, 5],
    cars: 45,
    deck: { colours: 8, copies: 12, wilds: 14, all: 110 },
    openingHand: 4,
    openingTickets: { take: 4, keep: 2 },
    drawTickets: { take: 4, keep: 1 },
    notKept: 'under',
    bothSidesFrom: 4,
    scoreByLength: { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15 },
  },
] as const;

test('the four boards, in their order', () => {
  expect(boardFacts.map((board) => board.id)).toEqual(EXPECTED.map((it) => it.id));
});

describe.each(EXPECTED)('$id', (expected) => {
  const board = boardOf(expected.id);

  test('has the counts of the box', () => {
    expect(counted(board)).toEqual(expected.counts);
  });

  test('states counts that match its rows', () => {
    const ticketPoints = sum(board.tickets.map((it) => it.points));
    expect(board.counts).toEqual({ ...counted(board), ticketPoints });
  });

  test('has the numbers of the game', () => {
    const { players, cars, openingHand, openingTickets, drawTickets, notKept, bothSidesFrom, scoreByLength } =
      expected;
    expect(board).toMatchObject({
      players,
      cars,
      openingHand,
      openingTickets,
      drawTickets,
      notKept,
      bothSidesFrom,
    });
    expect(board.lastRoundAt).toBe(2);
    expect(board.scoreByLength).toEqual(scoreByLength);
  });

  test('has the deck of the game', () => {
    const { colours, copies, wilds } = board;
    const all = colours.length * copies + wilds;
    expect({ colours: new Set(colours).size, copies, wilds, all }).toEqual(expected.deck);
  });

  test('has no duplicate place, and no route or ticket to an unknown one', () => {
    const places = new Set(board.places.map((it) => it.id));
    const countries = board.places.map((it) => it.country);
    expect(places.size).toBe(board.places.length);
    expect(board.routes.flatMap(ends).filter((it) => !places.has(it))).toEqual([]);
    expect(board.tickets.flatMap(ends).filter((it) => !places.has(it) && !countries.includes(it))).toEqual(
      [],
    );
  });

  test('has a score for every length and a card for every colour (G9)', () => {
    const colours: string[] = [...board.colours, 'grey'];
    expect(board.routes.filter((it) => !(it.length in board.scoreByLength))).toEqual([]);
    expect(board.routes.filter((it) => !colours.includes(it.colour))).toEqual([]);
  });

  test('marks as double exactly the pairs of routes between the same two places (G11)', () => {
    const alike = (route: RouteFacts) => board.routes.filter((it) => pairOf(it) === pairOf(route)).length;
    expect(board.routes.filter((it) => alike(it) > 2)).toEqual([]);
    expect(board.routes.filter((it) => (alike(it) === 2) !== (it.double === true))).toEqual([]);
  });

  test('pairs as double only routes of equal length, but for a tunnel beside a ferry (N13)', () => {
    const doubles = board.routes.filter((it) => it.double === true);
    const other = (route: RouteFacts) => doubles.find((it) => it !== route && pairOf(it) === pairOf(route));
    const unequal = doubles.filter((it) => other(it)?.length !== it.length);
    expect(unequal.filter((it) => it.tunnel === undefined && it.symbols === undefined)).toEqual([]);
    expect(unequal).toHaveLength(2 * expected.unequalPairs);
  });

  test('values every ticket at the shortest path between its ends', () => {
    const worth = board.tickets.map((it) => ({ ...it, points: shortestPath(board, it.a, it.b) }));
    expect(worth).toEqual(board.tickets);
  });

  test('has no duplicate ticket', () => {
    expect(new Set(board.tickets.map(pairOf)).size).toBe(board.tickets.length);
  });
});

function boardOf(id: string): BoardFacts {
  const board = boardFacts.find((it) => it.id === id);
  if (board === undefined) throw new Error(`no board ${id}`);
  return board;
}

function counted({ places, routes, tickets }: BoardFacts) {
  return {
    places: places.length,
    routes: routes.length,
    spaces: sum(routes.map((it) => it.length)),
    doublePairs: new Set(routes.filter((it) => it.double === true).map(pairOf)).size,
    tickets: tickets.length,
  };
}

/** The fewest spaces between two ends; a country is reached at any of its stations, and end stations lead nowhere. */
function shortestPath(board: BoardFacts, from: string, to: string): number {
  const stations = (end: string) =>
    board.places.filter((it) => it.id === end || it.country === end).map((it) => it.id);
  const distance = new Map(stations(from).map((it) => [it, 0]));
  const done = new Set<string>();
  for (;;) {
    const [near] = [...distance].filter(([place]) => !done.has(place)).sort((p, q) => p[1] - q[1]);
    if (near === undefined) return Infinity;
    const [place, spaces] = near;
    if (stations(to).includes(place)) return spaces;
    done.add(place);
    if (spaces > 0 && isEndStation(board, place)) continue;
    for (const route of board.routes.filter((it) => ends(it).includes(place))) {
      const next = route.a === place ? route.b : route.a;
      distance.set(next, Math.min(distance.get(next) ?? Infinity, spaces + route.length));
    }
  }
}

/** A station of a country whose stations no route joins. */
function isEndStation(board: BoardFacts, place: string): boolean {
  const country = (id: string) => board.places.find((it) => it.id === id)?.country;
  if (country(place) === undefined) return false;
  return !board.routes.some((it) => country(it.a) === country(place) && country(it.b) === country(place));
}

function ends(it: { a: string; b: string }): string[] {
  return [it.a, it.b];
}

function pairOf(it: { a: string; b: string }): string {
  return ends(it).sort().join('–');
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, it) => total + it, 0);
}
