import {
  type Board,
  NOBODY,
  type Seat,
  type State,
  type Stream,
  UNKNOWN,
  type View,
  below,
  shuffle,
} from '../../engine/index.js';
import { mapOf } from '../map.js';
import { CLOSED, Paths } from '../planner/paths.js';

/** What others may hold: tickets along what they have built are likelier than others. */
export class Belief {
  private readonly view: View;
  /** By seat and ticket: how likely it is, as a weight; null for the seat that looks on. */
  private readonly weights: (number[] | null)[];

  constructor(board: Board, view: View) {
    this.view = view;
    const paths = new Paths(mapOf(board));
    this.weights = view.cars.map((_, seat) =>
      seat === view.eyes ? null : ticketWeights(board, view, seat, paths),
    );
  }

  /** Deals the tickets that can't be seen anew by these weights: first to the seats, the rest evenly to where the others lie. */
  deal(state: State, stream: Stream): void {
    const { view } = this;
    const hidden: number[] = [];
    const deck: number[] = [];
    view.ticketDeck.forEach((ticket, i) => {
      if (ticket === UNKNOWN) deck.push(i);
    });
    for (const i of deck) hidden.push(state.ticketDeck[i]);
    const outs: Seat[] = [];
    for (let ticket = 0; ticket < state.kept.length; ticket++) {
      const isKept = state.kept[ticket] !== NOBODY && view.kept[ticket] === NOBODY;
      const isOut = state.out[ticket] !== NOBODY && view.out[ticket] === NOBODY;
      if (!isKept && !isOut) continue;
      hidden.push(ticket);
      if (isOut) outs.push(state.out[ticket]);
      state.kept[ticket] = view.kept[ticket];
      state.out[ticket] = view.out[ticket];
    }
    this.weights.forEach((weights, seat) => {
      if (!weights) return;
      for (let n = view.keptCounts[seat]; n > 0; n--)
        state.kept[takeWeighted(hidden, weights, stream)] = seat;
    });
    shuffle(stream, hidden);
    for (const i of deck) state.ticketDeck[i] = hidden.pop() ?? UNKNOWN;
    for (const seat of outs) state.out[hidden.pop() ?? 0] = seat;
  }
}

/** How much likelier a ticket is that is done than one not begun, as a power of e. */
const BIAS = 4;

/** By ticket: the more of its way a seat has built, the likelier it holds it. */
function ticketWeights(board: Board, view: View, seat: Seat, paths: Paths): number[] {
  const spaces = board.routes.map(({ id, length }) => {
    if (view.owner[id] === seat) return 0;
    return view.owner[id] === NOBODY ? length : CLOSED;
  });
  const none = board.routes.map(() => 0);
  return board.tickets.map(({ ends, points }) => {
    const left = Math.min(2 * points, paths.find(ends[0], ends[1], spaces, none));
    return Math.exp((-BIAS * left) / points);
  });
}

const FINE = 1e6;

function takeWeighted(tickets: number[], weights: readonly number[], stream: Stream): number {
  let sum = 0;
  for (const ticket of tickets) sum += weights[ticket];
  let at = (below(stream, FINE) / FINE) * sum;
  let i = 0;
  while (i < tickets.length - 1 && (at -= weights[tickets[i]]) >= 0) i++;
  const [taken] = tickets.splice(i, 1);
  return taken;
}
