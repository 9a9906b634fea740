import { int, just, object } from '../../read.js';
import type { RuleModule } from '../module.js';

/** N3: on a marked route any four cards, wilds included, stand in for one card of the set; wilds count only so. */
export const fourForCard: RuleModule<'four-for-card'> = {
  facts: object({ rule: just('four-for-card'), cards: int(2, 9) }),
  routeFacts: { anyFour: { read: just(true), pays: true } },
  install(builder, { rule, cards }) {
    const marked = builder.routes.filter((route) => builder.facts.routes[route.id].anyFour);
    if (marked.length === 0) return { code: 'rule-needs', rule, what: 'anyFour' };
    for (const route of marked)
      route.cost = { ...route.cost, wilds: false, standIn: cards, wildStandsIn: true };
    return null;
  },
};
