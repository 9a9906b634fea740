import type { Seat } from '../words.js';
import { type Entry, type GameRecord, type Maker, type Player, isGameMove } from './record.js';

/** Whether this maker may move where such a player sits: a bot for itself; for a person also the clock and the host. */
export function canMoveFor(sitting: Player['kind'], by: Maker): boolean {
  return (by === 'bot') === (sitting === 'bot');
}

/** Who sits where, from the beginning of a game on. */
export function initialSeating(players: readonly Player[]): Player['kind'][] {
  return players.map(({ kind }) => kind);
}

/** Who sits in a seat after this move; null where the move changes nobody's seat. */
export function kindSeatedBy(move: Entry['move']): Player['kind'] | null {
  if (move.type === 'take-over') return 'bot';
  return move.type === 'give-back' ? 'person' : null;
}

/**
 * The first place of the log that names somebody who can't have made the entry there; null where there is none. Who sits where
 * stands in the record itself, so this takes no rules.
 */
export function wrongMaker({ players, log }: GameRecord): string | null {
  const sitting = initialSeating(players);
  for (const { n, seat, by, move } of log) {
    if (!mayMake(sitting, seat, move, by)) return `log[${n}].by`;
    const next = kindSeatedBy(move);
    if (next === null || seat === null) continue;
    if (players[seat].kind !== 'person' || sitting[seat] === next) return `log[${n}].move`;
    sitting[seat] = next;
  }
  return null;
}

function mayMake(
  sitting: readonly Player['kind'][],
  seat: Seat | null,
  move: Entry['move'],
  by: Maker,
): boolean {
  if (isGameMove(move)) return seat !== null && canMoveFor(sitting[seat], by);
  if (move.type === 'deal') return by === 'host';
  return move.type === 'undo' ? by === 'person' : by !== 'bot';
}
