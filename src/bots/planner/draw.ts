import { type Move, isWildBlocked, canDraw, canDrawTerrain } from '../../engine/index.js';
import type { Desk } from './desk.js';

/** A card to draw, and the points it is worth. */
export interface Draw {
  move: Move | null;
  value: number;
}

/** The best card to draw now; in the phase `turn` the value is that of the whole draw. */
export function bestDraw(desk: Desk): Draw {
  const { board, position } = desk;
  const { want } = desk.dealing;
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
    offer({ type: 'deck' }, blind(desk, want));
    for (let slot = 0; slot < position.row.length; slot++) {
      const card = position.row[slot];
      if (isWildBlocked(board, position, slot)) continue;
      if (card === board.wild && board.wildEndsDraw) wildSlot = slot;
      else offer({ type: 'row', slot }, want[card]);
    }
  }
  if (position.terrain && canDrawTerrain(position)) {
    const values = desk.dealing.wantTerrain;
    offer({ type: 'terrain' }, (BLIND * (values[0] + values[1] + values[2])) / 3);
    position.terrain.faceUp.forEach((kind, slot) => offer({ type: 'terrain', slot }, values[kind]));
  }
  if (position.phase === 'turn') {
    best.value += Math.max(second, best.value * 0.5);
    if (wildSlot >= 0 && want[board.wild] > best.value) {
      return { move: { type: 'row', slot: wildSlot }, value: want[board.wild] };
    }
  }
  return best;
}

/** What a card drawn blind is worth on average. */
function blind({ board, position, hand }: Desk, want: readonly number[]): number {
  let sum = 0;
  let count = 0;
  for (let k = 0; k < board.kinds; k++) {
    let unseen = board.copies[k] - position.discards[k] - hand[k];
    for (const card of position.row) if (card === k) unseen--;
    unseen = Math.max(0, unseen);
    sum += unseen * want[k];
    count += unseen;
  }
  return count === 0 ? 0 : sum / count;
}

/** Terrain drawn blind is seldom what is needed. */
const BLIND = 0.5;
