import type { BoardNouns } from '../../boards/nouns.js';
import { CARS, COLOURS, faceUp, TICKETS, WILDS } from '../../boards/nouns.da.js';
import type { Colour } from '../../engine/index.js';
import { formatsOf } from '../formats.js';
import { type Forms, pluralOf } from '../plural.js';
import type { CardCount, CardName, Terrain } from '../shapes.js';

/** Terrænkortene efter type. */
const TERRAIN_CARDS: Record<Terrain, string> = {
  desert: 'ørkenkort',
  jungle: 'junglekort',
  mountain: 'bjergkort',
};

const formats = formatsOf({ locale: 'da', and: 'og', or: 'eller', percent: ' %' });
const plural = pluralOf('da');

/** `Bents`, `Niels’`, `Spiller 2’s`. */
function genitive(name: string): string {
  if (/[sxz]$/i.test(name)) return `${name}’`;
  return /\p{L}$/u.test(name) ? `${name}s` : `${name}’s`;
}

/** The building blocks of Danish sentences: formats, and the nouns of a board. */
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
        : count(Math.ceil(seconds / 60), 'minut', 'minutter'),
    cars: (n: number) => several(n, car),
    wilds: (n: number) => several(n, wild),
    tickets: (n: number) => several(n, ticket),
    cards: (n: number) => count(n, 'kort', 'kort'),
    points: (n: number) => count(n, 'point', 'point'),
    spaces: (n: number) => count(n, 'felt', 'felter'),
    turns: (n: number) => count(n, 'tur', 'ture'),
    routes: (n: number) => count(n, 'strækning', 'strækninger'),
    of: genitive,
    /** `2 gule kort`. */
    coloured,
    /** `2 gule kort`, `2 lokomotiver`. */
    cardsOf: (n: number, name: CardName) => (name === 'wild' ? several(n, wild) : coloured(n, name)),
    /** `1 kort i valgfri farve`, `2 kort i én valgfri farve`. */
    anyColour: (n: number) => count(n, 'kort i valgfri farve', 'kort i én valgfri farve'),
    terrainCard: (terrain: Terrain) => TERRAIN_CARDS[terrain],
    terrainCards: (n: number, terrain: Terrain) => count(n, TERRAIN_CARDS[terrain], TERRAIN_CARDS[terrain]),
    /** `gul`, `lokomotiv`. */
    card: (name: CardName) => (name === 'wild' ? wild.one : COLOURS[name].common),
    /** `et gult kort`, `et lokomotiv`. */
    aCard: (name: CardName) =>
      name === 'wild' ? `${wild.a} ${wild.one}` : `et ${COLOURS[name].neuter} kort`,
    /** `et synligt gult kort`, `et synligt lokomotiv`. */
    openCard: (name: CardName) =>
      name === 'wild' ? faceUp(wild) : `et synligt ${COLOURS[name].neuter} kort`,
    /** `2 gule og 1 lokomotiv`. */
    set: (set: readonly CardCount[]) =>
      formats.all(
        set.map(([name, n]) =>
          name === 'wild' ? several(n, wild) : count(n, COLOURS[name].neuter, COLOURS[name].many),
        ),
      ),
  };
}

/** The building blocks of Danish sentences. */
export type Own = ReturnType<typeof ownOf>;
