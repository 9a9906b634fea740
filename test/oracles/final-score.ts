import type { Board, GameEvent, Seat } from '../../src/engine/index.js';
import { isConnected } from './connections.js';

/** Points of a route by its length, as "Numbers at a glance" has them. */
const BY_LENGTH: Record<number, number> = { 1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 9: 27 };

/** M3: the worth of the places by number of players. */
const PLACES: Record<number, number[]> = { 2: [8, 4], 3: [8, 5, 2], 4: [8, 6, 4, 2] };

/** What the rules add at the end, by board. */
const EXTRA: Record<string, 'globetrotter' | 'attractions' | 'merchandise'> = {
  nordic: 'globetrotter',
  newyork: 'attractions',
  amsterdam: 'merchandise',
  africa: 'globetrotter',
};

/** A final score by seat, without the longest path. */
export interface Count {
  points: Record<string, number[]>;
  totals: number[];
  done: number[];
}

/**
 * Recomputes the final score of a game from its events and the board file alone: routes, doubled or not, tickets kept, and
 * what each board adds.
 */
export function recount(board: Board, players: number, events: readonly GameEvent[]): Count {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const claims = events.flatMap((event) => (event.type === 'claimed' ? [event] : []));
  const kept = events.flatMap((event) => (event.type === 'kept' || event.type === 'chose' ? [event] : []));
  const routesOf = (seat: Seat) => claims.filter((claim) => claim.seat === seat).map(({ route }) => route);
  const ticketsOf = (seat: Seat) =>
    kept.filter((event) => event.seat === seat).flatMap(({ tickets }) => tickets ?? []);
  const done = seats.map((seat) => ticketsOf(seat).filter((one) => isConnected(board, one, routesOf(seat))));
  const worth = (tickets: readonly number[]) => sum(tickets.map((one) => board.facts.tickets[one]!.points));

  const points: Record<string, number[]> = {
    routes: seats.map((seat) =>
      sum(claims.map((claim) => (claim.seat === seat ? worthOf(board, claim) : 0))),
    ),
    tickets: done.map(worth),
    failed: seats.map((seat) => 0 - worth(ticketsOf(seat).filter((one) => !done[seat]!.includes(one)))),
  };
  const extra = EXTRA[board.id]!;
  if (extra === 'globetrotter') {
    // N11, A10: ten points for the most tickets done, to each when tied; none without a ticket done.
    const counts = done.map((tickets) => tickets.length);
    points[extra] = counts.map((n) => (n > 0 && counts.every((other) => other <= n) ? 10 : 0));
  } else if (extra === 'attractions') {
    points[extra] = seats.map((seat) => sights(board, routesOf(seat)));
  } else {
    // M2: one card for each route with carts, sixteen in all.
    const given = claims.filter(({ route }) => board.facts.routes[route]!.cart).slice(0, 16);
    points[extra] = merchandise(seats.map((seat) => given.filter((claim) => claim.seat === seat).length));
  }
  const totals = seats.map((seat) => sum(Object.values(points).map((list) => list[seat]!)));
  return { points, totals, done: done.map((tickets) => tickets.length) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

/** G9, A5: the score for its length, and twice that where terrain was played with it. */
function worthOf(board: Board, { route, terrain }: Extract<GameEvent, { type: 'claimed' }>): number {
  return BY_LENGTH[board.facts.routes[route]!.length]! * (terrain ? 2 : 1);
}

/** Y2: the places with an attraction at which one or more of these routes end. */
function sights({ facts }: Board, routes: readonly number[]): number {
  const ends = routes.flatMap((route) => [facts.routes[route]!.a, facts.routes[route]!.b]);
  return facts.places.filter(({ id, attraction }) => attraction && ends.includes(id)).length;
}

/** M3 by awarding the places in order: the most cards take the next, and ties skip as many. */
function merchandise(cards: readonly number[]): number[] {
  const points = cards.map(() => 0);
  const left = PLACES[cards.length]!.slice();
  for (const most of [...new Set(cards)].sort((x, y) => y - x)) {
    const tied = cards.filter((n) => n === most).length;
    const worth = left.splice(0, tied)[0]!;
    cards.forEach((n, seat) => (points[seat]! += n === most && n > 0 ? worth : 0));
  }
  return points;
}
