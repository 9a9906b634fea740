import type { GameRecord } from '../../engine/index.js';
import { LEVELS, type TablePlan } from '../../protocol/index.js';

/** Bots of which nobody knows the level play at this one. */
const GUESS = 'foreman';

/** The plan of a record; the levels are those of the plan beside it, where there is one that fits. */
export function planFrom(
  { board, players, options }: Pick<GameRecord, 'board' | 'players' | 'options'>,
  beside: TablePlan | null | undefined,
): { plan: TablePlan; guessed: boolean } {
  let guessed = false;
  const seats = players.map(({ name, kind }, seat) => {
    if (kind === 'person') return { kind, name };
    const sitter = Array.isArray(beside?.seats) ? beside.seats[seat] : undefined;
    const level = sitter?.kind === 'bot' ? LEVELS.find((it) => it === sitter.level) : undefined;
    guessed ||= level === undefined;
    return { kind, name, level: level ?? GUESS };
  });
  return { plan: { board, seats, first: options.first }, guessed };
}
