import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Texts that many screens use. */
export const basics = (own: Own): Words['basics'] => ({
  close: 'Lukk',
  back: 'Tilbake',
  cancel: 'Avbryt',
  next: 'Neste',
  show: 'Vis',
  hide: 'Skjul',
  menu: 'Meny',
  you: 'Du',
  bot: 'Bot',
  person: 'Menneske',
  loading: 'Laster …',
  language: 'Språk',
  settings: 'Innstillinger',
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
  capital: (text) => text.charAt(0).toLocaleUpperCase('nb') + text.slice(1),
});
