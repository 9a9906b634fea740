import {
  type Board,
  canPayFrom,
  GREY,
  isFree,
  itemAt,
  type Position,
  type Seat,
} from '../../../engine/index.js';

/** How a route is paid: with its own colour and the wilds it asks for, or only with cards that stand in for others. */
export type HowPaid = 'exact' | 'stand-ins';

/** How a hand pays a route that it can pay for; `colour` is the set's, where it is not the route's or the best one. */
export function howPaid(board: Board, hand: readonly number[], id: number, colour?: number): HowPaid {
  const { cost } = itemAt(board.routes, id);
  const plain = cost.length - cost.symbols;
  const isExact = ofColour(board, hand, colour ?? cost.colour) >= plain && wildsIn(hand) >= cost.symbols;
  return isExact ? 'exact' : 'stand-ins';
}

/** Whether a claim takes more than half of the hand for no more points than cards. */
export function isDear(board: Board, hand: readonly number[], id: number): boolean {
  const { score } = itemAt(board.routes, id);
  const held = hand.reduce((sum, n) => sum + n, 0);
  const paid = leastCards(board, hand, id);
  return paid * 2 > held && score <= paid;
}

/** The fewest cards that pay a route which the hand can pay for. */
function leastCards(board: Board, hand: readonly number[], id: number): number {
  const { cost } = itemAt(board.routes, id);
  const own = Math.min(cost.length - cost.symbols, ofColour(board, hand, cost.colour));
  const wilds = cost.wilds ? Math.min(cost.length - own, wildsIn(hand)) : 0;
  return own + wilds + cost.standIn * (cost.length - own - wilds);
}

/** The routes that a kind of card pays for: now, exactly or with stand-ins, and those of its colour that need more cards. */
export interface PaidRoutes {
  readonly exact: readonly number[];
  readonly standIns: readonly number[];
  readonly short: readonly number[];
}

/** The routes open to a seat that its cards of a kind pay for, on any turn. */
export function paidRoutes(board: Board, position: Position, seat: Seat, kind: number): PaidRoutes {
  const hand = position.hands.slice(seat * board.kinds, (seat + 1) * board.kinds);
  const cars = itemAt(position.cars, seat);
  const found = { exact: [] as number[], standIns: [] as number[], short: [] as number[] };
  for (const route of board.routes) {
    if (route.length > cars || !isFree(board, position, seat, route)) continue;
    const how = howKindPays(board, hand, route.id, kind);
    if (how !== undefined) found[how].push(route.id);
  }
  return found;
}

/** How cards of a kind pay for a route: as its colour or, wilds, as what it asks for or instead of a card. */
function howKindPays(
  board: Board,
  hand: readonly number[],
  id: number,
  kind: number,
): keyof PaidRoutes | undefined {
  const { cost } = itemAt(board.routes, id);
  const isHeld = itemAt(hand, kind) > 0;
  if (kind === board.wild) {
    if (isHeld && cost.wilds && canPayFrom(cost, hand))
      return cost.symbols > 0 && howPaid(board, hand, id) === 'exact' ? 'exact' : 'standIns';
    return cost.symbols > 0 ? 'short' : undefined;
  }
  if (cost.symbols === cost.length || (cost.colour !== GREY && cost.colour !== kind)) return undefined;
  if (isHeld && canPayFrom({ ...cost, colour: kind }, hand))
    return howPaid(board, hand, id, kind) === 'exact' ? 'exact' : 'standIns';
  return cost.colour === kind ? 'short' : undefined;
}

/** The cards of a colour; of any one for grey routes. */
function ofColour(board: Board, hand: readonly number[], colour: number): number {
  return colour === GREY ? Math.max(...hand.slice(0, board.wild)) : itemAt(hand, colour);
}

function wildsIn(hand: readonly number[]): number {
  return itemAt(hand, hand.length - 1);
}
