import type { BoardNouns } from '../../boards/nouns.js';
import { CARS, COLOURS, faceUp, TICKETS, WILDS } from '../../boards/nouns.nb.js';
import type { Colour } from '../../engine/index.js';
import { formatsOf } from '../formats.js';
import { type Forms, pluralOf } from '../plural.js';
import type { CardCount, CardName, Terrain } from '../shapes.js';

/** Terrengkortene etter type. */
const TERRAIN_CARDS: Record<Terrain, string> = {
  desert: 'ørkenkort',
  jungle: 'jungelkort',
  mountain: 'fjellkort',
};

const formats = formatsOf({ locale: 'nb', and: 'og', or: 'eller', percent: ' %' });
const plural = pluralOf('nb');

/** The building blocks of Norwegian sentences: formats, and the nouns of a board. */
export function ownOf(nouns: BoardNouns) {
  const car = CARS[nouns.car];
  const wild = WILDS[nouns.wild];
  const ticket = TICKETS[nouns.ticket];
  const count = (n: number, one: string, other: string) =>
    `${formats.number(n)} ${plural(n, { one, other })}`;
  const several = (n: number, forms: Forms) => count(n, forms.one, forms.other);
  const coloured = (n: number, colour: Colour) =>
    count(n, `${COLOURS[colour].neuter} kort`, `${COLOURS[colour].many} kort`);
  return {
    ...formats,
    car,
    wild,
    ticket,
    count,
    /** A time to wait: `40 sekunder`, from two minutes on `3 minutter`. */
    wait: (seconds: number) =>
      seconds < 120
        ? count(seconds, 'sekund', 'sekunder')
        : count(Math.ceil(seconds / 60), 'minutt', 'minutter'),
    cars: (n: number) => several(n, car),
    wilds: (n: number) => several(n, wild),
    tickets: (n: number) => several(n, ticket),
    cards: (n: number) => count(n, 'kort', 'kort'),
    points: (n: number) => count(n, 'poeng', 'poeng'),
    spaces: (n: number) => count(n, 'felt', 'felt'),
    turns: (n: number) => count(n, 'tur', 'turer'),
    /** `2 gule kort`. */
    coloured,
    /** `1 kort i valgfri farge`, `2 kort i én valgfri farge`. */
    anyColour: (n: number) => count(n, 'kort i valgfri farge', 'kort i én valgfri farge'),
    terrainCard: (terrain: Terrain) => TERRAIN_CARDS[terrain],
    terrainCards: (n: number, terrain: Terrain) => count(n, TERRAIN_CARDS[terrain], TERRAIN_CARDS[terrain]),
    /** `gul`, `lokomotiv`. */
    card: (name: CardName) => (name === 'wild' ? wild.one : COLOURS[name].common),
    /** `et gult kort`, `et lokomotiv`. */
    aCard: (name: CardName) =>
      name === 'wild' ? `${wild.a} ${wild.one}` : `et ${COLOURS[name].neuter} kort`,
    /** `et åpent gult kort`, `et åpent lokomotiv`. */
    openCard: (name: CardName) => (name === 'wild' ? faceUp(wild) : `et åpent ${COLOURS[name].neuter} kort`),
    /** `2 gule og 1 lokomotiv`. */
    set: (set: readonly CardCount[]) =>
      formats.all(
        set.map(([name, n]) =>
          name === 'wild' ? several(n, wild) : count(n, COLOURS[name].neuter, COLOURS[name].many),
        ),
      ),
  };
}

/** The building blocks of Norwegian sentences. */
export type Own = ReturnType<typeof ownOf>;
