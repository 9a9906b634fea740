import type { BoardNouns } from '../../../boards/nouns.js';
import type { Colour } from '../../../engine/index.js';
import { formatsOf } from '../formats.js';
import { type Forms, pluralOf } from '../plural.js';
import type { CardCount, CardName, Terrain } from '../shapes.js';

/** Et substantiv: ubestemt og bestemt form, og artikkelen. */
interface Noun extends Forms {
  a: 'en' | 'et';
  the: string;
  all: string;
}

const CARS: Record<BoardNouns['car'], Noun> = {
  wagon: { a: 'en', one: 'vogn', other: 'vogner', the: 'vognen', all: 'vognene' },
  taxi: { a: 'en', one: 'taxi', other: 'taxier', the: 'taxien', all: 'taxiene' },
  cart: { a: 'en', one: 'kjerre', other: 'kjerrer', the: 'kjerren', all: 'kjerrene' },
  train: { a: 'et', one: 'tog', other: 'tog', the: 'toget', all: 'togene' },
};
const WILDS: Record<BoardNouns['wild'], Noun> = {
  locomotive: { a: 'et', one: 'lokomotiv', other: 'lokomotiver', the: 'lokomotivet', all: 'lokomotivene' },
  'taxi-card': { a: 'et', one: 'taxikort', other: 'taxikort', the: 'taxikortet', all: 'taxikortene' },
  joker: { a: 'en', one: 'joker', other: 'jokere', the: 'jokeren', all: 'jokerne' },
};
const BILLETT: Noun = { a: 'en', one: 'billett', other: 'billetter', the: 'billetten', all: 'billettene' };
const TICKETS: Record<BoardNouns['ticket'], Noun> = {
  ticket: BILLETT,
  fare: BILLETT,
  contract: { a: 'en', one: 'kontrakt', other: 'kontrakter', the: 'kontrakten', all: 'kontraktene' },
};

/** Fargene slik de bøyes: en gul strekning, et gult kort, gule kort. */
export const COLOURS: Record<Colour | 'grey', { common: string; neuter: string; many: string }> = {
  purple: { common: 'lilla', neuter: 'lilla', many: 'lilla' },
  blue: { common: 'blå', neuter: 'blått', many: 'blå' },
  orange: { common: 'oransje', neuter: 'oransje', many: 'oransje' },
  white: { common: 'hvit', neuter: 'hvitt', many: 'hvite' },
  green: { common: 'grønn', neuter: 'grønt', many: 'grønne' },
  yellow: { common: 'gul', neuter: 'gult', many: 'gule' },
  black: { common: 'svart', neuter: 'svart', many: 'svarte' },
  red: { common: 'rød', neuter: 'rødt', many: 'røde' },
  pink: { common: 'rosa', neuter: 'rosa', many: 'rosa' },
  grey: { common: 'grå', neuter: 'grått', many: 'grå' },
};

/** Terrengkortene etter slag. */
const TERRAIN_CARDS: Record<Terrain, string> = {
  desert: 'ørkenkort',
  jungle: 'jungelkort',
  mountain: 'fjellkort',
};

const formats = formatsOf({ locale: 'nb', and: 'og', or: 'eller', percent: ' %' });
const plural = pluralOf('nb');

/** What Norwegian sentences are made with: its formats, and the nouns of a board. */
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
    points: (n: number) => count(n, 'poeng', 'poeng'),
    spaces: (n: number) => count(n, 'felt', 'felt'),
    turns: (n: number) => count(n, 'tur', 'turer'),
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

/** What Norwegian sentences are made with. */
export type Own = ReturnType<typeof ownOf>;
