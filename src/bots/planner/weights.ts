import type { Board } from '../../engine/index.js';
import { CARTS, LONG, SHORT, TERRAIN } from './tuned.js';

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
  /** Drawing is worth less and less when fewer turns than this are left after it; 0 for ever the same. */
  fade: number;
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
  /** The share of what tickets bring that routes on their way count for, where all routes compete; 0 where the plan comes first. */
  mixed: number;
  /** Where all routes compete and no more turns than this are left, what can still be built is planned turn by turn. */
  horizon: number;
  /** Turns that a card of one very kind takes. */
  wait: number;
  /** How much more cards in hand count where there are many for the cars left. */
  plenty: number;
  /** Points put on routes that keep a plan waiting, to find a way round them. */
  detour: number;
  /** How much later the seat ends the game itself than it could. */
  own: number;
  /** How much heed is paid to how rare a colour has become: 0 none, 1 full. */
  scarce: number;
  /** How much heed the haste pays to what a draw would do for the plan. */
  useful: number;
  /** What a card for a later route is worth against one for the next. */
  later: number;
}

/** What sort of game a board makes: long or short, with terrain that doubles points, with merchandise to collect. */
export type Nature = 'long' | 'short' | 'terrain' | 'carts';

/** A game is short with fewer cars than this. */
const SHORT_CARS = 25;

/** The nature of a board. */
export function natureOf(board: Board): Nature {
  if (board.terrain) return 'terrain';
  if (board.facts.cars >= SHORT_CARS) return 'long';
  return board.merchandise ? 'carts' : 'short';
}

const TUNED: Record<Nature, Weights> = { long: LONG, short: SHORT, terrain: TERRAIN, carts: CARTS };

/** The weights for a board. */
export function weightsFor(board: Board): Weights {
  return TUNED[natureOf(board)];
}
