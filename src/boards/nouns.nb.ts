import type { Colour } from '../engine/board/facts.js';
import type { BoardNouns } from './nouns.js';

/** Et substantiv: ubestemt og bestemt form, og artikkelen. */
export interface Noun {
  one: string;
  other: string;
  a: 'en' | 'et';
  the: string;
  all: string;
}

/** Brikkene som settes på feltene. */
export const CARS: Record<BoardNouns['car'], Noun> = {
  wagon: { a: 'en', one: 'vogn', other: 'vogner', the: 'vognen', all: 'vognene' },
  taxi: { a: 'en', one: 'taxi', other: 'taxier', the: 'taxien', all: 'taxiene' },
  cart: { a: 'en', one: 'kjerre', other: 'kjerrer', the: 'kjerren', all: 'kjerrene' },
  train: { a: 'et', one: 'tog', other: 'tog', the: 'toget', all: 'togene' },
};
/** Kortene som erstatter andre. */
export const WILDS: Record<BoardNouns['wild'], Noun> = {
  locomotive: { a: 'et', one: 'lokomotiv', other: 'lokomotiver', the: 'lokomotivet', all: 'lokomotivene' },
  'taxi-card': { a: 'et', one: 'taxikort', other: 'taxikort', the: 'taxikortet', all: 'taxikortene' },
  joker: { a: 'en', one: 'joker', other: 'jokere', the: 'jokeren', all: 'jokerne' },
};
/** `et åpent lokomotiv`, `en åpen joker`. */
export function faceUp({ a, one }: Noun): string {
  return `${a} ${a === 'et' ? 'åpent' : 'åpen'} ${one}`;
}
const BILLETT: Noun = { a: 'en', one: 'billett', other: 'billetter', the: 'billetten', all: 'billettene' };
/** De hemmelige oppgavene. */
export const TICKETS: Record<BoardNouns['ticket'], Noun> = {
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
