import {
  type Board,
  GREY,
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

/** What a route costs, as sentences. */
export function costOf(board: Board, id: number): string[] {
  const { cost, colour, tunnel, cart } = board.routes[id];
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

/** What a payment doesn't tell by itself: why it takes more cards than spaces, what may still be asked for, what comes with the route. */
export function remarksOn(
  board: Board,
  view: View,
  seat: Seat,
  id: number,
  cards: readonly number[],
): string[] {
  const { cost, tunnel, cart } = board.routes[id];
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

/** Why a seat can't claim a route whatever it pays; null where only cards are wanting, or nothing. */
export function closedFor(board: Board, view: View, seat: Seat, route: number): Problem | null {
  // While others are to act the engine would say that first.
  const by = view.owner[route];
  if (by !== NOBODY) return { code: 'route-taken', by };
  const none = Array.from({ length: board.kinds }, () => 0);
  const problem = whyNot(board, view, seat, { type: 'claim', route, cards: none });
  switch (problem?.code) {
    case 'double-own':
    case 'double-closed':
    case 'too-few-cars':
      return problem;
    case undefined:
    default:
      return null;
  }
}

/** How many cards at least a hand still lacks for a route; a wild stands for what is held least of. */
export function lacking(board: Board, hand: readonly number[], id: number): number {
  const { cost, colour } = board.routes[id];
  const { length, symbols, standIn, wildStandsIn } = cost;
  const wilds = hand[board.wild];
  const plain = length - symbols;
  const most = colour === GREY ? Math.max(...hand.slice(0, board.wild)) : hand[colour];
  const own = Math.min(plain, most);
  const coloured = hand.slice(0, board.wild).reduce((sum, n) => sum + n, 0);
  const spare = coloured - own + (wildStandsIn ? wilds : 0);
  const stood = standIn === 0 ? 0 : Math.floor(spare / standIn);
  return Math.max(0, length - own - (cost.wilds ? wilds : 0) - stood);
}

/** Whose a route is, or that it is open, for who reads the board as text. */
export function ownerOf(
  board: Board,
  view: View,
  route: number,
  name: (seat: Seat) => string,
  seat: Seat | undefined,
): string {
  const owner = view.owner[route];
  if (owner !== NOBODY) return owner === seat ? t.reading.yours : t.reading.ownedBy(name(owner));
  return isClosed(board, view, seat, board.routes[route]) ? t.reading.closed : t.reading.free;
}
