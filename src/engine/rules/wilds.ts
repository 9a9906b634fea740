import type { Rule } from './rule.js';

/** G9: a wild may replace any card of the set, on any route. (N2 is the lack of this rule.) */
export const wildsPay: Rule<'wilds-pay'> = (draft) => {
  for (const route of draft.routes) {
    // Where wilds stand in like any card they don't count by themselves (N3).
    if (!route.cost.wildStandsIn) route.cost = { ...route.cost, wilds: true };
  }
  return null;
};

/** G5: a wild taken from the row is the whole draw. (N1 is the lack of this rule.) */
export const wildEndsDraw: Rule<'wild-ends-draw'> = (draft) => {
  draft.wildEndsDraw = true;
  return null;
};

/** G6: a row with so many wilds is swept. (N1 is the lack of this rule.) */
export const sweep: Rule<'sweep'> = (draft, { wilds }) => {
  draft.sweepAt = wilds;
  return null;
};
