import { type Board, GREY } from '../../engine/index.js';
import type { Situation } from './situation.js';

/** The weight of each wanted route relative to the one before it. */
const PATIENCE = 0.85;

/** The part of a card's value that does not depend on how many cards its route lacks. */
const STEADY = 0.4;
/** The value of a wild relative to the card it replaces. */
const WILD = 1.15;
/** For a grey route: the value of the other colours relative to the one it is collected in. */
const GREY_SHARE = 0.25;

/** By kind: the value of a card for these routes, the first of which counts most. */
export function cardValues(situation: Situation, wanted: readonly number[]): number[] {
  const { board } = situation;
  const left = situation.hand.slice();
  const values: number[] = [];
  for (let k = 0; k < board.kinds; k++) values.push(0.05);
  let weight = 1;
  for (const id of wanted) {
    addValues(board, id, weight, left, values);
    weight *= PATIENCE;
  }
  return values;
}

/** Takes the route's cards out of `left`, and adds to the values of the cards it lacks. */
function addValues(board: Board, id: number, weight: number, left: number[], values: number[]): void {
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
