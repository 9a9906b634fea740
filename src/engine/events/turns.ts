import type { Board, EventRules } from '../board/board.js';
import type { EventOf } from '../event.js';
import type { Position } from '../position.js';
import { NOT_YET } from '../words.js';
import { always, never, hideNothing } from './constant-answers.js';

/** A turn begins. */
export function foldTurn(_board: Board, p: Position, e: EventOf<'turn'>): void {
  p.seat = e.seat;
  p.phase = 'turn';
  p.turns++;
  if (p.turnsLeft !== NOT_YET) p.turnsLeft--;
}

/** A turn begins. */
export const turn: EventRules<EventOf<'turn'>> = {
  fits: always,
  fold: foldTurn,
  redact: hideNothing,
  informs: never,
  isFinal: false,
};

/** A pass shows the others that the hand can pay for nothing. */
export const passed: EventRules<EventOf<'passed'>> = {
  fits: always,
  fold(_board, p) {
    // Any other action resets this (G16).
    p.passes++;
  },
  redact: hideNothing,
  informs: (_board, _before, e, seat) => e.seat !== seat,
  isFinal: false,
};

/** The last round begins (G15). */
export const lastRound: EventRules<EventOf<'last-round'>> = {
  fits: always,
  fold(_board, p) {
    p.turnsLeft = p.players;
  },
  redact: hideNothing,
  informs: never,
  isFinal: false,
};

/** The game is over. */
export const over: EventRules<EventOf<'over'>> = {
  fits: (board, p, e) => e.kept.length === board.tickets.length && e.outcome.totals.length === p.players,
  fold(_board, p, e) {
    p.phase = 'over';
    p.kept = e.kept.slice();
    p.outcome = e.outcome;
  },
  redact: hideNothing,
  informs: always,
  isFinal: true,
};
