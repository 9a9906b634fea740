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

/** A guess at a seat's tickets, from what it has built. */
interface Guess {
  /** By ticket: its likelihood, as a weight. */
  readonly weights: readonly number[];
  /** By ticket: its end places at which the seat's network stops. */
  readonly stops: readonly (readonly number[])[];
}

/** A belief about the rivals' tickets: those along their networks are likelier. */
export class Belief {
  private readonly view: View;
  /** By seat; null for the viewer. */
  private readonly guesses: (Guess | null)[];

  constructor(board: Board, view: View) {
    this.view = view;
    const paths = new PathFinder(mapOf(board), 'reached');
    this.guesses = view.cars.map((_, seat) => (seat === view.eyes ? null : guess(board, view, seat, paths)));
  }

  /** Re-deals the hidden tickets of a sampled state: to the seats by weight, the rest uniformly. */
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

/** Log-likelihoods of a ticket, fitted to the tickets of planners. */
const LIKELIER = {
  /** If its whole path is still to be built. */
  left: -2.4,
  done: 1.3,
  /** If the seat has built to one of its ends, or to both. */
  end: 0.5,
  ends: 1.8,
  /** For each end at which the seat's network stops and no other ticket explains it. */
  stop: 2,
};

/** The more of a ticket's path a seat has built, above all at its ends, the likelier it holds it. */
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

/** The resolution of random numbers between 0 and 1. */
const FINE = 1e6;

/** Removes a random ticket from a list by weight, and marks the stops it explains. */
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
