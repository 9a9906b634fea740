import { GREY, type MoveOf, claims } from '../../engine/index.js';
import type { Situation } from './situation.js';

/** The worth of a wild in hand, and of any other card, relative to a card that is needed. */
const WILD = 1.6;
const ANY = 0.5;
/** The worth of a terrain card in hand, in points. */
const TERRAIN = 0.8;

/** A claim, and its loss: what its payment takes from the wanted routes, less what doubling scores. */
interface PaidClaim {
  claim: MoveOf<'claim'>;
  loss: number;
}

/** The claim of a payable route whose payment costs the other wanted routes least. */
export function cheapestClaim(situation: Situation, id: number, wanted: readonly number[]): PaidClaim {
  const { board, view, seat } = situation;
  const listed = claims(board, view, seat, id);
  const need = needs(situation, id, wanted);
  let best = listed[0];
  let least = Infinity;
  for (const claim of listed) {
    let loss = claim.terrain
      ? claim.terrain.cards * TERRAIN + claim.terrain.wilds * WILD - board.routes[id].score
      : 0;
    for (let k = 0; k < board.kinds; k++) {
      const n = claim.cards[k];
      if (n === 0) continue;
      if (k === board.wild) loss += n * WILD;
      else loss += n * ANY + Math.max(0, Math.min(n, need[k] - (situation.hand[k] - n)));
    }
    if (loss < least) {
      least = loss;
      best = claim;
    }
  }
  return { claim: best, loss: least };
}

/** By colour: the cards that the wanted routes need, without this one. */
function needs({ board }: Situation, except: number, wanted: readonly number[]): number[] {
  const need: number[] = [];
  for (let k = 0; k < board.kinds; k++) need.push(0);
  for (const id of wanted) {
    const { cost } = board.routes[id];
    if (id !== except && cost.colour !== GREY) need[cost.colour] += cost.length - cost.symbols;
  }
  return need;
}
