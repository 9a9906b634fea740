import type { Colour } from '../engine/board/facts.js';
import type { BoardNouns } from './nouns.js';

/** Nafnorð með kyni, í föllum án greinis, og fleirtala með greini. */
export interface Noun {
  gender: 'masculine' | 'feminine' | 'neuter';
  one: Cases;
  many: Cases;
  /** Með greini í fleirtölu: nefnifall og þolfall. */
  all: { nom: string; acc: string };
}
interface Cases {
  nom: string;
  acc: string;
  dat: string;
  gen: string;
}

const cases = (nom: string, acc: string, dat: string, gen: string): Cases => ({ nom, acc, dat, gen });

/** Það sem sett er á reitina. */
export const CARS: Record<BoardNouns['car'], Noun> = {
  wagon: {
    gender: 'masculine',
    one: cases('lestarvagn', 'lestarvagn', 'lestarvagni', 'lestarvagns'),
    many: cases('lestarvagnar', 'lestarvagna', 'lestarvögnum', 'lestarvagna'),
    all: { nom: 'lestarvagnarnir', acc: 'lestarvagnana' },
  },
  taxi: {
    gender: 'masculine',
    one: cases('leigubíll', 'leigubíl', 'leigubíl', 'leigubíls'),
    many: cases('leigubílar', 'leigubíla', 'leigubílum', 'leigubíla'),
    all: { nom: 'leigubílarnir', acc: 'leigubílana' },
  },
  cart: {
    gender: 'feminine',
    one: cases('kerra', 'kerru', 'kerru', 'kerru'),
    many: cases('kerrur', 'kerrur', 'kerrum', 'kerra'),
    all: { nom: 'kerrurnar', acc: 'kerrurnar' },
  },
  train: {
    gender: 'feminine',
    one: cases('lest', 'lest', 'lest', 'lestar'),
    many: cases('lestir', 'lestir', 'lestum', 'lesta'),
    all: { nom: 'lestirnar', acc: 'lestirnar' },
  },
};

/** Spilin sem koma í stað annarra. */
export const WILDS: Record<BoardNouns['wild'], Noun> = {
  locomotive: {
    gender: 'masculine',
    one: cases('dráttarvagn', 'dráttarvagn', 'dráttarvagni', 'dráttarvagns'),
    many: cases('dráttarvagnar', 'dráttarvagna', 'dráttarvögnum', 'dráttarvagna'),
    all: { nom: 'dráttarvagnarnir', acc: 'dráttarvagnana' },
  },
  'taxi-card': {
    gender: 'neuter',
    one: cases('leigubílaspil', 'leigubílaspil', 'leigubílaspili', 'leigubílaspils'),
    many: cases('leigubílaspil', 'leigubílaspil', 'leigubílaspilum', 'leigubílaspila'),
    all: { nom: 'leigubílaspilin', acc: 'leigubílaspilin' },
  },
  joker: {
    gender: 'masculine',
    one: cases('jóker', 'jóker', 'jóker', 'jókers'),
    many: cases('jókerar', 'jókera', 'jókerum', 'jókera'),
    all: { nom: 'jókerarnir', acc: 'jókerana' },
  },
};

/** Leyniverkefnin; öll karlkyns, og á því byggja setningarnar. */
export const TICKETS: Record<BoardNouns['ticket'], Noun> = {
  ticket: {
    gender: 'masculine',
    one: cases('lestarmiði', 'lestarmiða', 'lestarmiða', 'lestarmiða'),
    many: cases('lestarmiðar', 'lestarmiða', 'lestarmiðum', 'lestarmiða'),
    all: { nom: 'lestarmiðarnir', acc: 'lestarmiðana' },
  },
  fare: {
    gender: 'masculine',
    one: cases('farmiði', 'farmiða', 'farmiða', 'farmiða'),
    many: cases('farmiðar', 'farmiða', 'farmiðum', 'farmiða'),
    all: { nom: 'farmiðarnir', acc: 'farmiðana' },
  },
  contract: {
    gender: 'masculine',
    one: cases('samningur', 'samning', 'samningi', 'samnings'),
    many: cases('samningar', 'samninga', 'samningum', 'samninga'),
    all: { nom: 'samningarnir', acc: 'samningana' },
  },
};

/** Litirnir í hvorugkyni með spili: eitt gult, tvö gul; í þágufalli gulu, gulum. Kvenkyn leiðar er eins og fleirtalan. */
export const COLOURS: Record<
  Colour | 'grey',
  { one: string; many: string; oneDative: string; manyDative: string }
> = {
  purple: { one: 'fjólublátt', many: 'fjólublá', oneDative: 'fjólubláu', manyDative: 'fjólubláum' },
  blue: { one: 'blátt', many: 'blá', oneDative: 'bláu', manyDative: 'bláum' },
  orange: {
    one: 'appelsínugult',
    many: 'appelsínugul',
    oneDative: 'appelsínugulu',
    manyDative: 'appelsínugulum',
  },
  white: { one: 'hvítt', many: 'hvít', oneDative: 'hvítu', manyDative: 'hvítum' },
  green: { one: 'grænt', many: 'græn', oneDative: 'grænu', manyDative: 'grænum' },
  yellow: { one: 'gult', many: 'gul', oneDative: 'gulu', manyDative: 'gulum' },
  black: { one: 'svart', many: 'svört', oneDative: 'svörtu', manyDative: 'svörtum' },
  red: { one: 'rautt', many: 'rauð', oneDative: 'rauðu', manyDative: 'rauðum' },
  pink: { one: 'bleikt', many: 'bleik', oneDative: 'bleiku', manyDative: 'bleikum' },
  grey: { one: 'grátt', many: 'grá', oneDative: 'gráu', manyDative: 'gráum' },
};
