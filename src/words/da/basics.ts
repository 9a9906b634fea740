import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Texts that many screens use. */
export const basics = (own: Own): Words['basics'] => ({
  close: 'Luk',
  back: 'Tilbage',
  cancel: 'Annullér',
  next: 'Næste',
  show: 'Vis',
  hide: 'Skjul',
  menu: 'Menu',
  you: 'Dig',
  bot: 'Bot',
  person: 'Menneske',
  loading: 'Indlæser …',
  language: 'Sprog',
  settings: 'Indstillinger',
  about: 'Om Rallar',
  points: own.points,
  cards: own.cards,
  spaces: own.spaces,
  cars: own.cars,
  tickets: own.tickets,
  playersRange: (min, max) => `${min}–${max} spillere`,
  signed: own.signed,
  percent: own.percent,
  number: own.number,
  date: own.date,
  when: own.when,
  all: own.all,
  compare: own.compare,
  capital,
});
