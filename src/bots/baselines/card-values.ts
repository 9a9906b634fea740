import { type Board, GREY } from '../../engine/index.js';
import type { Situation } from './situation.js';

/** Of two wanted routes the later one counts for so much less. */
const PATIENCE = 0.85;

/** A card for a route counts for so much, however much is lacking, besides more the less it lacks. */
const STEADY = 0.4;
/** A wild counts for so much more than the card it replaces. */
const WILD = 1.15;
/** For a grey route cards count for so much that are not of the colour it is begun with. */
const GREY_SHARE = 0.25;

/** By kind: how much a card is wanted for these routes, the first of them most. */
export function cardValues(o: Situation, wanted: readonly number[]): number[] {
  const { board } = o;
  const left = o.hand.slice();
  const values: number[] = [];
  for (let k = 0; k < board.kinds; k++) values.push(0.05);
  let weight = 1;
  for (const id of wanted) {
    want(board, id, weight, left, values);
    weight *= PATIENCE;
  }
  return values;
}

/** Takes what there is for the route out of `left`, and adds to the values of the cards that it lacks. */
function want(board: Board, id: number, weight: number, left: number[], values: number[]): void {
  const { cost } = board.routes[id];
  const colour = cost.colour === GREY ? mostOf(left, board.wild) : cost.colour;
  const set = Math.min(left[colour], cost.length - cost.symbols);
  let lack = cost.length - set;
  const wilds = cost.wilds ? Math.min(left[board.wild], lack) : 0;
  lack -= wilds;
  left[colour] -= set;
  left[board.wild] -= wilds;
  if (lack <= 0) return;
  const value = weight * (STEADY + 1 / (1 + lack));
  const symbols = Math.max(0, cost.symbols - wilds);
  if (lack > symbols) {
    values[colour] = Math.max(values[colour], value) + 0.1 * value;
    if (cost.colour === GREY) {
      for (let k = 0; k < board.wild; k++) values[k] += GREY_SHARE * value;
    }
  }
  if (cost.wilds) values[board.wild] = Math.max(values[board.wild], value * WILD);
  if (cost.standIn > 0) for (let k = 0; k < board.wild; k++) values[k] += 0.1 * value;
}

function mostOf(cards: readonly number[], wild: number): number {
  let most = 0;
  for (let k = 1; k < wild; k++) if (cards[k] > cards[most]) most = k;
  return most;
}
