import { GREY, type Route } from '../../engine/index.js';
import type { AnalysedPosition } from './analysed-position.js';
import { valueTerrain } from './terrain-values.js';

/** Allocates the hand to the routes to build, in order, and counts what is missing. */
export class Allocation {
  /** Cards missing for all the routes together, wilds weighted. */
  missing = 0;
  /** By kind: missing cards that must be of that kind. */
  private readonly lack: number[];
  /** By kind: the worth of one more card, in points. */
  readonly cardValues: number[];
  /** By kind: cards that no route needs. */
  readonly spare: number[];
  /** By kind of terrain: the worth of one more card, in points. */
  readonly terrainValues: number[];
  private readonly analysis: AnalysedPosition;
  private readonly inRow: number[];

  constructor(analysis: AnalysedPosition) {
    this.analysis = analysis;
    this.cardValues = analysis.board.copies.map(() => 0.5);
    this.spare = analysis.board.copies.map(() => 0);
    this.lack = analysis.board.copies.map(() => 0.5);
    this.inRow = analysis.board.copies.map(() => 0);
    this.terrainValues = analysis.board.terrain
      ? new Array<number>(analysis.board.terrain.kinds).fill(0.5)
      : [];
  }

  /** Allocates the hand, less a payment, to the first `count` routes; `without` is paid for and gets nothing. */
  allocate(
    routes: readonly Route[],
    count: number,
    payment: readonly number[] | null,
    without: Route | null,
  ): void {
    const { spare, analysis } = this;
    for (let k = 0; k < spare.length; k++) {
      spare[k] = analysis.hand[k] - (payment ? payment[k] : 0);
      this.lack[k] = 0;
    }
    this.missing = 0;
    for (let i = 0; i < count; i++) if (routes[i] !== without) this.serve(routes[i], 0);
  }

  /** Allocates the whole hand and computes what one more card of each kind is worth. */
  valueCards(routes: readonly Route[]): void {
    const { cardValues, spare, inRow, analysis } = this;
    const { board, weights, hand, position } = analysis;
    for (let k = 0; k < cardValues.length; k++) {
      cardValues[k] = weights.spare * (k === board.wild ? weights.wild : 1);
      spare[k] = hand[k];
      inRow[k] = 0;
      this.lack[k] = 0;
    }
    for (const card of position.row) inRow[card]++;
    this.missing = 0;
    let share = analysis.rate * weights.card;
    for (const route of routes) {
      const before = this.missing;
      this.serve(route, share);
      if (this.missing > before) share *= weights.later;
    }
    if (board.terrain) valueTerrain(analysis, routes, this.terrainValues);
  }

  /** Turns needed to draw what is missing. Mixed kinds come sooner than the same number of one kind. */
  turns(): number {
    const { lack, missing, analysis } = this;
    const { weights, scarcity } = analysis;
    let sum = (missing * weights.card) ** 4;
    for (let k = 0; k < lack.length; k++) if (lack[k] > 0) sum += (lack[k] * scarcity[k] * weights.wait) ** 4;
    return Math.sqrt(Math.sqrt(sum));
  }

  /** The kind that takes longest to draw; -1 if no single kind holds the plan up. */
  bottleneck(): number {
    const { lack, analysis } = this;
    let worst = -1;
    let most = this.missing * analysis.weights.card;
    for (let k = 0; k < lack.length; k++) {
      const wait = lack[k] * analysis.scarcity[k] * analysis.weights.wait;
      if (wait <= most) continue;
      most = wait;
      worst = k;
    }
    return worst;
  }

