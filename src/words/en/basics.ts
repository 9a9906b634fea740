import { capital } from '../capital.js';
import type { Own } from './own.js';

/** Texts that many screens use. */
export const basics = (own: Own) => ({
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  next: 'Next',
  show: 'Show',
  hide: 'Hide',
  menu: 'Menu',
  you: 'You',
  bot: 'Bot',
  person: 'Person',
  loading: 'Loading…',
  language: 'Language',
  settings: 'Settings',
  about: 'About Rallar',
  points: own.points,
  cards: own.cards,
  spaces: own.spaces,
  cars: own.cars,
  tickets: own.tickets,
  /** `2–4 players`. */
  playersRange: (min: number, max: number) => `${min}–${max} players`,
  signed: own.signed,
  percent: own.percent,
  number: own.number,
  date: own.date,
  when: own.when,
  all: own.all,
  compare: own.compare,
  capital: (text: string) => capital(text),
});
