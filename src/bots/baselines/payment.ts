import { GREY, type MoveOf, claims } from '../../engine/index.js';
import type { Situation } from './situation.js';

/** What a wild in the hand is worth beside a card that is needed, and what any card is. */
const WILD = 1.6;
const ANY = 0.5;
/** What a terrain card in hand is worth in points. */
const TERRAIN = 0.8;

/** A claim, and what it takes from the wanted routes, less what doubling brings. */
interface PaidClaim {
  claim: MoveOf<'claim'>;
  loss: number;
}

/** The claim of a route that can be paid for, with the payment that the other wanted routes miss least. */
export function cheapestClaim(o: Situation, id: number, wanted: readonly number[]): PaidClaim {
  const { board, view, seat } = o;
  const listed = claims(board, view, seat, id);
  const need = needs(o, id, wanted);
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
      else loss += n * ANY + Math.max(0, Math.min(n, need[k] - (o.hand[k] - n)));
    }
    if (loss < least) {
      least = loss;
      best = claim;
    }
  }
  return { claim: best, loss: least };
}

/** By colour: the cards that the wanted routes but this one ask for. */
function needs({ board }: Situation, but: number, wanted: readonly number[]): number[] {
  const need: number[] = [];
  for (let k = 0; k < board.kinds; k++) need.push(0);
  for (const id of wanted) {
    const { cost } = board.routes[id];
    if (id !== but && cost.colour !== GREY) need[cost.colour] += cost.length - cost.symbols;
  }
  return need;
}
