import { type DrawnNouns, drawnCards } from '../drawn.js';
import type { Claimed, Drawn, Who } from '../shapes.js';
import type { Own } from './own.js';

/** A turn in one short sentence. */
export const turns = (own: Own) => {
  const nouns: DrawnNouns = {
    ...own,
    hidden: 'et kort',
    aTerrain: (terrain) => `et ${own.terrainCard(terrain)}`,
    terrains: (terrain, n) => own.terrainCards(n, terrain),
  };
  const phrase = (drawn: Drawn): string =>
    ({
      open: `tog ${drawnCards(nouns, drawn)}`,
      deck: `trak ${drawnCards(nouns, drawn)} fra bunken`,
      'terrain-deck': `trak ${drawnCards(nouns, drawn)} fra terrænbunken`,
    })[drawn.from];
  return {
    drew: (who: Who, drawn: readonly Drawn[]) => `${name(who)} ${own.all(drawn.map(phrase))}.`,
    claimed: (who: Who, { route, extra, doubled }: Claimed) => {
      const what =
        extra === undefined
          ? route
          : `tunnelen ${route} ${extra === 0 ? 'uden ekstra kort' : `med ${own.cards(extra)} ekstra`}`;
      return `${name(who)} byggede ${what}${doubled ? ', dobbelte point' : ''}.`;
    },
    tries: (who: Who, route: string) => `${name(who)} prøver tunnelen ${route}.`,
    gaveUp: (who: Who, route: string) => `${name(who)} opgav tunnelen ${route}.`,
    drewTickets: (who: Who, n: number, kept: number | undefined) =>
      `${name(who)} trak ${own.tickets(n)}${kept === undefined ? '' : ` og beholdt ${own.number(kept)}`}.`,
  };
};

function name({ name: called, you }: Who): string {
  return you ? 'Du' : called;
}
