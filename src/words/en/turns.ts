import { type DrawnNouns, drawnCards } from '../drawn.js';
import type { Claimed, Drawn, Who } from '../shapes.js';
import type { Own } from './own.js';

/** A turn in one short sentence. */
export const turns = (own: Own) => {
  const nouns: DrawnNouns = {
    ...own,
    hidden: 'a card',
    aTerrain: (terrain) => `a ${terrain} card`,
    terrains: (terrain, n) => own.count(n, `${terrain} card`, `${terrain} cards`),
  };
  const phrase = (drawn: Drawn): string =>
    ({
      open: `took ${drawnCards(nouns, drawn)}`,
      deck: `drew ${drawnCards(nouns, drawn)} from the deck`,
      'terrain-deck': `drew ${drawnCards(nouns, drawn)} from the terrain deck`,
    })[drawn.from];
  return {
    drew: (who: Who, drawn: readonly Drawn[]) => `${name(who)} ${own.all(drawn.map(phrase))}.`,
    claimed: (who: Who, { route, extra, doubled }: Claimed) => {
      const what =
        extra === undefined
          ? route
          : `the tunnel ${route} with ${extra === 0 ? 'no extra cards' : own.count(extra, 'extra card', 'extra cards')}`;
      return `${name(who)} claimed ${what}${doubled ? ', points doubled' : ''}.`;
    },
    tries: (who: Who, route: string) => `${name(who)} ${who.you ? 'try' : 'tries'} the tunnel ${route}.`,
    gaveUp: (who: Who, route: string) => `${name(who)} gave up the tunnel ${route}.`,
    drewTickets: (who: Who, n: number, kept: number | undefined) =>
      `${name(who)} drew ${own.tickets(n)}${kept === undefined ? '' : ` and kept ${own.number(kept)}`}.`,
  };
};

function name({ name: called, you }: Who): string {
  return you ? 'You' : called;
}
