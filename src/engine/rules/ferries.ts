import type { Rule } from './rule.js';

/** N4, N5, A12: each symbol of a ferry asks for a wild, and further wilds may replace coloured cards. */
export const ferries: Rule<'ferries'> = (draft, { rule }) => {
  if (!draft.facts.routes.some((route) => route.symbols))
    return { code: 'rule-needs', rule, what: 'symbols' };
  for (const route of draft.routes) {
    const { symbols = 0 } = draft.facts.routes[route.id];
    if (symbols > 0) route.cost = { ...route.cost, symbols, wilds: true };
  }
  return null;
};

/** N6: on a ferry any three cards that are no wilds stand in for one wild, and so for a coloured card too (N5). */
export const threeForWild: Rule<'three-for-wild'> = (draft, { rule, cards }) => {
  if (!draft.routes.some((route) => route.cost.symbols > 0))
    return { code: 'rule-needs', rule, what: 'ferries' };
  for (const route of draft.routes) {
    if (route.cost.symbols > 0) route.cost = { ...route.cost, standIn: cards };
  }
  return null;
};
