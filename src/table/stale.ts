import type { Game, Seat } from '../engine/index.js';

/** Whether a move was decided without knowing what happened after entry `n`. Opening choices of others don't matter, nor who sits elsewhere. */
export function missesMove({ record, state }: Game, n: number, seat: Seat): boolean {
  const last = record.log.length - 1;
  if (n < 0 || n > last) return true;
  return record.log.slice(n + 1).some((entry) => {
    const reseats = entry.move.type === 'take-over' || entry.move.type === 'give-back';
    return entry.seat === seat || !(reseats || state.phase === 'opening');
  });
}

/** Whether an undo may mean another move than the last one. Bots' answers are taken back with it. */
export function missesUndo({ record }: Game, n: number): boolean {
  const { log } = record;
  if (n < 0 || n >= log.length) return true;
  return log.slice(n + 1).some(({ by }) => by !== 'bot');
}
