import { int, just, object } from '../../read.js';
import type { RuleModule } from '../module.js';

/** N4, N5, A12: each symbol of a ferry asks for a wild, and further wilds may replace coloured cards. */
export const ferries: RuleModule<'ferries'> = {
  facts: object({ rule: just('ferries') }),
  routeFacts: {
    symbols: { read: int(1, 20), pays: true, tooMany: ({ symbols = 0, length }) => symbols > length },
  },
  install(builder, { rule }) {
    if (!builder.facts.routes.some((route) => route.symbols))
      return { code: 'rule-needs', rule, what: 'symbols' };
    for (const route of builder.routes) {
      const { symbols = 0 } = builder.facts.routes[route.id];
      if (symbols > 0) route.cost = { ...route.cost, symbols, wilds: true };
    }
    return null;
  },
};

/** N6: on a ferry any three cards that are no wilds stand in for one wild, and so for a coloured card too (N5). */
export const threeForWild: RuleModule<'three-for-wild'> = {
  facts: object({ rule: just('three-for-wild'), cards: int(2, 9) }),
  install(builder, { rule, cards }) {
    if (!builder.routes.some((route) => route.cost.symbols > 0))
      return { code: 'rule-needs', rule, what: 'ferries' };
    for (const route of builder.routes) {
      if (route.cost.symbols > 0) route.cost = { ...route.cost, standIn: cards };
    }
    return null;
  },
};
