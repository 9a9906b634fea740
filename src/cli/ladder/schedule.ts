import { boards } from '../../boards/index.js';
import type { BotKind } from '../../bots/index.js';
import { type Board, itemAt } from '../../engine/index.js';
import type { Match } from '../arena/match.js';
import { pairsOf } from '../arena/statistics.js';

/** The matches of a board: every two bots, and the strongest at the largest table the board allows. */
export interface BoardMatches {
  readonly board: Board;
  readonly pairs: readonly Match[];
  readonly table: Match;
}

/** All matches of a ladder; `kinds` begins with the weakest. */
export function ladderMatches(kinds: readonly BotKind[], seed: number, iterations: number): BoardMatches[] {
  return boards.map((board) => {
    const matchOf = (bots: readonly BotKind[]): Match => ({
      board: board.id,
      bots: bots.map(({ name }) => name),
      seed,
      budget: { iterations },
    });
    const [, most] = board.facts.players;
    // With too few bots, some take two seats.
    const seated = Array.from({ length: most }, (_, i) =>
      itemAt(kinds, kinds.length - 1 - (i % kinds.length)),
    );
    const pairs = pairsOf(kinds.length).map(([a, b]) => matchOf([itemAt(kinds, a), itemAt(kinds, b)]));
    return { board, pairs, table: matchOf(seated) };
  });
}
