import type { Board } from '../../engine/index.js';
import { type BoardType, boardTypeOf } from '../planner/board-weights.js';

/** The parameters of the search. */
export interface SearchSettings {
  /** The most moves to compare. */
  most: number;
  /** The exploration bonus, in standard deviations. */
  curious: number;
  /** Progressive widening: one more move is compared after this many playouts. */
  widen: number;
  /** The lead at which a win is almost certain, in points per car of the board. */
  scale: number;
  /** The share of the reward for the win itself, beside the lead. */
  win: number;
  /** Prior: how much worse than the planner's move any other is, as a reward, */
  behind: number;
  /** the weight of the planner's estimate, in a turn and when tickets are chosen, */
  trust: number;
  trustTickets: number;
  /** and the weight of the points that the rivals' plans lose. */
  harm: number;
  /** How much better than the planner's a move must be, as playouts are not the game itself. */
  margin: number;
  /** The standard deviation of the prior: with one turn left, at most, and when tickets are chosen. */
  apart: number;
  apartMost: number;
  apartTickets: number;
}

/** For long games. */
export const LONG_SEARCH: SearchSettings = {
  most: 14,
  curious: 1,
  widen: 4,
  scale: 1,
  win: 0.1,
  behind: 0.007,
  trust: 0.66,
  trustTickets: 0.35,
  harm: 0.38,
  margin: 0.015,
  apart: 0.15,
  apartMost: 0.06,
  apartTickets: 0.075,
};

/** In short games every move decides more than the planner can foresee. */
const SHORT: SearchSettings = {
  ...LONG_SEARCH,
  behind: 0.02,
  trust: 0,
  harm: 0.15,
  margin: 0.02,
  apart: 0.25,
  apartMost: 0.1,
};

/** With terrain, the planner's estimates are worth half as much. */
const TERRAIN: SearchSettings = {
  ...LONG_SEARCH,
  behind: 0.002,
  trust: 0.35,
  harm: 0.3,
  margin: 0.02,
  apart: 0.25,
  apartMost: 0.1,
};

/** Fitted to the results of many playouts in games of planners. */
const FITTED: Record<BoardType, SearchSettings> = {
  long: LONG_SEARCH,
  short: SHORT,
  terrain: TERRAIN,
  carts: SHORT,
};

/** The search settings for a board. */
export function searchSettingsFor(board: Board): SearchSettings {
  return FITTED[boardTypeOf(board)];
}
