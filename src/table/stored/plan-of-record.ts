import type { GameRecord } from '../../engine/index.js';
import {
  LEVELS,
  type Level,
  PLAYER_COLOURS,
  type PlayerColour,
  type TablePlan,
} from '../../protocol/index.js';

/** The level of bots whose level is not known. */
const GUESS: Level = 'foreman';

/**
 * Makes the plan of a recorded game. The bots' levels come from the stored plan where it has them, and are guessed otherwise; so do
 * the colours that were chosen, each once.
 */
export function planOfRecord(
  { board, players, options }: Pick<GameRecord, 'board' | 'players' | 'options'>,
  storedPlan: TablePlan | null | undefined,
): { plan: TablePlan; guessed: boolean } {
  let guessed = false;
  const taken = new Set<PlayerColour>();
  const seats = players.map(({ name, kind }, seat) => {
    const storedSeat = Array.isArray(storedPlan?.seats) ? storedPlan.seats[seat] : undefined;
    const chosen = PLAYER_COLOURS.find((it) => it === storedSeat?.colour && !taken.has(it));
    const colour = chosen && { colour: chosen };
    if (chosen) taken.add(chosen);
    if (kind === 'person') return { kind, name, ...colour };
    const level = storedSeat?.kind === 'bot' ? LEVELS.find((it) => it === storedSeat.level) : undefined;
    guessed ||= level === undefined;
    return { kind, name, level: level ?? GUESS, ...colour };
  });
  return { plan: { board, seats, first: options.first }, guessed };
}
