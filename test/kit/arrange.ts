import { type Board, NOBODY, type Seat, type State, audit, fastSeed, start } from '../../src/engine/index.js';
import { type Named, cards, kind } from './boards.js';

/** The parts of a position; missing parts are filled in so that everything adds up. */
export interface Wanted {
  players?: number;
  /** Whose turn it is (seat 0). */
  seat?: Seat;
  /** Hands by seat; others are empty. */
  hands?: Named[];
  /** The row, slot 0 first; else five coloured cards. */
  row?: string[];
  /** The top of the deck, top card first; the rest lies below it. */
  deck?: string[];
  discards?: Named;
  /** Where all other cards are: under the deck's top (the default), in the discards, or in a seat's hand. */
  rest?: 'deck' | 'discards' | Seat;
  /** Routes by seat that owns them. */
  owned?: number[][];
  /** Cars left by seat; else what the owned routes leave. With cars on no route the audit would fail, so it is skipped. */
  cars?: number[];
  /** Tickets by seat that keeps them. */
  kept?: number[][];
  /** The ticket deck, top first; else all other tickets. Others are then out of the game, put there by seat 0. */
  tickets?: number[];
  /** Terrain cards by seat and kind of terrain, those face up, and the deck's top (top first). */
  terrain?: { held?: number[][]; faceUp?: number[]; deck?: number[]; rest?: 'deck' | 'discards' | Seat };
  /** Merchandise cards by seat. */
  bonus?: number[];
}

/** Builds a position at the beginning of a turn. */
export function arrange(board: Board, wanted: Wanted = {}): State {
  const { players = 2, seat = 0, owned = [], kept = [] } = wanted;
  const state = start(board, { players, first: 0 }, fastSeed(1), []);
  state.phase = 'turn';
  state.seat = seat;
  state.turns = 10;
  state.offered = state.offered.map(() => []);
  state.choices = [];
  placeCards(board, state, wanted);
  owned.forEach((routes, owner) => {
    for (const id of routes) {
      state.owner[id] = owner;
      state.cars[owner]! -= board.routes[id]!.length;
      state.points[owner]! += board.routes[id]!.score;
    }
  });
  if (wanted.cars) state.cars = wanted.cars.slice();
  const away = new Set(kept.flat());
  kept.forEach((tickets, owner) => {
    for (const id of tickets) state.kept[id] = owner;
    state.keptCounts[owner] = tickets.length;
  });
  const all = board.tickets.map((_, id) => id).filter((id) => !away.has(id));
  state.ticketDeck = wanted.tickets ? wanted.tickets.slice().reverse() : all;
  for (const id of all) state.out[id] = state.ticketDeck.includes(id) ? NOBODY : 0;
  placeTerrain(board, state, wanted.terrain ?? {});
  if (wanted.bonus) {
    const given = wanted.bonus.reduce((sum, n) => sum + n, 0);
    state.merchandise = { held: wanted.bonus.slice(), left: (board.merchandise?.stock ?? 0) - given };
  }
  const wrong = audit(board, state);
  if (wrong && !wanted.cars && !wanted.bonus) throw new Error(`the position does not add up: ${wrong}`);
  return state;
}

function placeCards(
  board: Board,
  state: State,
  { hands = [], row, deck = [], discards = {}, rest = 'deck' }: Wanted,
): void {
  const left = board.copies.slice();
  const take = (counts: number[]) => {
    counts.forEach((n, k) => (left[k]! -= n));
    if (left.some((n) => n < 0)) throw new Error('more cards than the box holds');
    return counts;
  };
  const tally = (names: readonly string[]) => {
    const counts = new Array<number>(board.kinds).fill(0);
    for (const name of names) counts[kind(board, name)]!++;
    return counts;
  };
  const { kinds } = board;
  state.hands = new Array<number>(state.players * kinds).fill(0);
  state.known = state.hands.slice();
  hands.forEach((named, seat) =>
    take(cards(board, named)).forEach((n, k) => (state.hands[seat * kinds + k] = n)),
  );
  take(tally(deck));
  state.discards = take(cards(board, discards));
  if (row) take(tally(row));
  state.row = row ? row.map((name) => kind(board, name)) : [];
  if (!row && left.slice(0, board.wild).reduce((sum, n) => sum + n, 0) < 5)
    throw new Error('too few cards for a row');
  for (let k = 0; state.row.length < 5; k = (k + 1) % board.wild) {
    if (left[k] === 0) continue;
    left[k]!--;
    state.row.push(k);
  }
  const others = left.flatMap((n, k) => new Array<number>(n).fill(k));
  state.deck = [...(rest === 'deck' ? others : []), ...deck.map((name) => kind(board, name)).reverse()];
  if (rest === 'discards') left.forEach((n, k) => (state.discards[k]! += n));
  if (typeof rest === 'number') left.forEach((n, k) => (state.hands[rest * kinds + k]! += n));
  state.deckSize = state.deck.length;
  state.handSizes = state.handSizes.map((_, seat) =>
    state.hands.slice(seat * kinds, (seat + 1) * kinds).reduce((sum, n) => sum + n, 0),
  );
}

function placeTerrain(board: Board, state: State, wanted: NonNullable<Wanted['terrain']>): void {
  if (!board.terrain || !state.terrain) return;
  const { kinds, copies } = board.terrain;
  const table = state.terrain;
  const { faceUp = [0, 1], held = [], deck = [], rest = 'deck' } = wanted;
  const left = new Array<number>(kinds).fill(copies);
  table.held.fill(0);
  table.discards.fill(0);
  held.forEach((counts, seat) => counts.forEach((n, k) => (table.held[seat * kinds + k] = n)));
  for (const counts of held) counts.forEach((n, k) => (left[k]! -= n));
  table.faceUp = faceUp.slice();
  for (const k of [...faceUp, ...deck]) left[k]!--;
  const others = left.flatMap((n, k) => new Array<number>(n).fill(k));
  table.deck = [...(rest === 'deck' ? others : []), ...deck.slice().reverse()];
  if (rest === 'discards') left.forEach((n, k) => (table.discards[k]! += n));
  if (typeof rest === 'number') left.forEach((n, k) => (table.held[rest * kinds + k]! += n));
  table.deckSize = table.deck.length;
}
