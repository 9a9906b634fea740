import type { Outcome } from '../../../engine/index.js';
import { t } from '../../words/index.js';
import type { Who } from '../../words/shapes.js';
import { verdictOf } from './verdict.js';

/** Who won, as a heading. */
export function winners(outcome: Outcome, players: readonly Who[]): string {
  const won = verdictOf(outcome).winners.map((seat) => players[seat]);
  const [first] = won;
  if (won.length > 1) return t.end.shared(won.map(({ name }) => name));
  return first.you ? t.end.youWin : t.end.wins(first.name);
}
