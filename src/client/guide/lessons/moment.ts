import {
  type Board,
  GREY,
  itemAt,
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
} from '../../../engine/index.js';
import type { OwnTicket } from '../../table/own-tickets.js';

/** A sort of route that has a lesson of its own. */
export type Sort = 'tunnel' | 'ferry' | 'grey' | 'double' | 'cart';

/** The facts about a table that decide which lesson is due. */
export interface Moment {
  phase: Phase;
  /** The learner may act. */
  mine: boolean;
  /** The learner's turns so far, including this one. */
  turn: number;
  /** The learner's moves so far; a turn may take several. */
  moves: number;
  /** How many routes the learner owns, and the first of them. */
  owned: number;
  ownRoute: number | null;
  done: number;
  allDone: boolean;
  /** There are enough cars for another ticket. */
  manyCars: boolean;
  hopeless: boolean;
  lastRound: boolean;
  wildInRow: boolean;
  wildEndsDraw: boolean;
  attractions: boolean;
  terrain: boolean;
  /** The route that a hint would claim now without stand-ins. */
  claimNow: number | null;
  /** By sort: a route of it on the missing path of a ticket. */
  sorts: Record<Sort, number | null>;
  /** A route that can be claimed now with its points doubled by terrain cards. */
  doubling: number | null;
}

/** A table as the learner sees it. */
export interface SeenTable {
  board: Board;
  view: View;
  seat: Seat;
  tickets: readonly OwnTicket[];
  legal: ReadonlySet<number>;
  moves: number;
  /** The best move of the hint, once it has arrived. */
  advised: Move | undefined;
}

/** Collects the facts that decide which lesson is due. */
export function momentOf({ board, view, seat, tickets, legal, moves, advised }: SeenTable): Moment {
  const missingRoutes = tickets.flatMap(({ done, missing }) =>
    done ? [] : (missing ?? []).map((id) => itemAt(board.routes, id)),
  );
  const has = (rule: string) => board.facts.rules.some((it) => it.rule === rule);
  const missingOne = (fits: (route: Route) => boolean) => missingRoutes.find(fits)?.id ?? null;
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
    manyCars: 2 * itemAt(view.cars, seat) >= board.facts.cars,
    hopeless: tickets.some(({ done, missing }) => !done && missing === undefined),
    lastRound: view.turnsLeft !== NOT_YET && view.phase !== 'over',
    wildInRow: view.row.includes(board.wild),
    wildEndsDraw: has('wild-ends-draw'),
    attractions: has('attractions'),
    terrain: view.terrain !== null,
    claimNow: advised?.type === 'claim' && isExact(board, advised) ? advised.route : null,
    sorts: {
      tunnel: missingOne(({ tunnel }) => tunnel),
      ferry: missingOne(({ cost }) => cost.symbols > 0),
      grey: missingOne(
        ({ colour, tunnel, cost }) => colour === GREY && !tunnel && cost.symbols === 0 && cost.standIn === 0,
      ),
      double: bothSides ? null : missingOne(({ twin }) => twin !== NO_TWIN),
      cart: missingOne(({ cart }) => cart),
    },
    doubling: [...legal].find((id) => canDouble(board, view, seat, id)) ?? null,
  };
}

/** Whether a claim is paid with a card for each space, and wilds only for symbols. */
function isExact(board: Board, { route, cards }: MoveOf<'claim'>): boolean {
  const { length, symbols } = itemAt(board.routes, route).cost;
  return cards.reduce((sum, n) => sum + n, 0) === length && cards[board.wild] === symbols;
}

/** Whether the seat has the terrain cards to double this route without wilds (A5). */
function canDouble(board: Board, view: View, seat: Seat, id: number): boolean {
  return listDoublings(board, view, seat, id, 0).length > 0;
}
