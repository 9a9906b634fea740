import type { Words } from '../words.js';

/** Settings. */
export const settings: Words['settings'] = {
  title: 'Indstillinger',
  language: 'Sprog',
  look: 'Udseende',
  light: 'Lyst',
  dark: 'Mørkt',
  asDevice: 'Som systemet',
  motion: 'Animation',
  motionLine: 'Hvor hurtigt kort og brikker bevæger sig.',
  speeds: { none: 'Ingen', fast: 'Hurtig', normal: 'Normal', slow: 'Langsom' },
  bots: 'Botternes hastighed',
  atOnce: 'Uden pause',
  botsLine: 'Pausen mellem botternes træk.',
  grace: 'Tid til at fortryde',
  graceLine: 'Hvor længe botterne venter efter dit træk.',
  seconds: (n) => `${n} s`,
  confirm: 'Bekræft træk',
  confirmLine: 'Vælg igen for at bekræfte.',
  confirmed: { none: 'Aldrig', routes: 'Strækninger', all: 'Altid' },
  sound: 'Lyd',
  odds: 'Vis vinderchancer',
};
