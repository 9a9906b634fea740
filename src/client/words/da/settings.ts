import type { Words } from '../words.js';

/** Settings. */
export const settings: Words['settings'] = {
  title: 'Indstillinger',
  language: 'Sprog',
  look: 'Udseende',
  light: 'Lyst',
  dark: 'Mørkt',
  asDevice: 'Som enheden',
  motion: 'Bevægelse',
  motionLine: 'Hvor hurtigt kort flyver og brikker sættes.',
  speeds: { none: 'Ingen', fast: 'Hurtig', normal: 'Normal', slow: 'Langsom' },
  bots: 'Botternes tempo',
  atOnce: 'Straks',
  botsLine: 'Korteste pause mellem botternes træk.',
  grace: 'Tid til at fortryde',
  graceLine: 'Hvor længe botterne venter efter dit træk.',
  seconds: (n) => `${n} s`,
  confirm: 'Spørg før et træk',
  confirmLine: 'Vælg igen for at bekræfte.',
  confirmed: { none: 'Aldrig', routes: 'Strækninger', all: 'Altid' },
  sound: 'Lyd',
  odds: 'Vis chancerne',
};
