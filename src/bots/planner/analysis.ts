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
import { Allocation, TUNNEL_EXTRA } from './allocation.js';
import { estimateTurnsLeft } from './turns-left.js';
import { Network } from './network.js';
import { CLOSED } from '../paths.js';
import { updateScarcity } from './scarcity.js';
import type { Weights } from './weights.js';
import { updateWorth } from './route-worth.js';

/** What lies before the planner while it thinks about one move. */
export class Analysis {
  readonly board: Board;
  readonly map: RailMap;
  readonly seat: Seat;
  readonly weights: Weights;
  /** Points that a turn is worth when ways are compared. */
  readonly turn: number;
  /** Points that a turn brings when it is spent on routes alone. */
  readonly rate: number;
  readonly network: Network;
  /** By route: what building it costs, in points: turns spent less points gained; 0 for one's own, CLOSED where it can't be built. */
  readonly prices: number[];
  /** By route: the points it brings, bonuses included. */
  readonly worth: number[];
  /** Own cards by kind. */
  readonly hand: number[];
  /** By kind: how hard a card is to come by, 1 being usual. */
  readonly scarcity: number[];
  readonly allocation: Allocation;
  position: Position;
  cars = 0;
  /** Whether a move is wanted quickly, for a playout. */
  isQuick = false;
  /** Own turns still to come, this one included, as far as can be guessed. */
  turns = 0;
  /** By route: what is at stake if a rival takes it, as far as it was asked for. */
  dangers: (number | undefined)[] = [];
  /** The connected parts of one's own routes, by place. */
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

  /** Puts a position on the analysis and works everything out. */
  load(position: Position): void {
    this.refresh(position);
    this.parts = network(this.board, position, this.seat);
    updateWorth(this);
    this.dangers = [];
    for (const route of this.board.routes) this.prices[route.id] = this.price(route);
  }

  /** Puts a position on the analysis; what routes cost and bring stays as it was. */
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

  /** How many cards are missing for a route, those in hand counted in part, as other routes may need them. */
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

/** No route is cheaper than this for each of its spaces, lest plans go round in circles. */
const LEAST = 0.15;
