import { type Game, type Seat, consentPoint } from '../../engine/index.js';
import type { Askable } from '../../protocol/index.js';

/** What a person with these seats may ask the others to agree to. */
export function askable(game: Game, own: readonly Seat[]): Askable[] {
  return own.flatMap((seat) => {
    const consent = consentPoint(game, seat);
    const isForOthers = consent !== null && consent.seats.some((other) => !own.includes(other));
    return isForOthers ? [{ seat, to: consent.to }] : [];
  });
}
