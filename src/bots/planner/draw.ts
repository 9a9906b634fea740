import { type Move, isWildBlocked, canDraw, canDrawTerrain } from '../../engine/index.js';
import type { Analysis } from './analysis.js';

/** A card to draw, and its value in points. */
export interface Draw {
  move: Move | null;
  value: number;
}

/** The best card to draw now. In the phase `turn` its value is that of the whole draw. */
export function bestDraw(analysis: Analysis): Draw {
  const { board, position } = analysis;
  const { cardValues } = analysis.allocation;
  let best: Draw = { move: null, value: -Infinity };
  let second = 0;
  const offer = (move: Move, value: number) => {
    if (value > best.value) {
      second = best.move === null ? second : best.value;
      best = { move, value };
    } else second = Math.max(second, value);
  };
  let wildSlot = -1;
  if (canDraw(position)) {
    offer({ type: 'deck' }, blind(analysis, cardValues));
    for (let slot = 0; slot < position.row.length; slot++) {
      const card = position.row[slot];
      if (isWildBlocked(board, position, slot)) continue;
      if (card === board.wild && board.wildEndsDraw) wildSlot = slot;
      else offer({ type: 'row', slot }, cardValues[card]);
    }
  }
  if (position.terrain && canDrawTerrain(position)) {
    const values = analysis.allocation.terrainValues;
    offer({ type: 'terrain' }, (BLIND * (values[0] + values[1] + values[2])) / 3);
    position.terrain.faceUp.forEach((kind, slot) => offer({ type: 'terrain', slot }, values[kind]));
  }
  if (position.phase === 'turn') {
    best.value += Math.max(second, best.value * 0.5);
    if (wildSlot >= 0 && cardValues[board.wild] > best.value) {
      return { move: { type: 'row', slot: wildSlot }, value: cardValues[board.wild] };
    }
  }
  return best;
}

/** The average worth of a card from the deck. */
function blind({ board, position, hand }: Analysis, cardValues: readonly number[]): number {
  let sum = 0;
  let count = 0;
  for (let k = 0; k < board.kinds; k++) {
    let unseen = board.copies[k] - position.discards[k] - hand[k];
    for (const card of position.row) if (card === k) unseen--;
    unseen = Math.max(0, unseen);
    sum += unseen * cardValues[k];
    count += unseen;
  }
  return count === 0 ? 0 : sum / count;
}

/** The discount on blind terrain, which is seldom the kind needed. */
const BLIND = 0.5;
