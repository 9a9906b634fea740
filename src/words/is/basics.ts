import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Texts that many screens use. */
export const basics = (own: Own): Words['basics'] => ({
  close: 'Loka',
  back: 'Til baka',
  cancel: 'Hætta við',
  next: 'Áfram',
  show: 'Sýna',
  hide: 'Fela',
  menu: 'Valmynd',
  you: 'Þú',
  bot: 'Tölva',
  person: 'Manneskja',
  loading: 'Hleð …',
  language: 'Tungumál',
  settings: 'Stillingar',
  about: 'Um Rallar',
  points: own.points,
  cards: own.cards,
  spaces: own.spaces,
  cars: (n) => own.nominative(n, own.car),
  tickets: (n) => own.nominative(n, own.ticket),
  playersRange: (min, max) => `${min}–${max} spilarar`,
  signed: own.signed,
  percent: own.percent,
  number: own.number,
  date: own.date,
  when: own.when,
  all: own.all,
  compare: own.compare,
  capital,
});
