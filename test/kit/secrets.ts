import { randomMove } from '../../src/bots/random.js';
import {
  type Board,
  type GameEvent,
  type Eyes,
  NOBODY,
  type Seat,
  type State,
  clone,
  fastSeed,
  openStream,
  play,
  start,
  toAct,
} from '../../src/engine/index.js';

/** Plays a random game and calls back after every move, and once before the first. */
export function randomGame(
  board: Board,
  players: number,
  seed: number,
  each: (state: State, events: readonly GameEvent[]) => void,
): void {
  const dealt: GameEvent[] = [];
  const state = start(board, { players, first: 'lot' }, fastSeed(seed), dealt);
  const stream = openStream(fastSeed(seed), 1_000_000);
  each(state, dealt);
  for (let moves = 0; state.phase !== 'over'; moves++) {
    if (moves > 5000) throw new Error('the game does not end');
    const events: GameEvent[] = [];
    const seat = toAct(state)[0]!;
    const problem = play(board, state, seat, randomMove(board, state, seat, stream), events);
    if (problem) throw new Error(`the random player made a wrong move: ${problem.code}`);
    each(state, events);
  }
}

/** Another state with the same view for these eyes: everything hidden from them is swapped around (G18). */
export function disguised(board: Board, state: State, eyes: Eyes): State {
  const other = clone(state);
  other.seed = fastSeed(987654);
  other.terrain?.deck.reverse();
  dealAnew(board, other, eyes);
  swapTickets(board, other, eyes);
  return other;
}

/** Returns the cards that only their holder knows to the deck, and deals as many from its bottom. */
function dealAnew({ kinds }: Board, state: State, eyes: Eyes): void {
  const pool = state.deck.slice();
  const missing: Seat[] = [];
  state.hands.forEach((held, i) => {
    const seat = Math.floor(i / kinds);
    if (seat === eyes) return;
    for (let n = state.known[i]!; n < held; n++) {
      pool.push(i % kinds);
      missing.push(seat);
    }
    state.hands[i] = state.known[i]!;
  });
  pool.reverse();
  for (const seat of missing) state.hands[seat * kinds + pool.pop()!]!++;
  state.deck = pool;
}

/** Permutes the tickets whose place these eyes don't know. */
function swapTickets(board: Board, state: State, eyes: Eyes): void {
  const known = (ticket: number) =>
    [state.kept, state.out].some((list) => list[ticket] === eyes) ||
    (typeof eyes === 'number' && state.offered[eyes]!.includes(ticket)) ||
    (state.ticketDeck.includes(ticket) && state.buriedBy[ticket] === eyes);
  const hidden = board.tickets.map((_, ticket) => ticket).filter((ticket) => !known(ticket));
  const shift = Math.floor(hidden.length / 2);
  const now = board.tickets.map((_, ticket) => ticket);
  hidden.forEach((ticket, i) => (now[ticket] = hidden[(i + shift) % hidden.length]!));
  const moved = (list: number[]) => {
    const result = list.slice();
    now.forEach((to, from) => (result[to] = list[from]!));
    return result;
  };
  state.kept = moved(state.kept);
  state.out = moved(state.out);
  state.buriedBy = moved(state.buriedBy.map((by) => (by === eyes ? by : NOBODY)));
  state.ticketDeck = state.ticketDeck.map((ticket) => now[ticket]!);
  state.offered = state.offered.map((list) => list.map((ticket) => now[ticket]!));
  state.choices = state.choices.map((list) => list && list.map((ticket) => now[ticket]!));
}
