import type { Game, Seat } from '../engine/index.js';

/**
 * Whether a move was decided on without knowing what happened since entry `n`. What others choose in the opening does not matter to
 * one's own choice.
 */
export function missesMove({ record, state }: Game, n: number, seat: Seat): boolean {
  const last = record.log.length - 1;
  if (!Number.isInteger(n) || n < 0 || n > last) return true;
  const harmless = state.phase === 'opening' && record.log.slice(n + 1).every((entry) => entry.seat !== seat);
  return n < last && !harmless;
}

/** Whether an undo may mean another move than the last one; the answers of bots are taken back with it. */
export function missesUndo({ record }: Game, n: number): boolean {
  const { log } = record;
  if (!Number.isInteger(n) || n < 0 || n >= log.length) return true;
  return log.slice(n + 1).some(({ by }) => by !== 'bot');
}
