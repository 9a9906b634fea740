import { itemAt } from '../lists.js';
import type { Seat } from '../words.js';
import { otherPeople } from './entry-authors.js';
import { type Game, rewind, undoPoint, write } from './game.js';
import { type Entry, MAX_ENTRIES } from './record.js';

/** An undo that all people have to agree to. */
export interface Consent {
  /** Back to the game after this entry. */
  to: number;
  /** The seats that have to agree: all others that people play now. */
  seats: Seat[];
}

/**
 * What this seat may take back if all others agree: its own last move with all moves since. Null where that needs no consent, or
 * not even consent allows it: since then somebody saw a card, a ticket or terrain, or a move of somebody who is not there now
 * would be taken back. What others paid may have been seen: that is no chance.
 */
export function consentPoint(game: Game, seat: Seat): Consent | null {
  const { steps, record, state, sitting } = game;
  if (state.phase === 'over' || sitting[seat] !== 'person' || undoPoint(game, seat) !== null) return null;
  // The rest of the log is reserved for moves.
  if (record.log.length > MAX_ENTRIES / 2) return null;
  const seats = otherPeople(sitting, seat);
  if (seats.length === 0) return null;
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = itemAt(steps, i);
    if (step.final.some((other) => record.players[other]?.kind === 'person')) return null;
    if (step.seat === seat && step.by === 'person')
      return { to: i > 0 ? itemAt(steps, i - 1).n : game.baseEntry, seats };
    const mayGo = step.by === 'bot' || (step.by === 'person' && seats.includes(step.seat));
    if (!mayGo) return null;
  }
  return null;
}

/** Takes back what `consentPoint` allows, once all have agreed; null where it allows nothing. */
export function undoByConsent(game: Game, seat: Seat): Entry | null {
  const consent = consentPoint(game, seat);
  if (consent === null) return null;
  rewind(game, consent.to);
  return write(game, seat, 'person', { type: 'undo', to: consent.to, agreed: consent.seats }, []);
}
