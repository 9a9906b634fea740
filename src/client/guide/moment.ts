import {
  type Board,
  GREY,
  type Move,
  type MoveOf,
  NO_TWIN,
  NOT_YET,
  type Phase,
  type Route,
  type Seat,
  listDoublings,
  toAct,
  type View,
} from '../../engine/index.js';
import type { OwnTicket } from '../table/own-tickets.js';

/** The sorts of routes that have a lesson of their own. */
export type Sort = 'tunnel' | 'ferry' | 'grey' | 'double' | 'cart';

/** What a teacher sees of the table at a glance. */
export interface Moment {
  phase: Phase;
  /** The learner is asked. */
  mine: boolean;
  /** The learner's turns so far, the present one among them. */
  turn: number;
  /** The learner's moves so far; a turn may take several. */
  moves: number;
  /** How many routes the learner owns, and the first of them. */
  owned: number;
  ownRoute: number | null;
  done: number;
  allDone: boolean;
  /** There are cars enough for another ticket. */
  manyCars: boolean;
  hopeless: boolean;
  lastRound: boolean;
  wildInRow: boolean;
  wildEndsDraw: boolean;
  attractions: boolean;
  terrain: boolean;
  /** The route that a hint would claim now, paid with its own cards. */
  claimNow: number | null;
  /** By sort: a route of it on the learner's way. */
  sorts: Record<Sort, number | null>;
  /** A route that can be claimed now with its points doubled by terrain cards. */
  doubling: number | null;
}

/** What is to be seen at the table by whoever sits there. */
export interface Table {
  board: Board;
  view: View;
  seat: Seat;
  tickets: readonly OwnTicket[];
  legal: ReadonlySet<number>;
  moves: number;
  /** The move that a hint names first, once it is known. */
  advised: Move | undefined;
}

/** Looks at the table as a teacher does. */
export function momentOf({ board, view, seat, tickets, legal, moves, advised }: Table): Moment {
  const way = tickets.flatMap(({ done, missing }) => (done ? [] : (missing ?? [])));
  const has = (rule: string) => board.facts.rules.some((it) => it.rule === rule);
  const onWay = (fits: (route: Route) => boolean) => way.find((id) => fits(board.routes[id])) ?? null;
  const ownRoute = view.owner.indexOf(seat);
  const bothSides = view.players >= board.facts.bothSidesFrom;
  return {
    phase: view.phase,
    mine: toAct(view).includes(seat),
    turn: Math.ceil(view.turns / view.players),
    moves,
    owned: view.owner.filter((it) => it === seat).length,
    ownRoute: ownRoute < 0 ? null : ownRoute,
    done: tickets.filter(({ done }) => done).length,
    allDone: tickets.length > 0 && tickets.every(({ done }) => done) && view.ticketDeck.length > 0,
    manyCars: 2 * view.cars[seat] >= board.facts.cars,
    hopeless: tickets.some(({ done, missing }) => !done && missing === undefined),
    lastRound: view.turnsLeft !== NOT_YET && view.phase !== 'over',
    wildInRow: view.row.includes(board.wild),
    wildEndsDraw: has('wild-ends-draw'),
    attractions: has('attractions'),
    terrain: view.terrain !== null,
    claimNow: advised?.type === 'claim' && isExact(board, advised) ? advised.route : null,
    sorts: {
      tunnel: onWay(({ tunnel }) => tunnel),
      ferry: onWay(({ cost }) => cost.symbols > 0),
      grey: onWay(
        ({ colour, tunnel, cost }) => colour === GREY && !tunnel && cost.symbols === 0 && cost.standIn === 0,
      ),
      double: bothSides ? null : onWay(({ twin }) => twin !== NO_TWIN),
      cart: onWay(({ cart }) => cart),
    },
    doubling: [...legal].find((id) => canDouble(board, view, seat, id)) ?? null,
  };
}

/** Whether a claim is paid with as many cards as the route has spaces, wilds only where it asks for them. */
function isExact(board: Board, { route, cards }: MoveOf<'claim'>): boolean {
  const { length, symbols } = board.routes[route].cost;
  return cards.reduce((sum, n) => sum + n, 0) === length && cards[board.wild] === symbols;
}

/** Whether the seat has the terrain cards to double this route without wilds (A5). */
function canDouble(board: Board, view: View, seat: Seat, id: number): boolean {
  return listDoublings(board, view, seat, id, 0).length > 0;
}
