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
import { CLOSED, PathFinder } from '../paths.js';

/** What a seat may hold, by what it has built. */
interface Guess {
  /** By ticket: how likely it is, as a weight. */
  readonly weights: readonly number[];
  /** By ticket: at which of its ends what the seat has built comes to a stop. */
  readonly stops: readonly (readonly number[])[];
}

/** What others may hold: tickets along what they have built are likelier than others. */
export class Belief {
  private readonly view: View;
  /** By seat; null for the seat that looks on. */
  private readonly guesses: (Guess | null)[];

  constructor(board: Board, view: View) {
    this.view = view;
    const paths = new PathFinder(mapOf(board), 'reached');
    this.guesses = view.cars.map((_, seat) => (seat === view.eyes ? null : guess(board, view, seat, paths)));
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
    this.guesses.forEach((it, seat) => {
      if (!it) return;
      const explained = new Set<number>();
      for (let n = view.keptCounts[seat]; n > 0; n--)
        state.kept[takeWeighted(hidden, it, explained, stream)] = seat;
    });
    shuffle(stream, hidden);
    for (const i of deck) state.ticketDeck[i] = hidden.pop() ?? UNKNOWN;
    for (const seat of outs) state.out[hidden.pop() ?? 0] = seat;
  }
}

/** How much likelier a ticket is, as powers of e; found by guessing the tickets of planners. */
const LIKELIER = {
  /** For all of its way that is still to be built. */
  left: -2.4,
  done: 1.3,
  /** Where a seat has built to one of its ends, or to both. */
  end: 0.5,
  ends: 1.8,
  /** For each end where what the seat has built comes to a stop that no other ticket explains. */
  stop: 2,
};

/** The more of a ticket's way a seat has built, and to its very ends, the likelier it holds it. */
function guess(board: Board, view: View, seat: Seat, paths: PathFinder): Guess {
  const whole = board.routes.map(({ length }) => length);
  const spaces = board.routes.map(({ id, length }) => {
    if (view.owner[id] === seat) return 0;
    return view.owner[id] === NOBODY ? length : CLOSED;
  });
  const built = board.places.map(() => 0);
  for (const { id, a, b } of board.routes) {
    if (view.owner[id] !== seat) continue;
    built[a]++;
    built[b]++;
  }
  const weights = board.tickets.map(({ ends }) => {
    const length = paths.find(ends[0], ends[1], whole);
    const left = Math.min(2, paths.find(ends[0], ends[1], spaces) / length);
    const reached = ends.filter((places) => places.some((place) => built[place] > 0)).length;
    let power = LIKELIER.left * left;
    if (left === 0) power += LIKELIER.done;
    if (reached > 0) power += reached === 1 ? LIKELIER.end : LIKELIER.ends;
    return Math.exp(power);
  });
  const stops = board.tickets.map(({ ends }) => ends.flat().filter((place) => built[place] === 1));
  return { weights, stops };
}

const FINE = 1e6;

/** Takes a ticket out of a list at random, and notes the stops that it explains. */
function takeWeighted(tickets: number[], it: Guess, explained: Set<number>, stream: Stream): number {
  const weights = tickets.map((ticket) => {
    const open = it.stops[ticket].filter((place) => !explained.has(place)).length;
    return it.weights[ticket] * Math.exp(LIKELIER.stop * open);
  });
  let sum = 0;
  for (const weight of weights) sum += weight;
  let at = (below(stream, FINE) / FINE) * sum;
  let i = 0;
  while (i < tickets.length - 1 && (at -= weights[i]) >= 0) i++;
  const [taken] = tickets.splice(i, 1);
  for (const place of it.stops[taken]) explained.add(place);
  return taken;
}
