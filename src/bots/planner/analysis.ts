import {
  type Board,
  GREY,
  type Position,
  type Route,
  type Seat,
  emptyTable,
  isFree,
  network,
} from '../../engine/index.js';
import { type RailMap, mapOf } from '../map.js';
import type { AnalysedPosition } from './analysed-position.js';
import { Allocation, TUNNEL_EXTRA } from './allocation.js';
import { estimateTurnsLeft } from './turns-left.js';
import { Network } from './network.js';
import { CLOSED } from '../paths.js';
import { updateScarcity } from './scarcity.js';
import type { Weights } from './weights.js';
import { updateWorth } from './route-worth.js';

/** The planner's analysis of one position. */
export class Analysis implements AnalysedPosition {
  readonly board: Board;
  readonly map: RailMap;
  readonly seat: Seat;
  readonly weights: Weights;
  /** The worth of a turn in points, when paths are compared. */
  readonly turn: number;
  readonly rate: number;
  readonly network: Network;
  /** By route: its price in points, turns spent less points gained; 0 for the seat's own, CLOSED if it can't be built. */
  readonly prices: number[];
  readonly worth: number[];
  readonly hand: number[];
  readonly scarcity: number[];
  readonly allocation: Allocation;
  position: Position;
  cars = 0;
  /** Whether speed matters more than strength, as in playouts. */
  isQuick = false;
  /** The seat's estimated turns left, this one included. */
  turns = 0;
  /** By route: the cached loss if a rival takes it. */
  dangers: (number | undefined)[] = [];
  /** By place: the component of the seat's network it belongs to. */
  parts: number[] = [];

  constructor(board: Board, seat: Seat, weights: Weights) {
    this.board = board;
    this.map = mapOf(board);
    this.seat = seat;
    this.weights = weights;
    this.turn = weights.turn * (board.terrain ? weights.doubling : 1);
    this.rate = weights.rate * (board.terrain ? weights.doubling : 1);
    this.network = new Network(board, this.map);
    this.prices = board.routes.map(() => 0.5);
    this.worth = board.routes.map(() => 0.5);
    this.hand = board.copies.map(() => 0);
    this.scarcity = board.copies.map(() => 0.5);
    this.position = emptyTable(board, board.facts.players[1], 'open');
    this.allocation = new Allocation(this);
  }

  /** Analyses a position in full. */
  load(position: Position): void {
    this.refresh(position);
    this.parts = network(this.board, position, this.seat);
    updateWorth(this);
    this.dangers = [];
    for (const route of this.board.routes) this.prices[route.id] = this.price(route);
  }

  /** Moves on to a position, but keeps prices and worth of routes. */
  refresh(position: Position): void {
    const { board, seat, hand } = this;
    this.position = position;
    this.cars = position.cars[seat];
    for (let k = 0, at = seat * board.kinds; k < board.kinds; k++, at++) hand[k] = position.hands[at];
    this.turns = estimateTurnsLeft(board, position, seat, this.weights.own);
    updateScarcity(board, position, seat, this.weights.scarce, this.scarcity);
  }

  private price(route: Route): number {
    const { position, seat, weights } = this;
    if (position.owner[route.id] === seat) return 0;
    if (route.length > this.cars || !isFree(this.board, position, seat, route)) return CLOSED;
    const turns = 1 + this.cardsMissing(route) * weights.card;
    const price = this.turn * turns - this.worth[route.id];
    return Math.max(price, LEAST * route.length);
  }

  cardsMissing({ length, colour, cost, tunnel }: Route): number {
    const { board, hand, weights, position, seat } = this;
    const plain = length - cost.symbols;
    let most = 0;
    const inHand = Math.max(
      weights.inHand,
      Math.min(1, (position.handSizes[seat] / Math.max(1, this.cars)) * weights.plenty),
    );
    if (colour === GREY) for (let k = 0; k < board.wild; k++) most = Math.max(most, hand[k]);
    else most = hand[colour];
    const grey = colour === GREY ? plain * weights.grey : 0;
    const symbols = (cost.symbols - Math.min(cost.symbols, hand[board.wild]) * inHand) * weights.wild;
    const have = Math.min(plain, most);
    const rare = colour === GREY ? 0 : (plain - have) * (this.scarcity[colour] - 1);
    return plain - grey - have * inHand + rare + symbols + (tunnel ? TUNNEL_EXTRA : 0);
  }
}

/** The lowest price per space; without it, plans would run in circles. */
const LEAST = 0.15;
