import type { Rule } from './rule.js';

/** N3: on a route so marked any four cards, wilds included, stand in for one card of the set; wilds count only so. */
export const fourForCard: Rule<'four-for-card'> = (draft, { rule, cards }) => {
  const marked = draft.routes.filter((route) => draft.facts.routes[route.id].anyFour);
  if (marked.length === 0) return { code: 'rule-needs', rule, what: 'anyFour' };
  for (const route of marked)
    route.cost = { ...route.cost, wilds: false, standIn: cards, wildStandsIn: true };
  return null;
};
