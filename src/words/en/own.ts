import type { BoardNouns } from '../../boards/nouns.js';
import { formatsOf } from '../formats.js';
import { type Forms, pluralOf } from '../plural.js';
import type { CardCount, CardName } from '../shapes.js';

const CARS: Record<BoardNouns['car'], Forms> = {
  wagon: { one: 'wagon', other: 'wagons' },
  taxi: { one: 'taxi', other: 'taxis' },
  cart: { one: 'cart', other: 'carts' },
  train: { one: 'train', other: 'trains' },
};
const WILDS: Record<BoardNouns['wild'], Forms> = {
  locomotive: { one: 'locomotive', other: 'locomotives' },
  'taxi-card': { one: 'taxi card', other: 'taxi cards' },
  joker: { one: 'joker', other: 'jokers' },
};
const TICKETS: Record<BoardNouns['ticket'], Forms> = {
  ticket: { one: 'ticket', other: 'tickets' },
  fare: { one: 'ticket', other: 'tickets' },
  contract: { one: 'contract', other: 'contracts' },
};

const formats = formatsOf({ locale: 'en-GB', and: 'and', or: 'or', percent: '%' });
const plural = pluralOf('en');

/** The building blocks of English sentences: formats, and the nouns of a board. */
export function ownOf(nouns: BoardNouns) {
  const car = CARS[nouns.car];
  const wild = WILDS[nouns.wild];
  const ticket = TICKETS[nouns.ticket];
  const count = (n: number, one: string, other: string) =>
    `${formats.number(n)} ${plural(n, { one, other })}`;
  const several = (n: number, forms: Forms) => count(n, forms.one, forms.other);
  const card = (name: CardName) => (name === 'wild' ? wild.one : name);
  return {
    ...formats,
    car,
    wild,
    ticket,
    count,
    /** A time to wait: `40 seconds`, from two minutes on `3 minutes`. */
    wait: (seconds: number) =>
      seconds < 120
        ? count(seconds, 'second', 'seconds')
        : count(Math.ceil(seconds / 60), 'minute', 'minutes'),
    cars: (n: number) => several(n, car),
    wilds: (n: number) => several(n, wild),
    tickets: (n: number) => several(n, ticket),
    cards: (n: number) => count(n, 'card', 'cards'),
    points: (n: number) => count(n, 'point', 'points'),
    spaces: (n: number) => count(n, 'space', 'spaces'),
    /** `2 or 3`, `2 to 4`. */
    range: (from: number, last: number) =>
      `${formats.number(from)} ${last - from === 1 ? 'or' : 'to'} ${formats.number(last)}`,
    /** `yellow`, `locomotive`. */
    card,
    /** `a yellow card`, `a locomotive`. */
    aCard: (name: CardName) =>
      name === 'wild' ? `a ${wild.one}` : `${name === 'orange' ? 'an' : 'a'} ${name} card`,
    /** `2 yellow cards`, `1 locomotive`. */
    cardsOf: (name: CardName, n: number) =>
      name === 'wild' ? several(n, wild) : count(n, `${name} card`, `${name} cards`),
    /** `2 yellow and 1 locomotive`. */
    set: (set: readonly CardCount[]) =>
      formats.all(set.map(([name, n]) => (name === 'wild' ? several(n, wild) : `${n} ${name}`))),
  };
}

/** The building blocks of English sentences. */
export type Own = ReturnType<typeof ownOf>;
