import {
  type Board,
  GREY,
  isLegal,
  itemAt,
  type MoveOf,
  NOT_YET,
  type Position,
  type Seat,
} from '../../engine/index.js';

type Claim = MoveOf<'claim'>;

/** How many cards of each kind some routes ask for. */
export function wantedCards(board: Board, routes: Iterable<number>): number[] {
  const wanted = Array.from({ length: board.kinds }, () => 0);
  for (const id of routes) {
    const { colour, cost } = itemAt(board.routes, id);
    if (colour !== GREY) wanted[colour] = itemAt(wanted, colour) + cost.length - cost.symbols;
    wanted[board.wild] = itemAt(wanted, board.wild) + cost.symbols;
  }
  return wanted;
}

/** The worth of a wild in other cards. */
const WILD = 12;

/**
 * The cost of giving cards away: wilds most, then cards wanted elsewhere, then kinds the hand has few of. Where other cards stand in for a wild, it is
 * worth hardly less than they are, and a card wanted elsewhere is never worth more than the wild that could take its place there.
 */
function loss(
  board: Board,
  hand: readonly number[],
  wanted: readonly number[],
  { route, cards, terrain }: Claim,
): number {
  const { colour, cost } = itemAt(board.routes, route);
  const replaced = cost.wilds && cost.standIn > 0;
  const wild = replaced ? cost.standIn - 0.5 : WILD;
  /** How many cards of a kind would be missing elsewhere because of this payment. */
  const lacking = (kind: number): number => {
    const short = itemAt(wanted, kind) - itemAt(hand, kind);
    return Math.max(0, short + itemAt(cards, kind)) - Math.max(0, short);
  };
  const more = replaced ? (wild - 1) * 0.7 : 4;
  const main = colour === GREY ? most(cards, board.wild) : colour;
  let sum = wild * itemAt(cards, board.wild) + WILD * (terrain?.wilds ?? 0);
  if (replaced) sum += lacking(board.wild);
  for (let kind = 0; kind < board.wild; kind++) {
    const [paid, held] = [itemAt(cards, kind), itemAt(hand, kind)];
    if (paid === 0) continue;
    // It is good to have cards of the route's own colour left, and to let single cards stand in rather than parts of sets.
    const fit = kind === main ? paid - held : paid * held;
    sum += paid + more * lacking(kind) + 0.05 * fit;
  }
  return sum;
}

/** The colour of most of the cards. */
function most(cards: readonly number[], wild: number): number {
  let best = 0;
  for (let kind = 1; kind < wild; kind++) if (itemAt(cards, kind) > itemAt(cards, best)) best = kind;
  return best;
}

/**
 * The listed payments, the one with the least loss first: those that double the points with terrain alone, which has no other use, then those that
 * double nothing, then those that double with wilds. Terrain is too good to double a single point, unless the last round leaves no other use for it.
 */
export function byLoss(
  board: Board,
  position: Position,
  seat: Seat,
  listed: readonly Claim[],
  elsewhere: Iterable<number>,
): Claim[] {
  const hand = position.hands.slice(seat * board.kinds, (seat + 1) * board.kinds);
  const wanted = wantedCards(board, elsewhere);
  const isLate = position.turnsLeft !== NOT_YET;
  const rank = ({ route, terrain }: Claim): number => {
    if (terrain === undefined) return 1;
    return terrain.wilds === 0 && (isLate || itemAt(board.routes, route).score > 1) ? 0 : 2;
  };
  const order = (x: Claim, y: Claim): number =>
    rank(x) - rank(y) || loss(board, hand, wanted, x) - loss(board, hand, wanted, y);
  const sorted = listed.slice().sort(order);
  const [first] = sorted;
  if (first === undefined || itemAt(board.routes, first.route).cost.standIn === 0) return sorted;
  // Few of the many sets that may stand in are listed: exchange cards as long as that loses less.
  const best = bestExchange(board, position, seat, first, order);
  return best === first ? sorted : [best, ...sorted];
}

/** The first of some payments whose set is of this kind, else the first that has the kind at all; wilds count where they are paid. */
export function paymentWith(
  board: Board,
  payments: readonly Claim[],
  kind: number | undefined,
): Claim | undefined {
  if (kind === undefined) return undefined;
  const having = payments.filter(({ cards }) => itemAt(cards, kind) > 0);
  const isSet = ({ cards }: Claim): boolean => kind === most(cards, board.wild);
  return having.find(isSet) ?? having[0];
}

/** The kinds of card that some payment of a route takes: those of the listed payments, or in exchange for one of their cards. */
export function payingKinds(
  board: Board,
  position: Position,
  seat: Seat,
  listed: readonly Claim[],
): ReadonlySet<number> {
  const all = listed.flatMap((claim) => [claim, ...exchanges(board, position, seat, claim)]);
  return new Set(all.flatMap(({ cards }) => cards.flatMap((n, kind) => (n > 0 ? [kind] : []))));
}

/** The payment reached by exchanging single cards as long as that comes earlier in the order. */
function bestExchange(
  board: Board,
  position: Position,
  seat: Seat,
  claim: Claim,
  order: (x: Claim, y: Claim) => number,
): Claim {
  const better = exchanges(board, position, seat, claim).find((other) => order(other, claim) < 0);
  return better === undefined ? claim : bestExchange(board, position, seat, better, order);
}

/** Whether a card of a payment could be exchanged for another of the hand. */
export function exchangeable(board: Board, position: Position, seat: Seat, claim: Claim): boolean {
  return exchanges(board, position, seat, claim).length > 0;
}

/** The payments that differ from one in a single card. */
function exchanges(board: Board, position: Position, seat: Seat, claim: Claim): Claim[] {
  const hand = position.hands.slice(seat * board.kinds, (seat + 1) * board.kinds);
  const found: Claim[] = [];
  claim.cards.forEach((paid, given) => {
    if (paid === 0) return;
    hand.forEach((held, taken) => {
      if (taken === given || held <= itemAt(claim.cards, taken)) return;
      const cards = claim.cards.map((n, kind) => n - Number(kind === given) + Number(kind === taken));
      const other = { ...claim, cards };
      if (isLegal(board, position, seat, other)) found.push(other);
    });
  });
  return found;
}
