import type { Board } from '../../board/board.js';
import type { Position } from '../../position.js';
import { int, just, object } from '../../read.js';
import { standing } from '../../score/standing.js';
import { NOBODY, type Seat } from '../../words.js';
import type { RuleModule } from '../module.js';

/** Y2: points for each place with an attraction at which a route of the player ends; each counts once. */
export const attractions: RuleModule<'attractions'> = {
  facts: object({ rule: just('attractions'), points: int(1, 1000) }),
  placeFacts: { attraction: { read: just(true) } },
  category: { attractions: true },
  install(builder, { rule, points }) {
    const sights = builder.facts.places.map((place) => place.attraction === true);
    if (!sights.includes(true)) return { code: 'rule-needs', rule, what: 'attraction' };
    builder.hooks.scorings.push({
      category: 'attractions',
      open: true,
      points(board, position) {
        const reached = Array.from({ length: position.players }, () => new Set<number>());
        for (const route of board.routes) {
          const owner = position.owner[route.id];
          if (owner === NOBODY) continue;
          for (const place of [route.a, route.b]) if (sights[place]) reached[owner].add(place);
        }
        return reached.map((places) => places.size * points);
      },
    });
    return null;
  },
};

/** The points for attractions that a route would bring a seat. */
export function newAttractions(board: Board, position: Position, seat: Seat, route: number): number {
  const before = standing(board, position, seat, 'attractions');
  if (before === undefined) return 0;
  const owner = position.owner.slice();
  owner[route] = seat;
  return (standing(board, { ...position, owner }, seat, 'attractions') ?? 0) - before;
}
