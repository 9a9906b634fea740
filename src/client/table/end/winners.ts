import type { Outcome } from '../../../engine/index.js';
import { t } from '../../language/index.js';
import type { Who } from '../../../words/shapes.js';
import { byRank, verdictOf } from './verdict.js';

/** Who won, as a heading. */
export function winners(outcome: Outcome, players: readonly Who[]): string {
  const won = verdictOf(outcome).winners.map((seat) => players[seat]);
  const [first] = won;
  if (won.length > 1) return t.end.shared(won.map(({ name }) => name));
  return first.you ? t.end.youWin : t.end.wins(first.name);
}

/** What a player is called in tables and charts of the end. */
export function nameIn({ you, name }: Who): string {
  return you ? t.basics.you : name;
}

/** The end as it is spoken: who won, what everybody has, the best first, and the own place. */
export function spokenEnd(outcome: Outcome, players: readonly Who[]): string {
  const totals = byRank(outcome).map(
    (seat) => `${nameIn(players[seat])} ${t.basics.number(outcome.totals[seat])}`,
  );
  const mine = players.findIndex(({ you }) => you);
  const said = [winners(outcome, players), `${t.end.total}: ${t.basics.all(totals)}`];
  if (mine >= 0) said.push(`${t.basics.you}: ${t.end.place(outcome.ranks[mine])}`);
  return said.map((sentence) => `${sentence}.`).join(' ');
}
