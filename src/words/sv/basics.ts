import { capital } from '../capital.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** Texts that many screens use. */
export const basics = (own: Own): Words['basics'] => ({
  close: 'Stäng',
  back: 'Tillbaka',
  cancel: 'Avbryt',
  next: 'Nästa',
  show: 'Visa',
  hide: 'Dölj',
  menu: 'Meny',
  you: 'Du',
  bot: 'Bot',
  person: 'Människa',
  loading: 'Laddar …',
  language: 'Språk',
  settings: 'Inställningar',
  about: 'Om Rallar',
  points: own.points,
  cards: own.cards,
  spaces: own.spaces,
  cars: own.cars,
  tickets: own.tickets,
  playersRange: (min, max) => `${min}–${max} spelare`,
  signed: own.signed,
  percent: own.percent,
  number: own.number,
  date: own.date,
  when: own.when,
  all: own.all,
  compare: own.compare,
  capital,
});
