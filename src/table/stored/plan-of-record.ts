import type { GameRecord } from '../../engine/index.js';
import { LEVELS, type Level, type TablePlan } from '../../protocol/index.js';

/** The level of bots whose level is not known. */
const GUESS: Level = 'foreman';

/** The plan of a record. Levels are taken from the plan stored with it, where that fits. */
export function planOfRecord(
  { board, players, options }: Pick<GameRecord, 'board' | 'players' | 'options'>,
  stored: TablePlan | null | undefined,
): { plan: TablePlan; guessed: boolean } {
  let guessed = false;
  const seats = players.map(({ name, kind }, seat) => {
    if (kind === 'person') return { kind, name };
    const beside = Array.isArray(stored?.seats) ? stored.seats[seat] : undefined;
    const level = beside?.kind === 'bot' ? LEVELS.find((it) => it === beside.level) : undefined;
    guessed ||= level === undefined;
    return { kind, name, level: level ?? GUESS };
  });
  return { plan: { board, seats, first: options.first }, guessed };
}
