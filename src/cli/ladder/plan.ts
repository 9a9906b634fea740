import { boards } from '../../boards/index.js';
import type { BotKind } from '../../bots/index.js';
import { type Board, itemAt } from '../../engine/index.js';
import type { Match } from '../arena/match.js';
import { pairsOf } from '../arena/statistics.js';

/** The matches of a board: every two bots, and the strongest together at as large a table as the board is for. */
export interface BoardPlan {
  readonly board: Board;
  readonly pairs: readonly Match[];
  readonly table: Match;
}

/** What a ladder consists of; the kinds are given from the weakest on. */
export function planLadder(kinds: readonly BotKind[], seed: number, iterations: number): BoardPlan[] {
  return boards.map((board) => {
    const matchOf = (bots: readonly BotKind[]): Match => ({
      board: board.id,
      bots: bots.map(({ name }) => name),
      seed,
      budget: { iterations },
    });
    const [, most] = board.facts.players;
    // Where there are too few of them, some sit there twice.
    const seated = Array.from({ length: most }, (_, i) =>
      itemAt(kinds, kinds.length - 1 - (i % kinds.length)),
    );
    const pairs = pairsOf(kinds.length).map(([a, b]) => matchOf([itemAt(kinds, a), itemAt(kinds, b)]));
    return { board, pairs, table: matchOf(seated) };
  });
}
