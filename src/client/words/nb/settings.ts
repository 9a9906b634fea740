import type { Words } from '../words.js';

/** Settings. */
export const settings: Words['settings'] = {
  title: 'Innstillinger',
  language: 'Språk',
  look: 'Utseende',
  light: 'Lyst',
  dark: 'Mørkt',
  asDevice: 'Som enheten',
  motion: 'Bevegelse',
  motionLine: 'Hvor fort kort flyr og brikker legges.',
  speeds: { none: 'Ingen', fast: 'Rask', normal: 'Vanlig', slow: 'Langsom' },
  bots: 'Botenes tempo',
  atOnce: 'Straks',
  botsLine: 'Korteste pause mellom botenes trekk.',
  grace: 'Angretid',
  graceLine: 'Hvor lenge botene venter etter trekket ditt.',
  seconds: (n) => `${n} s`,
  confirm: 'Spør før et trekk',
  confirmLine: 'Velg én gang til for å bekrefte.',
  confirmed: { none: 'Aldri', routes: 'Strekninger', all: 'Alltid' },
  sound: 'Lyd',
  odds: 'Vis sjansene',
};
