import type { Board, Position, Seat } from '../../engine/index.js';

/** How many draws ahead to look. */
const AHEAD = 16;
/** The bonus for each card in the row. */
const IN_ROW = 0.05;
/** The lowest share of any kind; none is ever quite gone. */
const LEAST = 0.01;
const EASIEST = 0.7;
const HARDEST = 3;

/**
 * Computes by kind how hard a card is to get, relative to a full deck: from what may be left in the deck as far as the seat
 * knows, and from the discards, which become the next deck. `weight` is the exponent: 0 ignores scarcity, 1 counts it in full.
 */
export function updateScarcity(
  board: Board,
  position: Position,
  seat: Seat,
  weight: number,
  scarcity: number[],
): void {
  if (weight <= 0) {
    scarcity.fill(1);
    return;
  }
  const { kinds, copies } = board;
  const { discards, row, known, players, deckSize } = position;
  let unseen = 0;
  let all = 0;
  let thrown = 0;
  for (let k = 0; k < kinds; k++) {
    let left = copies[k] - discards[k] - position.hands[seat * kinds + k];
    for (let s = 0; s < players; s++) if (s !== seat) left -= known[s * kinds + k];
    for (const card of row) if (card === k) left--;
    scarcity[k] = Math.max(0, left);
    unseen += scarcity[k];
    all += copies[k];
    thrown += discards[k];
  }
  const soon = Math.min(1, deckSize / AHEAD);
  for (let k = 0; k < kinds; k++) {
    let share = unseen === 0 ? 0 : (soon * scarcity[k]) / unseen;
    if (thrown > 0) share += ((1 - soon) * discards[k]) / thrown;
    for (const card of row) if (card === k) share += IN_ROW;
    const usual = copies[k] / all + IN_ROW * 0.5;
    scarcity[k] = Math.min(HARDEST, Math.max(EASIEST, usual / (share + LEAST))) ** weight;
  }
}
