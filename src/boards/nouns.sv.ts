import type { Colour } from '../engine/board/facts.js';
import type { BoardNouns } from './nouns.js';

/** Ett substantiv: obestämd och bestämd form, och artikeln. */
export interface Noun {
  one: string;
  other: string;
  a: 'en' | 'ett';
  the: string;
  all: string;
}

/** Pjäserna som ställs på rutorna. */
export const CARS: Record<BoardNouns['car'], Noun> = {
  wagon: { a: 'en', one: 'vagn', other: 'vagnar', the: 'vagnen', all: 'vagnarna' },
  taxi: { a: 'en', one: 'taxi', other: 'taxibilar', the: 'taxin', all: 'taxibilarna' },
  cart: { a: 'en', one: 'kärra', other: 'kärror', the: 'kärran', all: 'kärrorna' },
  train: { a: 'ett', one: 'tåg', other: 'tåg', the: 'tåget', all: 'tågen' },
};
/** Korten som ersätter andra. */
export const WILDS: Record<BoardNouns['wild'], Noun> = {
  locomotive: { a: 'ett', one: 'lok', other: 'lok', the: 'loket', all: 'loken' },
  'taxi-card': { a: 'ett', one: 'taxikort', other: 'taxikort', the: 'taxikortet', all: 'taxikorten' },
  joker: { a: 'en', one: 'joker', other: 'jokrar', the: 'jokern', all: 'jokrarna' },
};
const BILJETT: Noun = { a: 'en', one: 'biljett', other: 'biljetter', the: 'biljetten', all: 'biljetterna' };
/** De hemliga uppgifterna. */
export const TICKETS: Record<BoardNouns['ticket'], Noun> = {
  ticket: BILJETT,
  fare: BILJETT,
  contract: { a: 'ett', one: 'kontrakt', other: 'kontrakt', the: 'kontraktet', all: 'kontrakten' },
};

/** Färgerna som de böjs: en gul sträcka, ett gult kort, gula kort. */
export const COLOURS: Record<Colour | 'grey', { common: string; neuter: string; many: string }> = {
  purple: { common: 'lila', neuter: 'lila', many: 'lila' },
  blue: { common: 'blå', neuter: 'blått', many: 'blå' },
  orange: { common: 'orange', neuter: 'orange', many: 'orange' },
  white: { common: 'vit', neuter: 'vitt', many: 'vita' },
  green: { common: 'grön', neuter: 'grönt', many: 'gröna' },
  yellow: { common: 'gul', neuter: 'gult', many: 'gula' },
  black: { common: 'svart', neuter: 'svart', many: 'svarta' },
  red: { common: 'röd', neuter: 'rött', many: 'röda' },
  pink: { common: 'rosa', neuter: 'rosa', many: 'rosa' },
  grey: { common: 'grå', neuter: 'grått', many: 'grå' },
};
