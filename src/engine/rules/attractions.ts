import { NOBODY } from '../words.js';
import type { Rule } from './rule.js';

/** Y2: points for each place with an attraction at which a route of the player ends; each counts once. */
export const attractions: Rule<'attractions'> = (draft, { rule, points }) => {
  const sights = draft.facts.places.map((place) => place.attraction === true);
  if (!sights.includes(true)) return { code: 'rule-needs', rule, what: 'attraction' };
  draft.bonuses.push({
    category: 'attractions',
    points(board, position) {
      const seen = Array.from({ length: position.players }, () => new Set<number>());
      for (const route of board.routes) {
        const owner = position.owner[route.id];
        if (owner === NOBODY) continue;
        for (const place of [route.a, route.b]) if (sights[place]) seen[owner].add(place);
      }
      return seen.map((places) => places.size * points);
    },
  });
  return null;
};
