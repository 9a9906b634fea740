import type { Game, Seat } from '../engine/index.js';

/** Whether a move was decided without knowing what happened after entry `n`. Opening choices of others don't matter. */
export function missesMove({ record, state }: Game, n: number, seat: Seat): boolean {
  const last = record.log.length - 1;
  if (n < 0 || n > last) return true;
  const isHarmless =
    state.phase === 'opening' && record.log.slice(n + 1).every((entry) => entry.seat !== seat);
  return n < last && !isHarmless;
}

/** Whether an undo may mean another move than the last one. Bots' answers are taken back with it. */
export function missesUndo({ record }: Game, n: number): boolean {
  const { log } = record;
  if (n < 0 || n >= log.length) return true;
  return log.slice(n + 1).some(({ by }) => by !== 'bot');
}
