import type { BoardNouns } from '../../boards/nouns.js';
import { CARS, COLOURS, TICKETS, WILDS } from '../../boards/nouns.sv.js';
import type { Colour } from '../../engine/index.js';
import { formatsOf } from '../formats.js';
import { type Forms, pluralOf } from '../plural.js';
import type { CardCount, CardName, Terrain } from '../shapes.js';

/** Terrängkorten efter slag. */
const TERRAIN_CARDS: Record<Terrain, string> = {
  desert: 'ökenkort',
  jungle: 'djungelkort',
  mountain: 'bergskort',
};

const formats = formatsOf({ locale: 'sv', and: 'och', or: 'eller', percent: '\u00A0%' });
const plural = pluralOf('sv');

/** The building blocks of Swedish sentences: formats, and the nouns of a board. */
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
    /** A time to wait: `40 sekunder`, from two minutes on `3 minuter`. */
    wait: (seconds: number) =>
      seconds < 120
        ? count(seconds, 'sekund', 'sekunder')
        : count(Math.ceil(seconds / 60), 'minut', 'minuter'),
    cars: (n: number) => several(n, car),
    wilds: (n: number) => several(n, wild),
    tickets: (n: number) => several(n, ticket),
    cards: (n: number) => count(n, 'kort', 'kort'),
    points: (n: number) => count(n, 'poäng', 'poäng'),
    spaces: (n: number) => count(n, 'ruta', 'rutor'),
    /** Turns as they are counted: `3 drag`. */
    turns: (n: number) => count(n, 'drag', 'drag'),
    routes: (n: number) => count(n, 'sträcka', 'sträckor'),
    /** `2 gula kort`. */
    coloured,
    /** `2 gula kort`, `2 lok`. */
    ofKind: (n: number, name: CardName) => (name === 'wild' ? several(n, wild) : coloured(n, name)),
    terrainCard: (terrain: Terrain) => TERRAIN_CARDS[terrain],
    terrainCards: (n: number, terrain: Terrain) => count(n, TERRAIN_CARDS[terrain], TERRAIN_CARDS[terrain]),
    /** `gul`, `lok`. */
    card: (name: CardName) => (name === 'wild' ? wild.one : COLOURS[name].common),
    /** `ett gult kort`, `ett lok`. */
    aCard: (name: CardName) =>
      name === 'wild' ? `${wild.a} ${wild.one}` : `ett ${COLOURS[name].neuter} kort`,
    /** `ett uppvänt gult kort`, `en uppvänd joker`. */
    aFaceUp: (name: CardName) =>
      name === 'wild'
        ? `${wild.a} ${wild.a === 'ett' ? 'uppvänt' : 'uppvänd'} ${wild.one}`
        : `ett uppvänt ${COLOURS[name].neuter} kort`,
    /** The form that goes with the board’s noun for a ticket: `klar biljett`, `klart kontrakt`. */
    forTicket: (common: string, neuter: string) => (ticket.a === 'ett' ? neuter : common),
    /** `Majas`, `Nils`. */
    genitive: (name: string) => (/[sxz]$/i.test(name) ? name : `${name}s`),
    /** `2 gula och 1 lok`. */
    set: (set: readonly CardCount[]) =>
      formats.all(
        set.map(([name, n]) =>
          name === 'wild' ? several(n, wild) : count(n, COLOURS[name].neuter, COLOURS[name].many),
        ),
      ),
  };
}

/** The building blocks of Swedish sentences. */
export type Own = ReturnType<typeof ownOf>;
