import type { Board } from '../../engine/index.js';

/** The numbers behind the planner's judgement, in points and turns; found by playing many games against itself and the baselines. */
export interface Weights {
  /** Points that a turn is worth when ways are compared: the more, the straighter the ways. */
  turn: number;
  /** Points that a turn brings when it is spent on routes alone. */
  rate: number;
  /** Turns that a card still missing costs. */
  card: number;
  /** How much of a missing card is saved by one in hand that may yet be needed elsewhere. */
  inHand: number;
  /** Cards that a wild is worth. */
  wild: number;
  /** Points that a wild might have brought elsewhere. */
  keepWild: number;
  /** The share of a missing card that a grey route saves, as any colour will do. */
  grey: number;
  /** What a card is worth to a grey route for each card that its colour is behind the best in hand and row. */
  any: number;
  /** Points for a ticket done beside its own, where most tickets count. */
  globetrotter: number;
  /** Points that a merchandise card is worth. */
  cart: number;
  /** How sure it is that a ticket planned for is done, when tickets are chosen. */
  sure: number;
  /** Points for a route that rivals stand next to, by the length of the detour if they take it. */
  danger: number;
  /** Tickets are drawn where so many turns are left when the plan is done. */
  moreTickets: number;
  /** Points a card in hand is worth that no plan asks for. */
  idle: number;
  /** Points that drawing such a card is worth. */
  spare: number;
  /** Points that drawing is worth beside the cards, as a full hand keeps many ways open. */
  draw: number;
  /** How much heed is paid to the time a plan needs when turns are spent otherwise. */
  hurry: number;
  /** Turns that plans take longer than expected. */
  margin: number;
  /** And how much longer for each turn. */
  slower: number;
  /** How uncertain the time is, in turns. */
  spread: number;
  /** How much more a turn is worth where terrain doubles points. */
  doubling: number;
  /** The share of a route's points that the terrain to double it is worth. */
  terrain: number;
  /** How much less terrain is wanted for each card that the route itself still lacks. */
  apart: number;
  /** The share of its points that keeps a route waiting for terrain to double it. */
  patience: number;
  /** Points that a terrain card played might have brought elsewhere. */
  terrainKept: number;
  /** Points that claiming early is worth. */
  claim: number;
  /** How many routes beside the plan are looked forward to. */
  extras: number;
  /** How much the turns that a route takes count against its points: 0 not at all, 1 in full. */
  pace: number;
  /** What a card for a later route is worth against one for the next. */
  later: number;
}

/** For long games. */
const LONG: Weights = {
  turn: 8.64,
  rate: 2.76,
  card: 0.47,
  inHand: 0.36,
  wild: 1.43,
  keepWild: 0.35,
  grey: 0.04,
  any: 0.3,
  globetrotter: 9.92,
  cart: 2.88,
  sure: 1.46,
  danger: 1.21,
  moreTickets: 1.59,
  idle: 1.06,
  spare: 1.06,
  draw: 0,
  hurry: 8.54,
  margin: 0.66,
  slower: 1.75,
  spread: 3.34,
  doubling: 0.53,
  terrain: 0.92,
  apart: 0.15,
  patience: 0.4,
  terrainKept: 3.04,
  claim: 1.46,
  extras: 3,
  pace: 1,
  later: 0.8,
};

/** For short games. */
const SHORT: Weights = {
  turn: 3.09,
  rate: 2.51,
  card: 0.54,
  inHand: 0.09,
  wild: 1.19,
  keepWild: 0.66,
  grey: 0.07,
  any: 0.4,
  globetrotter: 0.82,
  cart: 1.06,
  sure: 1.04,
  danger: 0.37,
  moreTickets: 4.11,
  idle: 1.24,
  spare: 1.24,
  draw: 0.05,
  hurry: 5.78,
  margin: 2.39,
  slower: 1.1,
  spread: 2.17,
  doubling: 2.12,
  terrain: 0.94,
  apart: 3.43,
  patience: 0.91,
  terrainKept: 2.92,
  claim: 1.39,
  extras: 3,
  pace: 1,
  later: 0.8,
};

/** For games in which terrain doubles points. */
const TERRAIN: Weights = {
  turn: 3.77,
  rate: 1.79,
  card: 0.45,
  inHand: 0.45,
  wild: 1.73,
  keepWild: 1.09,
  grey: -0.02,
  any: 2.16,
  globetrotter: 13.51,
  cart: 1.19,
  sure: 2.01,
  danger: 1.08,
  moreTickets: 72.66,
  idle: 2.26,
  spare: 1.11,
  draw: 0.13,
  hurry: 16.21,
  margin: 1.27,
  slower: 2.07,
  spread: 3.91,
  doubling: 2.13,
  terrain: 1.55,
  apart: 0.37,
  patience: 0.31,
  terrainKept: 2.71,
  claim: 0.29,
  extras: 2.45,
  pace: 1,
  later: 1.58,
};

/** For short games in which merchandise counts. */
const CARTS: Weights = {
  turn: 1.48,
  rate: 2.51,
  card: 0.54,
  inHand: 0.06,
  wild: 1.38,
  keepWild: 0.35,
  grey: 0.12,
  any: 0.4,
  globetrotter: 1.29,
  cart: 1.68,
  sure: 1.05,
  danger: 0.53,
  moreTickets: 3.09,
  idle: 1.03,
  spare: 1.03,
  draw: 0.05,
  hurry: 11.17,
  margin: 0.41,
  slower: 1.52,
  spread: 3.6,
  doubling: 3.47,
  terrain: 0.48,
  apart: 2,
  patience: 0.54,
  terrainKept: 2.61,
  claim: 1.29,
  extras: 2.56,
  pace: 0,
  later: 0.91,
};

/** A game is short with fewer cars than this. */
const SHORT_CARS = 25;

/** The weights for a board. */
export function weightsFor(board: Board): Weights {
  if (board.terrain) return TERRAIN;
  if (board.facts.cars >= SHORT_CARS) return LONG;
  return board.merchandise ? CARTS : SHORT;
}
