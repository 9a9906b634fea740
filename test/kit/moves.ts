import { expect } from 'vitest';
import {
  type Board,
  type GameEvent,
  type Move,
  type Problem,
  type Seat,
  type State,
  canonical,
  play,
  toAct,
} from '../../src/engine/index.js';
import { type Named, cards, route } from './boards.js';

/** Plays a move that must be legal. Returns its events. */
export function plays(board: Board, state: State, move: Move, seat: Seat = state.seat): GameEvent[] {
  const events: GameEvent[] = [];
  const problem = play(board, state, seat, move, events);
  if (problem) throw new Error(`${problem.code}: ${JSON.stringify(move)}`);
  return events;
}

/** Tries a move that must be refused and leave the state unchanged. Returns the problem. */
export function refuses(board: Board, state: State, move: Move, seat: Seat = state.seat): Problem {
  const before = canonical(state);
  const events: GameEvent[] = [];
  const problem = play(board, state, seat, move, events);
  expect(canonical(state)).toBe(before);
  expect(events).toEqual([]);
  if (!problem) throw new Error(`not refused: ${JSON.stringify(move)}`);
  return problem;
}

/** A claim of the route between two places with these cards. */
export function claim(board: Board, a: string, b: string, paid: Named, which: string | number = 0): Move {
  return { type: 'claim', route: route(board, a, b, which), cards: cards(board, paid) };
}

/** The one event of this type among several. */
export function only<T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): Extract<GameEvent, { type: T }> {
  const found = events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
  expect(found.map((event) => event.type)).toEqual([type]);
  return found[0]!;
}

/** Lets every seat keep all tickets it was dealt, so that the first turn begins. */
export function openAll(board: Board, state: State): void {
  for (const seat of toAct(state))
    plays(board, state, { type: 'keep', tickets: state.offered[seat]!.slice() }, seat);
}
