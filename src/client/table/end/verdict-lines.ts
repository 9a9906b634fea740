import { itemAt, type Outcome, type Seat } from '../../../engine/index.js';
import type { Who } from '../../../words/shapes.js';
import { t } from '../../language/index.js';
import { verdictOf } from './verdict.js';
import { winners } from './winners.js';

/** The heading of the score, and what is said below it. */
export interface VerdictLines {
  title: string;
  line: string;
}

/** Up to this many points apart, it was close. */
const CLOSE = 5;

/** What is said of the end: about those who gave up, to the player who won or lost, or of the winner. `outcome` ranks those who gave up last. */
export function verdictLines(
  outcome: Outcome,
  players: readonly Who[],
  resigned: readonly Seat[],
): VerdictLines {
  const [gone] = resigned.map((seat) => itemAt(players, seat));
  const title = winners(outcome, players);
  if (gone !== undefined) return { title: t.count.gaveUp(gone), line: `${title}.` };
  const ending = t.end.endings[outcome.reason];
  return { title, line: `${decisive(outcome, players)} ${ending}` };
}

/** What decided the game, as the player sees it. */
function decisive(outcome: Outcome, players: readonly Who[]): string {
  const verdict = verdictOf(outcome);
  const { totals } = outcome;
  const you = players.findIndex((who) => who.you);
  const names = verdict.tied.map((seat) => itemAt(players, seat).name);
  const hasLost = you >= 0 && !verdict.winners.includes(you);
  if (hasLost && verdict.tied.includes(you))
    return verdict.by === 'path' ? t.count.behindPath : t.count.behindTickets;
  const best = itemAt(totals, itemAt(verdict.winners, 0));
  if (hasLost) {
    const behind = best - itemAt(totals, you);
    return behind <= CLOSE ? t.count.narrowly(behind) : t.count.behind(behind);
  }
  switch (verdict.by) {
    case 'tickets':
      return t.end.byTickets(names);
    case 'path':
      return t.end.byPath(names);
    case 'shared':
      return t.end.stillLevel;
    case 'points': {
      const second = Math.max(...totals.filter((_, seat) => !verdict.winners.includes(seat)));
      const isClose = you >= 0 && best - second <= CLOSE;
      return isClose ? t.count.wonNarrowly(best - second) : `${t.end.ahead(best - second)}.`;
    }
  }
}
