import type { Board, GameEvent, RouteFacts, Seat, State } from '../../src/engine/index.js';

/** The points for claims, tracked independently of the engine from lengths, carts and doublings. */
export class Ledger {
  readonly points: number[];
  readonly bonus: number[];
  private stock: number;
  private readonly board: Board;

  constructor(board: Board, players: number) {
    this.board = board;
    this.points = new Array<number>(players).fill(0);
    this.bonus = new Array<number>(players).fill(0);
    const rule = board.facts.rules.find((asked) => asked.rule === 'merchandise');
    this.stock = rule ? rule.stock : 0;
  }

  write(events: readonly GameEvent[]): void {
    for (const event of events) {
      if (event.type !== 'claimed') continue;
      const { length, cart } = this.board.facts.routes[event.route]!;
      this.points[event.seat]! += this.board.facts.scoreByLength[length]! * (event.terrain ? 2 : 1);
      if (!cart || this.stock === 0) continue;
      this.stock--;
      this.bonus[event.seat]!++;
    }
  }
}

/** A final score computed from the board file, the owners of routes and the tickets kept. */
export interface Recount {
  totals: number[];
  doneCounts: number[];
  ranks: number[];
}

/** Computes the final score (G14, G17, N11, N12, Y2, M3, A10, A11) without the engine. */
export function recount({ facts }: Board, state: State, { points, bonus }: Ledger): Recount {
  const seats = points.map((_, seat) => seat);
  const own = seats.map((seat) => facts.routes.filter((_, id) => state.owner[id] === seat));
  const stations = (end: string) =>
    facts.places.flatMap(({ id, country }) => (id === end || country === end ? [id] : []));
  const totals = points.slice();
  const doneCounts = seats.map(() => 0);
  facts.tickets.forEach(({ a, b, points: worth }, id) => {
    const seat = state.kept[id]!;
    if (seat < 0) return;
    const done = stations(a).some((from) =>
      stations(b).some((to) => placesReachedFrom(own[seat]!, from).has(to)),
    );
    totals[seat]! += done ? worth : -worth;
    if (done) doneCounts[seat]!++;
  });
  for (const rule of facts.rules) {
    for (const seat of seats) {
      if (rule.rule === 'globetrotter' && doneCounts[seat]! > 0)
        totals[seat]! += doneCounts.every((n) => n <= doneCounts[seat]!) ? rule.points : 0;
      if (rule.rule === 'attractions') {
        const touched = new Set(own[seat]!.flatMap(({ a, b }) => [a, b]));
        const sights = facts.places.filter(({ id, attraction }) => attraction && touched.has(id));
        totals[seat]! += sights.length * rule.points;
      }
      if (rule.rule === 'merchandise' && bonus[seat]! > 0) {
        const place = bonus.filter((n) => n > bonus[seat]!).length;
        totals[seat]! += rule.worth[seats.length]![place]!;
      }
    }
  }
  const paths = facts.rules.some(({ rule }) => rule === 'longest-path');
  const better = (x: Seat, y: Seat) =>
    totals[x]! - totals[y]! ||
    doneCounts[x]! - doneCounts[y]! ||
    (paths && x !== y ? longest(own[x]!) - longest(own[y]!) : 0);
  const ranks = seats.map((seat) => 1 + seats.filter((other) => better(other, seat) > 0).length);
  return { totals, doneCounts, ranks };
}

function placesReachedFrom(routes: readonly RouteFacts[], from: string): Set<string> {
  const places = new Set([from]);
  for (const place of places) {
    for (const { a, b } of routes) {
      if (a === place) places.add(b);
      if (b === place) places.add(a);
    }
  }
  return places;
}

/** The longest trail by brute force; only ties need it. */
function longest(routes: readonly RouteFacts[], from?: string): number {
  let best = 0;
  for (const route of routes) {
    const rest = routes.filter((other) => other !== route);
    for (const [near, far] of [
      [route.a, route.b],
      [route.b, route.a],
    ]) {
      if (from === undefined || from === near) best = Math.max(best, route.length + longest(rest, far));
    }
  }
  return best;
}
