import { NEVER, type Situation } from './situation.js';
import { CLOSED } from '../paths.js';
import { cheapestPath } from './cheapest-path.js';

/** A turn brings about so many wanted cards. */
const PER_TURN = 2;
/** Tunnels ask for more than their length, about so many cards. */
const TUNNEL_EXTRA = 0.6;

/** About how many turns a route takes: the draws of what is missing, two cards a turn, and the claim. */
export function turnsFor({ board, missing }: Situation, id: number): number {
  return (missing[id] + (board.routes[id].tunnel ? TUNNEL_EXTRA : 0)) / PER_TURN + 1;
}

/** By route: the spaces still to be built; nothing for one's own, CLOSED where the seat can't build. */
export function spacesLeft({ board, view, seat, missing }: Situation): number[] {
  const spaces: number[] = [];
  for (let id = 0; id < board.routes.length; id++) {
    if (view.owner[id] === seat) spaces.push(0);
    else spaces.push(missing[id] === NEVER ? CLOSED : board.routes[id].length);
  }
  return spaces;
}

/** What is to be built, and for which tickets. */
export interface TicketPlan {
  /** The routes, those for the first ticket first. */
  readonly routes: number[];
  /** The tickets that are done by it. */
  readonly tickets: number[];
  /** The cars it takes. */
  cars: number;
}

/**
 * Plans the shortest way for one ticket after the other, the nearest first; what is planned for one is free for the next.
 * Tickets that so many cars don't suffice for are left out.
 */
export function planTickets(o: Situation, tickets: readonly number[], cars: number): TicketPlan {
  const { board } = o;
  const spaces = spacesLeft(o);
  const plan: TicketPlan = { routes: [], tickets: [], cars: 0 };
  const left = tickets.slice();
  const way: number[] = [];
  while (left.length > 0) {
    let best = -1;
    let least = cars - plan.cars + 1;
    let bestWay: number[] = [];
    for (let i = 0; i < left.length; i++) {
      const length = cheapestPath(board, spaces, board.tickets[left[i]], way);
      if (length >= least) continue;
      best = i;
      least = length;
      bestWay = way.slice();
    }
    if (best < 0) break;
    for (const id of bestWay) {
      spaces[id] = 0;
      plan.routes.push(id);
    }
    plan.cars += least;
    plan.tickets.push(left[best]);
    left.splice(best, 1);
  }
  return plan;
}

/** The cars that a player can hope to place in the time left. */
export function carsInTime({ view, seat, time }: Situation): number {
  return Math.min(view.cars[seat], time);
}
