import type { Words } from '../words.js';

/** Settings. */
export const settings: Words['settings'] = {
  title: 'Innstillinger',
  language: 'Språk',
  look: 'Utseende',
  light: 'Lyst',
  dark: 'Mørkt',
  asDevice: 'Som systemet',
  motion: 'Animasjon',
  motionLine: 'Hvor fort kort flyr og brikker settes ut.',
  speeds: { none: 'Ingen', fast: 'Rask', normal: 'Vanlig', slow: 'Langsom' },
  bots: 'Bothastighet',
  atOnce: 'Uten pause',
  botsLine: 'Pausen mellom botenes trekk.',
  grace: 'Angretid',
  graceLine: 'Hvor lenge botene venter i tilfelle du vil angre.',
  seconds: (n) => `${n} s`,
  confirm: 'Bekreft trekk',
  confirmLine: 'Velg én gang til for å bekrefte.',
  confirmed: { none: 'Aldri', routes: 'Strekninger', all: 'Alltid' },
  sound: 'Lyd',
  odds: 'Vis vinnersjanser',
};
