import type { TableCard } from '../../protocol/index.js';

/** A game that nobody has taken a turn in is dropped once it is this old, in milliseconds. */
const DROP_AFTER_MS = 3_600_000;

/** The game to resume, the last one played in which a turn has been taken; and all other games. */
export function sortGames(cards: readonly TableCard[]): {
  latest: TableCard | undefined;
  others: readonly TableCard[];
} {
  const latest = cards.find((card) => !card.over && card.turns > 0);
  return { latest, others: cards.filter((card) => card !== latest) };
}

/**
 * The games to remove when a new one is started: those without a single turn, which hold nothing but a deal. A young one
 * stays, since it may just have been imported or be open in another tab.
 */
export function droppedGames(cards: readonly TableCard[], now: number): string[] {
  return cards
    .filter(({ over, turns, played }) => !over && turns === 0 && now - played > DROP_AFTER_MS)
    .map(({ id }) => id);
}
