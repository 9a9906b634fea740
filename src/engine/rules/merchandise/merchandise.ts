import type { EventRules } from '../../board/board.js';
import { emit } from '../../emit.js';
import type { EventOf } from '../../event.js';
import { never, hideNothing } from '../../events/constant-answers.js';
import { listOf } from '../../lists.js';
import { bySeat, count, nil, seat as seatNumber } from '../../fields.js';
import { either, just, list, object, record } from '../../read.js';
import { NOBODY } from '../../words.js';
import type { RuleModule, StatePart } from '../module.js';
import type { Merchandise } from './types.js';

/** M3: the worth of each seat's place by merchandise cards; a shared place brings each its worth, no cards nothing. */
function merchandisePoints(cards: readonly number[], worth: readonly number[]): number[] {
  return cards.map((own) => {
    const ahead = cards.filter((other) => other > own).length;
    return own > 0 ? worth[ahead] : 0;
  });
}

const copy = (own: Merchandise | null) => own && { held: own.held.slice(), left: own.left };

/** Merchandise cards are open, so a view and a sample have what the state has. */
const part: StatePart<Merchandise | null, Merchandise | null> = {
  blank: ({ merchandise: rule }, players) => rule && { held: listOf(players, 0), left: rule.stock },
  clone: copy,
  view: copy,
  sample: (_board, seen) => copy(seen),
  addCards: () => undefined,
  audit(board, { merchandise: own, owner }) {
    if (!own || !board.merchandise) return own || board.merchandise ? 'merchandise' : null;
    const carts = listOf(own.held.length, 0);
    for (const { id, cart } of board.routes) if (cart && owner[id] !== NOBODY) carts[owner[id]]++;
    const given = own.held.reduce((sum, n) => sum + n, 0);
    if (given + own.left !== board.merchandise.stock) return 'merchandise.left';
    const wrong = own.held.findIndex((n, seat) => n > carts[seat]);
    return wrong >= 0 ? `merchandise.held[${wrong}]` : null;
  },
  read: either(nil, object({ held: bySeat, left: count })),
  mismatch(_board, own, blank) {
    if (!own || !blank) return own || blank ? 'merchandise' : null;
    return own.held.length === blank.held.length ? null : 'merchandise.held';
  },
  withoutFacts: (own) => own && { ...own, left: 0 },
};

const bonus: EventRules<EventOf<'bonus'>> = {
  fits: (_board, p) => p.merchandise !== null,
  fold(_board, p, e) {
    if (!p.merchandise) return;
    p.merchandise.held[e.seat]++;
    p.merchandise.left--;
  },
  redact: hideNothing,
  informs: never,
  isFinal: false,
};

/** M2: a claimed route with cart symbols gives one merchandise card, while the stock lasts; M3 scores them. */
export const merchandise: RuleModule<'merchandise'> = {
  facts: object({
    rule: just('merchandise'),
    stock: count,
    worth: record(/^[1-9]$/, list(count, 9), 9),
  }),
  routeFacts: { cart: { read: just(true) } },
  route: ({ cart }) => ({ cart: cart === true }),
  board: { merchandise: null },
  category: { merchandise: true },
  state: { merchandise: part },
  event: { bonus: { read: object({ type: just('bonus'), seat: seatNumber }), ...bonus } },
  install(builder, { rule, stock, worth }) {
    const [min, max] = builder.facts.players;
    for (let n = min; n <= max; n++) {
      if (worth[n]?.length !== n)
        return { code: 'rule-needs', rule, what: `a worth for each place of ${n} players` };
    }
    if (!builder.routes.some((route) => route.cart)) return { code: 'rule-needs', rule, what: 'cart' };
    builder.merchandise = { stock };
    builder.hooks.afterClaim.push((board, state, seat, route, events) => {
      const left = state.merchandise?.left ?? 0;
      if (route.cart && left > 0) emit(bonus.fold, board, state, { type: 'bonus', seat }, events);
    });
    builder.hooks.scorings.push({
      category: 'merchandise',
      open: true,
      points: (_board, position) =>
        merchandisePoints(position.merchandise?.held ?? [], worth[position.players]),
    });
    return null;
  },
};
