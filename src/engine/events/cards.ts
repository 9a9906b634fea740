import type { Board, EventRules } from '../board/board.js';
import type { EventOf } from '../event.js';
import { type Position, sees } from '../position.js';
import { UNKNOWN } from '../words.js';
import { always, never, hideNothing } from './constant-answers.js';

/** A card of the row goes to a hand, where all know it, and another takes its slot. */
export function foldTook(board: Board, p: Position, e: EventOf<'took'>): void {
  const at = e.seat * board.kinds + e.card;
  p.passes = 0;
  p.row[e.slot] = e.next;
  p.deckSize--;
  p.handSizes[e.seat]++;
  p.known[at]++;
  if (sees(p, e.seat)) p.hands[at]++;
  p.phase = 'second';
}

/** A card of the deck goes to a hand; only its owner sees which. */
export function foldDrew(board: Board, p: Position, e: EventOf<'drew'>): void {
  p.passes = 0;
  p.deckSize--;
  p.handSizes[e.seat]++;
  if (e.card !== UNKNOWN) p.hands[e.seat * board.kinds + e.card]++;
  p.phase = 'second';
}

/** A card taken from the row. */
export const took: EventRules<EventOf<'took'>> = {
  fits: (board, p, e) => e.slot < p.row.length && e.card < board.kinds && e.next < board.kinds,
  fold: foldTook,
  redact: hideNothing,
  informs: always,
  isFinal: true,
};

/** A card drawn blind. */
export const drew: EventRules<EventOf<'drew'>> = {
  fits: (board, _p, e) => e.card < board.kinds,
  fold: foldDrew,
  redact: (_board, e, eyes) => (e.seat === eyes ? e : { ...e, card: UNKNOWN }),
  informs: (_board, _before, e, seat) => e.seat === seat,
  isFinal: true,
};

/** Empty slots of the row filled. */
export const filled: EventRules<EventOf<'filled'>> = {
  fits: (board, _p, e) => e.cards.every((card) => card < board.kinds),
  fold(_board, p, e) {
    for (const card of e.cards) p.row.push(card);
    p.deckSize -= e.cards.length;
  },
  redact: hideNothing,
  informs: always,
  isFinal: true,
};

/** A new deck made of the discards. */
export const renewed: EventRules<EventOf<'renewed'>> = {
  fits: always,
  fold(_board, p) {
    for (let k = 0; k < p.discards.length; k++) {
      p.deckSize += p.discards[k];
      p.discards[k] = 0;
    }
  },
  redact: hideNothing,
  informs: never,
  isFinal: false,
};
