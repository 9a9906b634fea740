import {
  type Board,
  GREY,
  itemAt,
  newAttractions,
  NOBODY,
  type Problem,
  type Seat,
  type View,
  whyNot,
} from '../../../engine/index.js';
import { t } from '../../language/index.js';
import * as routeKind from '../../../words/route-kind.js';
import { isClosed } from './closed-routes.js';

/** What sort of route it is and how long, in the language in use. */
export function kindOfRoute(board: Board, id: number): string {
  return routeKind.kindOfRoute(t, board, id);
}

/** The cost of a route, as sentences. */
export function costOf(board: Board, id: number): string[] {
  const { cost, colour, tunnel, cart } = itemAt(board.routes, id);
  const { length, symbols, standIn, wildStandsIn } = cost;
  const name = colour === GREY ? null : (board.colours[colour] ?? null);
  const price =
    symbols > 0
      ? t.payment.costFerry(length, symbols, name)
      : name === null
        ? t.payment.costGrey(length)
        : t.payment.costPlain(length, name);
  const sentences = [`${t.basics.capital(price)}.`];
  if (standIn > 0) sentences.push((wildStandsIn ? t.payment.standInCard : t.payment.standInWild)(standIn));
  if (cost.wilds && !(symbols > 0 && symbols === length)) sentences.push(t.payment.wildsHelp);
  if (tunnel) sentences.push(t.payment.costTunnel);
  if (cart) sentences.push(t.payment.cart);
  return sentences;
}

/** Remarks on a payment: why it takes more cards than spaces, what a tunnel may still ask for, what comes with the route. */
export function remarksOn(
  board: Board,
  view: View,
  seat: Seat,
  id: number,
  cards: readonly number[],
): string[] {
  const { cost, tunnel, cart } = itemAt(board.routes, id);
  const sights = newAttractions(board, view, seat, id);
  const { length, standIn, wildStandsIn } = cost;
  const paid = cards.reduce((sum, n) => sum + n, 0);
  const sentences: string[] = [];
  if (paid > length && standIn > 0)
    sentences.push((wildStandsIn ? t.payment.standInCard : t.payment.standInWild)(standIn));
  if (tunnel) sentences.push(t.payment.costTunnel);
  if (cart) sentences.push(t.payment.cart);
  if (sights > 0) sentences.push(t.cards.newAttractions(sights));
  return sentences;
}

/** The problems of a claim that no payment solves. */
const UNPAYABLE: readonly Problem['code'][] = ['double-own', 'double-closed', 'too-few-cars'];

/** Why a seat can't claim a route whatever it pays; null if at most cards are missing. */
export function closedFor(board: Board, view: View, seat: Seat, route: number): Problem | null {
  // In the turn of another, the engine would report that first.
  const by = itemAt(view.owner, route);
  if (by !== NOBODY) return { code: 'route-taken', by };
  const none = Array.from({ length: board.kinds }, () => 0);
  const problem = whyNot(board, view, seat, { type: 'claim', route, cards: none });
  return problem !== null && UNPAYABLE.includes(problem.code) ? problem : null;
}

/** The least number of cards that a hand still lacks for a route. */
export function lacking(board: Board, hand: readonly number[], id: number): number {
  const { cost, colour } = itemAt(board.routes, id);
  const { length, symbols, standIn, wildStandsIn } = cost;
  const wilds = itemAt(hand, board.wild);
  const plain = length - symbols;
  const most = colour === GREY ? Math.max(...hand.slice(0, board.wild)) : itemAt(hand, colour);
  const own = Math.min(plain, most);
  const coloured = hand.slice(0, board.wild).reduce((sum, n) => sum + n, 0);
  const spare = coloured - own + (wildStandsIn ? wilds : 0);
  const stood = standIn === 0 ? 0 : Math.floor(spare / standIn);
  return Math.max(0, length - own - (cost.wilds ? wilds : 0) - stood);
}

/** The owner of a route in words, or that it is free or closed. */
export function ownerOf(
  board: Board,
  view: View,
  route: number,
  name: (seat: Seat) => string,
  seat: Seat | undefined,
): string {
  const owner = itemAt(view.owner, route);
  if (owner !== NOBODY) return owner === seat ? t.reading.yours : t.reading.ownedBy(name(owner));
  return isClosed(board, view, seat, itemAt(board.routes, route)) ? t.reading.closed : t.reading.free;
}
