import {
  type Board,
  type BoardFacts,
  type GameEvent,
  type Outcome,
  type Position,
  type Seat,
  type State,
  loadBoard,
} from '../../src/engine/index.js';
import { boards, cards, kind } from './boards.js';
import { plays } from './moves.js';

/** The boards where wilds pay for any route, end a draw and sweep the row: all but Nordic (G5, G6, G9). */
export const wildBoards: Board[] = boards.filter((board) => board.id !== 'nordic');

/** The sum of these counts. */
export const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/** The cards in a seat's hand, by kind. */
export function handOf(board: Board, position: Position, seat: Seat): number[] {
  return position.hands.slice(seat * board.kinds, (seat + 1) * board.kinds);
}

/** Every permutation of these items. */
export function orders<T>(things: readonly T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((one, i) => orders(things.filter((_, j) => j !== i)).map((rest) => [one, ...rest]));
}

/** A board with some of its facts changed. */
export function changeFacts(board: Board, changes: Partial<BoardFacts>): Board {
  const result = loadBoard({ ...board.facts, ...changes });
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

/** Cards that pay for any route: of its colour, of one colour for a grey one, wilds for a ferry. */
export function priceOf(board: Board, id: number): number[] {
  const { length, colour, symbols } = board.facts.routes[id]!;
  if (symbols) return cards(board, { wild: length });
  return cards(board, { [colour === 'grey' ? board.facts.colours[0]! : colour]: length });
}

/** Draws blind for the seat until its turn is over. Returns the events. */
export function drawsBlind(board: Board, state: State): GameEvent[] {
  const { turns } = state;
  const events = plays(board, state, { type: 'deck' });
  if (state.phase === 'second' && state.turns === turns)
    events.push(...plays(board, state, { type: 'deck' }));
  return events;
}

/** Ends a game in which a seat has at most two cars by drawing blind. Returns the outcome. */
export function finish(board: Board, state: State): Outcome {
  for (let turn = 0; turn <= 2 * state.players && state.phase !== 'over'; turn++) drawsBlind(board, state);
  if (!state.outcome) throw new Error('the game does not end');
  return state.outcome;
}

/** The points of all seats under this heading. */
export function pointsFor(outcome: Outcome, category: string): number[] {
  const found = outcome.scores.find((score) => score.category === category);
  if (!found) throw new Error(`nothing is counted as ${category}`);
  return found.points;
}

/** The types of these events, in order. */
export const types = (events: readonly GameEvent[]): string[] => events.map((event) => event.type);

/** The numbers of these kinds of card. */
export const kindsNamed = (board: Board, ...names: string[]): number[] =>
  names.map((name) => kind(board, name));

/** How many wilds lie in the row. */
export function wildsInRow(board: Board, { row }: Position): number {
  return row.filter((card) => card === board.wild).length;
}

/** The cards of deck and discards that are not wild: what G6 counts. */
export function plainOutside(board: Board, state: State): number {
  const inDeck = state.deck.filter((card) => card !== board.wild).length;
  return inDeck + total(state.discards.slice(0, board.wild));
}
