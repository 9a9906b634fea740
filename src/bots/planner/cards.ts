import { GREY, type Route } from '../../engine/index.js';
import type { Desk } from './desk.js';

/** Deals a hand out to the routes to build, in order, and sees what is missing. */
export class Dealing {
  /** Cards missing for all the routes together, a wild counted for what it is worth. */
  missing = 0;
  /** By kind: points that one card more is worth. */
  readonly want: number[];
  /** By kind: cards that no route asks for. */
  readonly spare: number[];
  /** By kind of terrain: points that one card more is worth. */
  readonly wantTerrain: number[];
  private readonly desk: Desk;
  private readonly terrain: number[];
  private readonly inRow: number[];

  constructor(desk: Desk) {
    this.desk = desk;
    this.want = desk.board.copies.map(() => 0.5);
    this.spare = desk.board.copies.map(() => 0);
    this.inRow = desk.board.copies.map(() => 0);
    this.wantTerrain = desk.board.terrain ? new Array<number>(desk.board.terrain.kinds).fill(0.5) : [];
    this.terrain = desk.board.terrain ? new Array<number>(desk.board.terrain.kinds).fill(0) : [];
  }

  /** Deals out the hand less a payment to the first so many routes; `without` gets nothing, as it is paid for. */
  deal(
    routes: readonly Route[],
    count: number,
    payment: readonly number[] | null,
    without: Route | null,
  ): void {
    const { spare, desk } = this;
    for (let k = 0; k < spare.length; k++) spare[k] = desk.hand[k] - (payment ? payment[k] : 0);
    this.missing = 0;
    for (let i = 0; i < count; i++) if (routes[i] !== without) this.serve(routes[i], 0);
  }

  /** Deals out the whole hand and works out what cards are wanted. */
  wish(routes: readonly Route[]): void {
    const { want, spare, inRow, desk } = this;
    const { board, weights, hand, position } = desk;
    for (let k = 0; k < want.length; k++) {
      want[k] = weights.spare * (k === board.wild ? weights.wild : 1);
      spare[k] = hand[k];
      inRow[k] = 0;
    }
    for (const card of position.row) inRow[card]++;
    this.missing = 0;
    let share = desk.rate * weights.card;
    for (const route of routes) {
      const before = this.missing;
      this.serve(route, share);
      if (this.missing > before) share *= weights.later;
    }
    if (board.terrain) this.wishTerrain(routes);
  }

  /** Terrain for doubling the routes in order (A5): what a route's points are for each card still needed. */
  private wishTerrain(routes: readonly Route[]): void {
    const { wantTerrain, terrain, desk } = this;
    const { board, position, seat, weights } = desk;
    if (!board.terrain || !position.terrain) return;
    const { kinds, kindOf } = board.terrain;
    for (let kind = 0; kind < kinds; kind++) {
      wantTerrain[kind] = 0;
      terrain[kind] = position.terrain.held[seat * kinds + kind];
    }
    let share = weights.terrain;
    for (const route of routes) {
      const kind = kindOf[route.id];
      const price = route.length > 3 ? 2 : 1;
      const need = Math.max(price, mostHeld(desk, kind)) - terrain[kind];
      if (need <= 0) terrain[kind] -= price;
      else if (need <= MOST) {
        wantTerrain[kind] = Math.max(
          wantTerrain[kind],
          (share * route.score) / (need + desk.missing(route) * weights.apart),
        );
        share *= weights.later;
      }
    }
  }

  private serve(route: Route, share: number): void {
    const { spare, want, desk } = this;
    const { wild } = desk.board;
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
    this.missing += short + symbols * desk.weights.wild;
    if (share === 0) return;
    if (symbols > 0 || (short > 0 && cost.wilds))
      want[wild] = Math.max(want[wild], share * desk.weights.wild);
    if (short === 0 && !(route.tunnel && spare[colour] === 0)) return;
    const full = share * (short === 1 ? LAST : 1);
    if (route.colour === GREY) this.wantAny(colour, have, full);
    else want[colour] = Math.max(want[colour], full);
  }

  /** A grey route takes any colour: the more of one there is in hand and row, the better. */
  private wantAny(colour: number, have: number, full: number): void {
    const { want, spare, inRow, desk } = this;
    const { wild } = desk.board;
    let most = 0;
    for (let k = 0; k < wild; k++) most = Math.max(most, (k === colour ? have : spare[k]) + inRow[k]);
    for (let k = 0; k < wild; k++) {
      const behind = most - (k === colour ? have : spare[k]) - inRow[k];
      want[k] = Math.max(want[k], full * desk.weights.any ** behind);
    }
  }

  private mostSpare(enough: number): number {
    const { spare, desk } = this;
    let most = 0;
    for (let k = 1; k < desk.board.wild; k++) {
      const better =
        spare[most] >= enough ? spare[k] >= enough && spare[k] < spare[most] : spare[k] > spare[most];
      if (better) most = k;
    }
    return most;
  }
}

/** How many terrain cards of a kind the rival has who has most. */
function mostHeld({ board, position, seat }: Desk, kind: number): number {
  if (!board.terrain || !position.terrain) return 0;
  const { kinds } = board.terrain;
  let most = 0;
  for (let s = 0; s < position.players; s++) {
    if (s !== seat) most = Math.max(most, position.terrain.held[s * kinds + kind]);
  }
  return most;
}

/** More terrain cards than this are not collected for one route. */
const MOST = 3;
/** The card that completes a set is worth a little more. */
const LAST = 1.15;
