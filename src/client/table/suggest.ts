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

/** What giving these cards away costs: wilds most, unless other cards stand in for them here, then what is wanted elsewhere, then what one has few of. */
function loss(
  board: Board,
  hand: readonly number[],
  wanted: readonly number[],
  { route, cards, terrain }: Claim,
): number {
  const { standIn, wilds } = board.routes[route].cost;
  let sum = (wilds && standIn > 0 ? standIn - 0.5 : WILD) * cards[board.wild] + WILD * (terrain?.wilds ?? 0);
  for (let kind = 0; kind < board.wild; kind++) {
    if (cards[kind] === 0) continue;
    const left = hand[kind] - cards[kind];
    const lacking = Math.max(0, wanted[kind] - left) - Math.max(0, wanted[kind] - hand[kind]);
    sum += cards[kind] + 4 * lacking - 0.05 * left;
  }
  return sum;
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
  return listed.slice().sort(order);
}

/** Whether one card of a payment could be exchanged for another of the hand: then there is something to choose. */
export function exchangeable(board: Board, position: Position, seat: Seat, claim: Claim): boolean {
  const hand = position.hands.slice(seat * board.kinds, (seat + 1) * board.kinds);
  return claim.cards.some(
    (paid, given) =>
      paid > 0 &&
      hand.some((held, taken) => {
        if (taken === given || held <= claim.cards[taken]) return false;
        const change = (n: number, kind: number): number =>
          kind === given ? n - 1 : kind === taken ? n + 1 : n;
        return isLegal(board, position, seat, { ...claim, cards: claim.cards.map(change) });
      }),
  );
}
