import { NEVER, type Situation } from './situation.js';
import { turnsFor } from './ticket-plan.js';
import { indicesOfHighest } from './highest.js';

/** How many routes to collect cards for at a time; more of them spread the cards too thin. */
const AHEAD = 1;

/** The free routes with the most points per turn that can still be built in time, best first. */
export function pointRoutes(situation: Situation): number[] {
  const rates: number[] = [];
  for (let id = 0; id < situation.missing.length; id++) {
    const turns = turnsFor(situation, id);
    const can =
      situation.view.owner[id] !== situation.seat && situation.missing[id] < NEVER && turns <= situation.time;
    rates.push(can ? situation.worth[id] / turns : 0);
  }
  return indicesOfHighest(rates, AHEAD);
}
