import { type DrawnNouns, drawnCards } from '../drawn.js';
import type { Claimed, Drawn, Who } from '../shapes.js';
import type { Own } from './own.js';

/** A turn in one short sentence. */
export const turns = (own: Own) => {
  const nouns: DrawnNouns = {
    ...own,
    hidden: 'ett kort',
    aTerrain: (terrain) => `ett ${own.terrainCard(terrain)}`,
    terrains: (terrain, n) => own.terrainCards(n, terrain),
  };
  const phrase = (drawn: Drawn): string =>
    ({
      open: `tog ${drawnCards(nouns, drawn)}`,
      deck: `drog ${drawnCards(nouns, drawn)} från högen`,
      'terrain-deck': `drog ${drawnCards(nouns, drawn)} från terränghögen`,
    })[drawn.from];
  return {
    drew: (who: Who, drawn: readonly Drawn[]) => `${name(who)} ${own.all(drawn.map(phrase))}.`,
    claimed: (who: Who, { route, extra, doubled }: Claimed) => {
      const what =
        extra === undefined
          ? route
          : `tunneln ${route} ${extra === 0 ? 'utan extra kort' : `med ${own.count(extra, 'extra kort', 'extra kort')}`}`;
      return `${name(who)} mutade in ${what}${doubled ? ', dubbla poäng' : ''}.`;
    },
    tries: (who: Who, route: string) => `${name(who)} försöker sig på tunneln ${route}.`,
    gaveUp: (who: Who, route: string) => `${name(who)} gav upp tunneln ${route}.`,
    drewTickets: (who: Who, n: number, kept: number | undefined) =>
      `${name(who)} drog ${own.tickets(n)}${kept === undefined ? '' : ` och behöll ${own.number(kept)}`}.`,
  };
};

function name({ name: called, you }: Who): string {
  return you ? 'Du' : called;
}
