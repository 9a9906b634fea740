import { NEVER, type Situation } from './situation.js';
import { turnsFor } from './ticket-plan.js';
import { indicesOfHighest } from './highest.js';

/** How many routes are looked forward to at a time: who wants much gets little. */
const AHEAD = 1;

/** The free routes that bring most points a turn and can still be built in time, the best first. */
export function pointRoutes(o: Situation): number[] {
  const rates: number[] = [];
  for (let id = 0; id < o.missing.length; id++) {
    const turns = turnsFor(o, id);
    const can = o.view.owner[id] !== o.seat && o.missing[id] < NEVER && turns <= o.time;
    rates.push(can ? o.worth[id] / turns : 0);
  }
  return indicesOfHighest(rates, AHEAD);
}
