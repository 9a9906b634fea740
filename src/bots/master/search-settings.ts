import type { Board } from '../../engine/index.js';
import { type Nature, natureOf } from '../planner/weights.js';

/** How the search goes about it. */
export interface SearchSettings {
  /** Moves compared at most. */
  most: number;
  /** How eagerly moves are tried of which little is known, in standard deviations. */
  curious: number;
  /** Moves are taken in for comparison one by one, each after so many more trials. */
  widen: number;
  /** Points ahead that make a win as good as sure, by the cars of the board. */
  scale: number;
  /** The share of the reward that the win itself makes out, beside the points. */
  win: number;
  /** How much worse than the planner's any other move is taken to be before it is tried, */
  behind: number;
  /** what a point counts by which the planner thinks it worse, in a turn and where tickets are chosen, */
  trust: number;
  trustTickets: number;
  /** and a point that the plans of rivals lose by it. */
  harm: number;
  /** How much better than the planner's a move must be thought to be, as playouts are not the game itself. */
  margin: number;
  /** How far moves are apart in truth from what is thought of them: with one turn left, at most, and where tickets are chosen. */
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

/** In a game of few cars every move decides more than the planner can tell beforehand. */
const SHORT: SearchSettings = {
  ...LONG_SEARCH,
  behind: 0.02,
  trust: 0,
  harm: 0.15,
  margin: 0.02,
  apart: 0.25,
  apartMost: 0.1,
};

/** Where terrain doubles points, the planner's judgement is worth half as much. */
const TERRAIN: SearchSettings = {
  ...LONG_SEARCH,
  behind: 0.002,
  trust: 0.35,
  harm: 0.3,
  margin: 0.02,
  apart: 0.25,
  apartMost: 0.1,
};

/** Fitted to what many playouts told of moves in games of planners. */
const FITTED: Record<Nature, SearchSettings> = {
  long: LONG_SEARCH,
  short: SHORT,
  terrain: TERRAIN,
  carts: SHORT,
};

/** The settings for a board. */
export function searchSettingsFor(board: Board): SearchSettings {
  return FITTED[natureOf(board)];
}
