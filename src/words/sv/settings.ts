import type { Words } from '../words.js';

/** Settings. */
export const settings: Words['settings'] = {
  title: 'Inställningar',
  language: 'Språk',
  look: 'Utseende',
  light: 'Ljust',
  dark: 'Mörkt',
  asDevice: 'Följ systemet',
  motion: 'Rörelse',
  motionLine: 'Hur snabbt kort och pjäser flyttas.',
  speeds: { none: 'Ingen', fast: 'Snabb', normal: 'Normal', slow: 'Långsam' },
  bots: 'Botarnas tempo',
  atOnce: 'Direkt',
  botsLine: 'Paus mellan botarnas drag.',
  grace: 'Ångertid',
  graceLine: 'Hur länge botarna väntar ifall du ångrar dig.',
  seconds: (n) => `${n}\u00A0s`,
  confirm: 'Bekräfta drag',
  confirmLine: 'Tryck en gång till för att bekräfta.',
  confirmed: { none: 'Aldrig', routes: 'Sträckor', all: 'Alltid' },
  sound: 'Ljud',
  odds: 'Visa vinstchanser',
};