  /** How many cards a route would lack with the spare cards, in cards to draw. */
  shortfall({ colour: kind, cost, length, tunnel }: Route): number {
    const { spare, analysis } = this;
    const { wild } = analysis.board;
    const plain = length - cost.symbols;
    const colour = kind === GREY ? this.mostSpare(plain) : kind;
    const have = Math.min(plain, spare[colour]);
    const wilds = spare[wild];
    let symbols = Math.max(0, cost.symbols - wilds);
    let lacks = plain - have;
    if (cost.wilds) lacks = Math.max(0, lacks - Math.max(0, wilds - cost.symbols));
    if (cost.standIn > 0 && lacks + symbols > 0) {
      let others = -have;
      for (let k = 0; k < spare.length; k++) if (k !== wild || cost.wildStandsIn) others += spare[k];
      const stands = Math.min(lacks + symbols, others / cost.standIn);
      const less = Math.min(lacks, stands);
      lacks -= less;
      symbols = Math.max(0, symbols - (stands - less));
      if (cost.wildStandsIn) lacks *= STAND;
    }
    if (kind !== GREY) lacks *= analysis.scarcity[kind];
    return lacks + symbols * analysis.weights.wild * analysis.scarcity[wild] + (tunnel ? TUNNEL_EXTRA : 0);
  }

  /** Replaces the spare cards. */
  setSpare(cards: readonly number[]): void {
    for (let k = 0; k < cards.length; k++) this.spare[k] = cards[k];
  }

  /** Takes the cards for a route out of the spare ones. */
  allocateTo(route: Route): void {
    this.serve(route, 0);
  }

  private serve(route: Route, share: number): void {
    const { spare, cardValues, analysis } = this;
    const { wild } = analysis.board;
    const { cost, length } = route;
    const plain = length - cost.symbols;
    const colour = route.colour === GREY ? this.mostSpare(plain) : route.colour;
    const have = Math.min(plain, spare[colour]);
    spare[colour] -= have;
    let symbols = Math.min(cost.symbols, spare[wild]);
    spare[wild] -= symbols;
    symbols = cost.symbols - symbols;
    let short = plain - have;
    if (short > 0 && cost.wilds) {
      const wilds = Math.min(short, spare[wild]);
      spare[wild] -= wilds;
      short -= wilds;
    }
    if (route.colour !== GREY) this.lack[colour] += short;
    this.lack[wild] += symbols;
    this.missing +=
      short * (route.colour === GREY ? 1 : analysis.scarcity[colour]) +
      symbols * analysis.weights.wild * analysis.scarcity[wild];
    if (share === 0) return;
    if (symbols > 0 || (short > 0 && cost.wilds))
      cardValues[wild] = Math.max(cardValues[wild], share * analysis.weights.wild);
    if (short === 0 && !(route.tunnel && spare[colour] === 0)) return;
    const full = share * (short === 1 ? LAST : 1);
    if (cost.wildStandsIn)
      for (let k = 0; k < cardValues.length; k++)
        cardValues[k] = Math.max(cardValues[k], share / cost.standIn);
    if (route.colour === GREY) this.valueAny(colour, have, full);
    else cardValues[colour] = Math.max(cardValues[colour], full);
  }

  /** A grey route takes any colour; one with many cards in hand and row is worth most. */
  private valueAny(colour: number, have: number, full: number): void {
    const { cardValues, spare, inRow, analysis } = this;
    const { wild } = analysis.board;
    let most = 0;
    for (let k = 0; k < wild; k++) most = Math.max(most, (k === colour ? have : spare[k]) + inRow[k]);
    for (let k = 0; k < wild; k++) {
      const behind = most - (k === colour ? have : spare[k]) - inRow[k];
      cardValues[k] = Math.max(cardValues[k], full * analysis.weights.any ** behind);
    }
  }

  private mostSpare(enough: number): number {
    const { spare, analysis } = this;
    let most = 0;
    for (let k = 1; k < analysis.board.wild; k++) {
      const better =
        spare[most] >= enough ? spare[k] >= enough && spare[k] < spare[most] : spare[k] > spare[most];
      if (better) most = k;
    }
    return most;
  }
}

/** Cards to draw for each missing one when any cards can stand in for it. */
const STAND = 1.8;
/** The factor for the card that completes a set. */
const LAST = 1.15;
/** The extra cards a tunnel costs, on average. */
export const TUNNEL_EXTRA = 0.7;
