import { type DrawnNouns, drawnCards } from '../drawn.js';
import type { Claimed, Drawn, Who } from '../shapes.js';
import type { Own } from './own.js';

/** A turn in one short sentence. */
export const turns = (own: Own) => {
  const nouns: DrawnNouns = {
    ...own,
    hidden: 'spil',
    aTerrain: (terrain) => own.terrainCard(terrain),
    terrains: (terrain, n) => own.terrainCards(n, terrain),
  };
  const phrase = (drawn: Drawn, { you }: Who): string =>
    ({
      open: `${you ? 'tókst' : 'tók'} ${drawnCards(nouns, drawn)}`,
      deck: `${you ? 'dróst' : 'dró'} ${drawnCards(nouns, drawn)} úr bunkanum`,
      'terrain-deck': `${you ? 'dróst' : 'dró'} ${drawnCards(nouns, drawn)} úr landslagsbunkanum`,
    })[drawn.from];
  return {
    drew: (who: Who, drawn: readonly Drawn[]) =>
      `${name(who)} ${own.all(drawn.map((part) => phrase(part, who)))}.`,
    claimed: (who: Who, { route, extra, doubled }: Claimed) => {
      const what =
        extra === undefined
          ? route
          : `göngin ${route} ${extra === 0 ? 'án aukaspila' : `með ${own.count(extra, 'aukaspili', 'aukaspilum')}`}`;
      const more = doubled ? ', tvöföld stig' : '';
      return `${name(who)} ${who.you ? 'eignaðir þér' : 'eignaði sér'} ${what}${more}.`;
    },
    tries: (who: Who, route: string) => `${name(who)} reynir við göngin ${route}.`,
    gaveUp: (who: Who, route: string) => `${name(who)} ${who.you ? 'hættir' : 'hætti'} við göngin ${route}.`,
    drewTickets: (who: Who, n: number, kept: number | undefined) => {
      const keeps = kept === undefined ? '' : ` og ${who.you ? 'hélst' : 'hélt'} ${own.number(kept)}`;
      return `${name(who)} ${who.you ? 'dróst' : 'dró'} ${own.accusative(n, own.ticket)}${keeps}.`;
    },
  };
};

function name({ name: called, you }: Who): string {
  return you ? 'Þú' : called;
}
