import type { Board, Position, Route, Seat } from '../../engine/index.js';
import type { RailMap } from '../map.js';
import type { Weights } from './weights.js';

/** What the parts of an analysis read of the position under analysis. */
export interface AnalysedPosition {
  readonly board: Board;
  readonly map: RailMap;
  readonly seat: Seat;
  readonly weights: Weights;
  /** Points per turn spent on routes alone. */
  readonly rate: number;
  /** By route: the points it scores, bonuses included. */
  readonly worth: number[];
  /** The seat's cards by kind. */
  readonly hand: number[];
  /** By kind: how hard a card is to get; 1 is usual. */
  readonly scarcity: number[];
  readonly position: Position;
  /** Estimates the cards missing for a route. Cards in hand count in part, as other routes may need them. */
  cardsMissing(route: Route): number;
}
