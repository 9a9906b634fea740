import { NEVER, type Situation } from './situation.js';
import { CLOSED } from '../paths.js';
import { cheapestPath } from './cheapest-path.js';

/** Wanted cards drawn per turn. */
const PER_TURN = 2;
/** The extra cards a tunnel costs, on average. */
const TUNNEL_EXTRA = 0.6;

/** About how many turns a route takes: drawing what is missing, and the claim. */
export function turnsFor({ board, missing }: Situation, id: number): number {
  return (missing[id] + (board.routes[id].tunnel ? TUNNEL_EXTRA : 0)) / PER_TURN + 1;
}

/** By route: the spaces still to build; 0 for the seat's own, CLOSED if it can't build there. */
export function spacesLeft({ board, view, seat, missing }: Situation): number[] {
  const spaces: number[] = [];
  for (let id = 0; id < board.routes.length; id++) {
    if (view.owner[id] === seat) spaces.push(0);
    else spaces.push(missing[id] === NEVER ? CLOSED : board.routes[id].length);
  }
  return spaces;
}

/** Routes to build, and the tickets they complete. */
export interface TicketPlan {
  /** The routes, in the order of the tickets. */
  readonly routes: number[];
  /** The tickets it completes, nearest first. */
  readonly tickets: number[];
  /** The cars it needs. */
  cars: number;
}

/**
 * Plans the shortest path for one ticket after the other, nearest first; routes planned for one ticket are free for the next.
 * Tickets for which `cars` are not enough are left out.
 */
export function planTickets(situation: Situation, tickets: readonly number[], cars: number): TicketPlan {
  const { board } = situation;
  const spaces = spacesLeft(situation);
  const plan: TicketPlan = { routes: [], tickets: [], cars: 0 };
  const left = tickets.slice();
  const path: number[] = [];
  while (left.length > 0) {
    let best = -1;
    let least = cars - plan.cars + 1;
    let bestPath: number[] = [];
    for (let i = 0; i < left.length; i++) {
      const length = cheapestPath(board, spaces, board.tickets[left[i]], path);
      if (length >= least) continue;
      best = i;
      least = length;
      bestPath = path.slice();
    }
    if (best < 0) break;
    for (const id of bestPath) {
      spaces[id] = 0;
      plan.routes.push(id);
    }
    plan.cars += least;
    plan.tickets.push(left[best]);
    left.splice(best, 1);
  }
  return plan;
}

/** The cars that the seat can hope to place in the time left. */
export function carsInTime({ view, seat, time }: Situation): number {
  return Math.min(view.cars[seat], time);
}
