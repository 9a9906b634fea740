import type { BoardNouns } from '../../../boards/nouns.js';
import type { Colour } from '../../../engine/index.js';
import { formatsOf } from '../formats.js';
import { type Forms, pluralOf } from '../plural.js';
import type { CardCount, CardName, Terrain } from '../shapes.js';

/** Et navneord: ubestemt og bestemt form, og artiklen. */
interface Noun extends Forms {
  a: 'en' | 'et';
  the: string;
  all: string;
}

const CARS: Record<BoardNouns['car'], Noun> = {
  wagon: { a: 'en', one: 'vogn', other: 'vogne', the: 'vognen', all: 'vognene' },
  taxi: { a: 'en', one: 'taxa', other: 'taxaer', the: 'taxaen', all: 'taxaerne' },
  cart: { a: 'en', one: 'kærre', other: 'kærrer', the: 'kærren', all: 'kærrerne' },
  train: { a: 'et', one: 'tog', other: 'tog', the: 'toget', all: 'togene' },
};
const WILDS: Record<BoardNouns['wild'], Noun> = {
  locomotive: { a: 'et', one: 'lokomotiv', other: 'lokomotiver', the: 'lokomotivet', all: 'lokomotiverne' },
  'taxi-card': { a: 'et', one: 'taxakort', other: 'taxakort', the: 'taxakortet', all: 'taxakortene' },
  joker: { a: 'en', one: 'joker', other: 'jokere', the: 'jokeren', all: 'jokerne' },
};
const RUTEKORT: Noun = { a: 'et', one: 'rutekort', other: 'rutekort', the: 'rutekortet', all: 'rutekortene' };
const TICKETS: Record<BoardNouns['ticket'], Noun> = {
  ticket: RUTEKORT,
  fare: RUTEKORT,
  contract: { a: 'en', one: 'kontrakt', other: 'kontrakter', the: 'kontrakten', all: 'kontrakterne' },
};

/** Farverne, som de bøjes: en gul strækning, et gult kort, gule kort. */
export const COLOURS: Record<Colour | 'grey', { common: string; neuter: string; many: string }> = {
  purple: { common: 'lilla', neuter: 'lilla', many: 'lilla' },
  blue: { common: 'blå', neuter: 'blåt', many: 'blå' },
  orange: { common: 'orange', neuter: 'orange', many: 'orange' },
  white: { common: 'hvid', neuter: 'hvidt', many: 'hvide' },
  green: { common: 'grøn', neuter: 'grønt', many: 'grønne' },
  yellow: { common: 'gul', neuter: 'gult', many: 'gule' },
  black: { common: 'sort', neuter: 'sort', many: 'sorte' },
  red: { common: 'rød', neuter: 'rødt', many: 'røde' },
  pink: { common: 'lyserød', neuter: 'lyserødt', many: 'lyserøde' },
  grey: { common: 'grå', neuter: 'gråt', many: 'grå' },
};

/** Terrænkortene efter slags. */
const TERRAIN_CARDS: Record<Terrain, string> = {
  desert: 'ørkenkort',
  jungle: 'junglekort',
  mountain: 'bjergkort',
};

const formats = formatsOf({ locale: 'da', and: 'og', or: 'eller', percent: ' %' });
const plural = pluralOf('da');

/** What Danish sentences are made with: its formats, and the nouns of a board. */
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
    cars: (n: number) => several(n, car),
    wilds: (n: number) => several(n, wild),
    tickets: (n: number) => several(n, ticket),
    cards: (n: number) => count(n, 'kort', 'kort'),
    points: (n: number) => count(n, 'point', 'point'),
    spaces: (n: number) => count(n, 'felt', 'felter'),
    turns: (n: number) => count(n, 'tur', 'ture'),
    routes: (n: number) => count(n, 'strækning', 'strækninger'),
    /** `2 gule kort`. */
    coloured,
    terrainCard: (terrain: Terrain) => TERRAIN_CARDS[terrain],
    terrainCards: (n: number, terrain: Terrain) => count(n, TERRAIN_CARDS[terrain], TERRAIN_CARDS[terrain]),
    /** `gul`, `lokomotiv`. */
    card: (name: CardName) => (name === 'wild' ? wild.one : COLOURS[name].common),
    /** `et gult kort`, `et lokomotiv`. */
    aCard: (name: CardName) =>
      name === 'wild' ? `${wild.a} ${wild.one}` : `et ${COLOURS[name].neuter} kort`,
    /** `2 gule og 1 lokomotiv`. */
    set: (set: readonly CardCount[]) =>
      formats.all(
        set.map(([name, n]) =>
          name === 'wild' ? several(n, wild) : count(n, COLOURS[name].neuter, COLOURS[name].many),
        ),
      ),
  };
}

/** What Danish sentences are made with. */
export type Own = ReturnType<typeof ownOf>;
