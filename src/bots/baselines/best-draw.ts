import { type Move, isWildBlocked, canDraw, canDrawTerrain } from '../../engine/index.js';
import type { Situation } from './situation.js';
import { terrainDraw } from './terrain.js';

/** The best draw by these card values, by kind; null if nothing can be drawn. */
export function bestDraw(
  situation: Situation,
  values: readonly number[],
  wanted: readonly number[],
): Move | null {
  const { board, view } = situation;
  const ground = canDrawTerrain(view) ? terrainDraw(situation, wanted) : null;
  if (!canDraw(view)) return ground && ground.move;
  let slot = -1;
  let best = -1;
  let second = -1;
  let wildSlot = -1;
  for (let s = 0; s < view.row.length; s++) {
    const kind = view.row[s];
    if (kind === board.wild && board.wildEndsDraw) {
      if (!isWildBlocked(board, view, s)) wildSlot = s;
      continue;
    }
    if (values[kind] > best) {
      second = best;
      best = values[kind];
      slot = s;
    } else if (values[kind] > second) {
      second = values[kind];
    }
  }
  const blind = blindValue(situation, values);
  const first = Math.max(best, blind);
  if (wildSlot >= 0 && values[board.wild] > first + Math.max(second, blind))
    return { type: 'row', slot: wildSlot };
  if (ground && ground.value > first) return ground.move;
  return best >= blind ? { type: 'row', slot } : { type: 'deck' };
}

/** The average value of a card from the deck: any of the cards the seat doesn't see. */
function blindValue({ board, view, hand }: Situation, values: readonly number[]): number {
  let sum = 0;
  let cards = 0;
  for (let k = 0; k < board.kinds; k++) {
    let unseen = board.copies[k] - hand[k] - view.discards[k];
    for (const kind of view.row) if (kind === k) unseen--;
    sum += unseen * values[k];
    cards += unseen;
  }
  return cards > 0 ? sum / cards : 0;
}
