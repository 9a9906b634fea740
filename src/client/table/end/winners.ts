import { itemAt, type Outcome } from '../../../engine/index.js';
import { t } from '../../language/index.js';
import type { Who } from '../../../words/shapes.js';
import { byRank, verdictOf } from './verdict.js';

/** The winners, as a heading. */
export function winners(outcome: Outcome, players: readonly Who[]): string {
  const [first, ...others] = verdictOf(outcome).winners.map((seat) => itemAt(players, seat));
  if (first === undefined) return '';
  if (others.length > 0) return t.end.shared([first, ...others].map(({ name }) => name));
  return first.you ? t.end.youWin : t.end.wins(first.name);
}

/** The name of a player in tables and charts of the end. */
export function nameIn({ you, name }: Who): string {
  return you ? t.basics.you : name;
}

/** The end as announced: the winners, all totals from the best on, and the player's own rank. */
export function spokenEnd(outcome: Outcome, players: readonly Who[]): string {
  const totals = byRank(outcome).map(
    (seat) => `${nameIn(itemAt(players, seat))} ${t.basics.number(itemAt(outcome.totals, seat))}`,
  );
  const mine = players.findIndex(({ you }) => you);
  const sentences = [winners(outcome, players), `${t.end.total}: ${t.basics.all(totals)}`];
  if (mine >= 0) sentences.push(`${t.basics.you}: ${t.end.place(itemAt(outcome.ranks, mine))}`);
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}
