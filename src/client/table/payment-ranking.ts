import {
  type Board,
  GREY,
  isLegal,
  type MoveOf,
  NOT_YET,
  type Position,
  type Seat,
} from '../../engine/index.js';

type Claim = MoveOf<'claim'>;

/** How many cards of each kind the routes still to be built ask for. */
export function wantedCards(board: Board, routes: Iterable<number>): number[] {
  const wanted = Array.from({ length: board.kinds }, () => 0);
  for (const id of routes) {
    const { colour, cost } = board.routes[id];
    if (colour !== GREY) wanted[colour] += cost.length - cost.symbols;
    wanted[board.wild] += cost.symbols;
  }
  return wanted;
}

/** What a wild is worth in other cards. */
const WILD = 12;

/**
 * What giving these cards away costs: wilds most, then what is wanted elsewhere, then what one has few of. Where other cards stand in for a wild it is
 * worth hardly less than they are, and a card that is wanted elsewhere never more than the wild that could take its place there.
 */
function loss(
  board: Board,
  hand: readonly number[],
  wanted: readonly number[],
  { route, cards, terrain }: Claim,
): number {
  const { colour, cost } = board.routes[route];
  const replaced = cost.wilds && cost.standIn > 0;
  const wild = replaced ? cost.standIn - 0.5 : WILD;
  const lacking = (kind: number): number =>
    Math.max(0, wanted[kind] + cards[kind] - hand[kind]) - Math.max(0, wanted[kind] - hand[kind]);
  const more = replaced ? (wild - 1) * 0.7 : 4;
  const main = colour === GREY ? most(cards, board.wild) : colour;
  let sum = wild * cards[board.wild] + WILD * (terrain?.wilds ?? 0);
  if (replaced) sum += lacking(board.wild);
  for (let kind = 0; kind < board.wild; kind++) {
    if (cards[kind] === 0) continue;
    // Of the route's own colour it is well to have some left; what stands in had better be single cards than parts of sets.
    const fit = kind === main ? cards[kind] - hand[kind] : cards[kind] * hand[kind];
    sum += cards[kind] + more * lacking(kind) + 0.05 * fit;
  }
  return sum;
}

/** The colour that most of the cards have. */
function most(cards: readonly number[], wild: number): number {
  let best = 0;
  for (let kind = 1; kind < wild; kind++) if (cards[kind] > cards[best]) best = kind;
  return best;
}

/**
 * The listed payments, the one with the least loss first: those that double the points with terrain alone, which is good for nothing else, then
 * those that double nothing, then those that double with wilds. For a single point terrain is too good, unless there is hardly time to use it.
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
    return terrain.wilds === 0 && (isLate || board.routes[route].score > 1) ? 0 : 2;
  };
  const order = (x: Claim, y: Claim): number =>
    rank(x) - rank(y) || loss(board, hand, wanted, x) - loss(board, hand, wanted, y);
  const sorted = listed.slice().sort(order);
  const [first] = sorted;
  if (first === undefined || board.routes[first.route].cost.standIn === 0) return sorted;
  // Of the many sets that may stand in few are listed: cards are exchanged as long as that loses less.
  const best = exchanged(board, position, seat, first, order);
  return best === first ? sorted : [best, ...sorted];
}

function exchanged(
  board: Board,
  position: Position,
  seat: Seat,
  claim: Claim,
  order: (x: Claim, y: Claim) => number,
): Claim {
  const better = exchanges(board, position, seat, claim).find((other) => order(other, claim) < 0);
  return better === undefined ? claim : exchanged(board, position, seat, better, order);
}

/** Whether one card of a payment could be exchanged for another of the hand: then there is something to choose. */
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
      if (taken === given || held <= claim.cards[taken]) return;
      const cards = claim.cards.slice();
      cards[given]--;
      cards[taken]++;
      const other = { ...claim, cards };
      if (isLegal(board, position, seat, other)) found.push(other);
    });
  });
  return found;
}
