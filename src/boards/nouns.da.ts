import type { Colour } from '../engine/board/facts.js';
import type { BoardNouns } from './nouns.js';

/** Et navneord: ubestemt og bestemt form, og artiklen. */
export interface Noun {
  one: string;
  other: string;
  a: 'en' | 'et';
  the: string;
  all: string;
}

/** Brikkerne, der sættes på felterne. */
export const CARS: Record<BoardNouns['car'], Noun> = {
  wagon: { a: 'en', one: 'vogn', other: 'vogne', the: 'vognen', all: 'vognene' },
  taxi: { a: 'en', one: 'taxa', other: 'taxaer', the: 'taxaen', all: 'taxaerne' },
  cart: { a: 'en', one: 'kærre', other: 'kærrer', the: 'kærren', all: 'kærrerne' },
  train: { a: 'et', one: 'tog', other: 'tog', the: 'toget', all: 'togene' },
};
/** Kortene, der erstatter andre. */
export const WILDS: Record<BoardNouns['wild'], Noun> = {
  locomotive: { a: 'et', one: 'lokomotiv', other: 'lokomotiver', the: 'lokomotivet', all: 'lokomotiverne' },
  'taxi-card': { a: 'et', one: 'taxakort', other: 'taxakort', the: 'taxakortet', all: 'taxakortene' },
  joker: { a: 'en', one: 'joker', other: 'jokere', the: 'jokeren', all: 'jokerne' },
};
/** `et synligt lokomotiv`, `en synlig joker`. */
export function faceUp({ a, one }: Noun): string {
  return `${a} ${a === 'et' ? 'synligt' : 'synlig'} ${one}`;
}
const RUTEKORT: Noun = { a: 'et', one: 'rutekort', other: 'rutekort', the: 'rutekortet', all: 'rutekortene' };
/** De hemmelige opgaver. */
export const TICKETS: Record<BoardNouns['ticket'], Noun> = {
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
