import { itemAt, type RedactedEntry } from '../../../engine/index.js';
import type { Naming } from '../../../words/shapes.js';
import { t } from '../../language/index.js';
import { turnSentence } from '../../language/sentences.js';
import { turnsOf } from '../log/turns.js';

/** What an undo that needs consent would do. */
export interface UndoneMoves {
  /** Where it leads: `Back to before Bo claimed Oslo – Bergen`. */
  point: string;
  /** What would be taken back, a sentence for each turn, oldest first. */
  turns: string[];
}

/** What going back to the game after entry `to` would do. */
export function undoneMoves(log: readonly RedactedEntry[], to: number, naming: Naming): UndoneMoves {
  const turns = turnsOf(log.filter(({ n }) => n > to)).filter(({ kind }) => kind === 'turn');
  const sentences = turns.map(({ events }) => turnSentence(events, naming)).filter((text) => text !== '');
  const first = log.find(({ n, seat, move }) => n > to && seat !== null && move.type !== 'undo');
  const who = naming.who(first?.seat ?? 0);
  const [claimed] = turns.length === 0 ? [] : itemAt(turns, 0).routes;
  const point =
    first?.move.type === 'claim' && claimed !== undefined
      ? t.undoVote.beforeClaim(who, naming.routeName(claimed))
      : t.undoVote.beforeMove(who);
  return { point: `${point}.`, turns: sentences };
}
