import type { Board } from '../board/board.js';
import { emit } from '../emit.js';
import type { Rule } from './rule.js';

/** M3: the worth of each seat's place by bonus cards; who shares a place gets its worth, who has none gets nothing. */
export function merchandisePoints(cards: readonly number[], worth: readonly number[]): number[] {
  return cards.map((own) => {
    const ahead = cards.filter((other) => other > own).length;
    return own > 0 ? worth[ahead] : 0;
  });
}

/** M2: a claimed route with cart symbols gives one bonus card, while the stock lasts; M3 counts them. */
export const merchandise: Rule<'merchandise'> = (draft, { rule, stock, worth }) => {
  const [min, max] = draft.facts.players;
  for (let n = min; n <= max; n++) {
    if (worth[n]?.length !== n)
      return { code: 'rule-needs', rule, what: `a worth for each place of ${n} players` };
  }
  if (!draft.routes.some((route) => route.cart)) return { code: 'rule-needs', rule, what: 'cart' };
  draft.merchandise = { stock };
  draft.afterClaim.push((board: Board, state, seat, route, events) => {
    if (route.cart && state.bonusLeft > 0) emit(board, state, { type: 'bonus', seat }, events);
  });
  draft.bonuses.push({
    category: 'merchandise',
    points: (_board, position) => merchandisePoints(position.bonus, worth[position.players]),
  });
  return null;
};
