import type { GameRecord } from '../../engine/index.js';
import { LEVELS, type Level, type TablePlan } from '../../protocol/index.js';

/** The level of bots whose level is not known. */
const GUESS: Level = 'foreman';

/** Makes the plan of a recorded game. The bots' levels come from the stored plan where it has them, and are guessed otherwise. */
export function planOfRecord(
  { board, players, options }: Pick<GameRecord, 'board' | 'players' | 'options'>,
  storedPlan: TablePlan | null | undefined,
): { plan: TablePlan; guessed: boolean } {
  let guessed = false;
  const seats = players.map(({ name, kind }, seat) => {
    if (kind === 'person') return { kind, name };
    const storedSeat = Array.isArray(storedPlan?.seats) ? storedPlan.seats[seat] : undefined;
    const level = storedSeat?.kind === 'bot' ? LEVELS.find((it) => it === storedSeat.level) : undefined;
    guessed ||= level === undefined;
    return { kind, name, level: level ?? GUESS };
  });
  return { plan: { board, seats, first: options.first }, guessed };
}
