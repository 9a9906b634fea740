import type { Board, EventRules } from '../../board/board.js';
import type { EventOf } from '../../event.js';
import { discard, showsMore, spend } from '../../events/claim.js';
import { always, never, hideNothing } from '../../events/constant-answers.js';
import { type Position, sees } from '../../position.js';

/** A set laid for a tunnel. */
export const laid: EventRules<EventOf<'laid'>> = {
  fits: (board, _p, e) => e.route < board.routes.length && e.cards.length === board.kinds,
  fold(board, p, e) {
    p.passes = 0;
    spend(board, p, e.seat, e.cards);
    p.tunnel = { route: e.route, laid: e.cards, turned: [], asked: 0 };
  },
  redact: hideNothing,
  informs: (board, before, e, seat) => e.seat !== seat && showsMore(board, before, e.seat, e.cards),
  isFinal: false,
};

/** Cards turned up for it. */
export const turned: EventRules<EventOf<'turned'>> = {
  fits: (board, _p, e) => e.cards.every((card) => card < board.kinds),
  fold(_board, p, e) {
    if (p.tunnel) for (const card of e.cards) p.tunnel.turned.push(card);
    p.deckSize -= e.cards.length;
  },
  redact: hideNothing,
  informs: always,
  isFinal: true,
};

/** More cards asked for. */
export const asked: EventRules<EventOf<'asked'>> = {
  fits: always,
  fold(_board, p, e) {
    if (p.tunnel) p.tunnel.asked = e.count;
    p.phase = 'tunnel';
  },
  redact: hideNothing,
  informs: never,
  isFinal: false,
};

/** The set goes back to the hand, where all know it now; the cards turned up are discarded (N9). */
export const declined: EventRules<EventOf<'declined'>> = {
  fits: always,
  fold(board, p, e) {
    if (!p.tunnel) return;
    const at = e.seat * board.kinds;
    const set = p.tunnel.laid;
    for (let k = 0; k < board.kinds; k++) {
      p.handSizes[e.seat] += set[k];
      p.known[at + k] += set[k];
      if (sees(p, e.seat)) p.hands[at + k] += set[k];
    }
    discard(p, p.tunnel.turned);
    p.tunnel = null;
  },
  redact: hideNothing,
  informs: never,
  isFinal: false,
};

/** With the claim, the set laid and the cards turned up go to the discards. */
export function discardTunnel(board: Board, p: Position): void {
  if (!p.tunnel) return;
  for (let k = 0; k < board.kinds; k++) p.discards[k] += p.tunnel.laid[k];
  discard(p, p.tunnel.turned);
  p.tunnel = null;
}
