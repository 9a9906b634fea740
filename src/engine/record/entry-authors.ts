import { itemAt } from '../lists.js';
import type { Seat } from '../words.js';
import { type Entry, type GameRecord, type Maker, type Player, isGameMove } from './record.js';

/** Whether this maker may move for a seat: a bot where a bot sits; person, clock and host where a person sits. */
export function canMoveFor(sitting: Player['kind'], by: Maker): boolean {
  return (by === 'bot') === (sitting === 'bot');
}

/** The seats besides this one that people play. */
export function otherPeople(sitting: readonly Player['kind'][], seat: Seat): Seat[] {
  return sitting.flatMap((kind, other) => (kind === 'person' && other !== seat ? [other] : []));
}

/** By seat: whether a person or a bot sits there when the game begins. */
export function initialSeating(players: readonly Player[]): Player['kind'][] {
  return players.map(({ kind }) => kind);
}

/** Whether this move seats a person or a bot; null where it seats neither. */
export function kindSeatedBy(move: Entry['move']): Player['kind'] | null {
  if (move.type === 'take-over') return 'bot';
  return move.type === 'give-back' ? 'person' : null;
}

/**
 * The first place of the log whose maker can't have made that entry; null where there is none. The record itself says who
 * sits where, so this needs no rules.
 */
export function wrongMaker({ players, log }: GameRecord): string | null {
  const sitting = initialSeating(players);
  for (const { n, seat, by, move } of log) {
    if (!mayMake(sitting, seat, move, by)) return `log[${n}].by`;
    if (move.type === 'undo' && move.agreed && !haveAllAgreed(sitting, seat, move.agreed))
      return `log[${n}].move.agreed`;
    const next = kindSeatedBy(move);
    if (next === null || seat === null) continue;
    if (players[seat]?.kind !== 'person' || sitting[seat] === next) return `log[${n}].move`;
    sitting[seat] = next;
  }
  return null;
}

/** Whether these are all the other seats that people played then. */
function haveAllAgreed(
  sitting: readonly Player['kind'][],
  seat: Seat | null,
  agreed: readonly Seat[],
): boolean {
  const others = seat === null ? [] : otherPeople(sitting, seat);
  return others.length > 0 && others.join() === agreed.join();
}

function mayMake(
  sitting: readonly Player['kind'][],
  seat: Seat | null,
  move: Entry['move'],
  by: Maker,
): boolean {
  if (isGameMove(move)) return seat !== null && canMoveFor(itemAt(sitting, seat), by);
  if (move.type === 'deal') return by === 'host';
  return move.type === 'undo' ? by === 'person' : by !== 'bot';
}
