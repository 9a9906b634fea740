import { type Board, GREY, itemAt } from '../../../engine/index.js';
import { spacesOf } from '../missing-path.js';
import { wantedCards } from '../payment-ranking.js';

/** The cost of several routes together, beside a hand. */
export interface FlagCost {
  readonly spaces: number;
  /** By kind: the cards still needed for the colours and wilds that the routes ask for. */
  readonly short: readonly number[];
  /** The cards still needed for grey routes. */
  readonly any: number;
}

/** The spaces of some routes, and the cards that a hand lacks to pay them all exactly. */
export function flagCost(board: Board, hand: readonly number[], routes: readonly number[]): FlagCost {
  const wanted = wantedCards(board, routes);
  const left = hand.map((held, kind) => Math.max(0, held - itemAt(wanted, kind)));
  const short = hand.map((held, kind) => Math.max(0, itemAt(wanted, kind) - held));
  return { spaces: spacesOf(board, routes), short, any: shortForGrey(board, left, routes) };
}

/** The cards that grey routes lack if each is paid with what is left of one colour, the longest first with the most. */
function shortForGrey(board: Board, left: readonly number[], routes: readonly number[]): number {
  const spare = left.slice(0, board.wild);
  const lengths = routes
    .map((id) => itemAt(board.routes, id))
    .filter(({ colour }) => colour === GREY)
    .map(({ cost }) => cost.length - cost.symbols)
    .sort((x, y) => y - x);
  let short = 0;
  for (const length of lengths) {
    const kind = spare.indexOf(Math.max(...spare));
    const paid = Math.min(length, itemAt(spare, kind));
    spare[kind] = itemAt(spare, kind) - paid;
    short += length - paid;
  }
  return short;
}
