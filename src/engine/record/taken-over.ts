import type { Seat } from '../words.js';
import type { Entry, Maker } from './record.js';

/** What these functions read of an entry; a redacted one has it too. */
export type SeatingEntry = Pick<Entry, 'seat' | 'by'> & { move: { type: string } };

/** The people's seats that bots play now, in the order of the take-overs, with who wanted each of them. */
function takeOvers(log: readonly SeatingEntry[]): Map<Seat, Maker> {
  const makers = new Map<Seat, Maker>();
  // An undo takes back moves of the game, not who sits where.
  for (const { seat, by, move } of log) {
    if (seat === null) continue;
    if (move.type === 'take-over') makers.set(seat, by);
    else if (move.type === 'give-back') makers.delete(seat);
  }
  return makers;
}

/** The seats of people that bots play now. */
export function takenOverSeats(log: readonly SeatingEntry[]): Seat[] {
  return [...takeOvers(log).keys()];
}

/** The seats whose people resigned: they gave their seats to bots themselves and did not return. */
export function resignedSeats(log: readonly SeatingEntry[]): Seat[] {
  return seatsTakenBy(log, 'person');
}

/** The seats of people that bots play now because this maker wanted it. */
export function seatsTakenBy(log: readonly SeatingEntry[], maker: Maker): Seat[] {
  return [...takeOvers(log)].flatMap(([seat, by]) => (by === maker ? [seat] : []));
}
