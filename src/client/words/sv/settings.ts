import type { Words } from '../words.js';

/** Settings. */
export const settings: Words['settings'] = {
  title: 'Inställningar',
  language: 'Språk',
  look: 'Utseende',
  light: 'Ljust',
  dark: 'Mörkt',
  asDevice: 'Som enheten',
  motion: 'Rörelse',
  motionLine: 'Hur fort kort flyger och pjäser läggs ut.',
  speeds: { none: 'Ingen', fast: 'Snabb', normal: 'Normal', slow: 'Långsam' },
  bots: 'Botarnas tempo',
  atOnce: 'Genast',
  botsLine: 'Kortaste paus mellan botarnas drag.',
  grace: 'Tid att ångra',
  graceLine: 'Hur länge botarna väntar efter ditt drag.',
  seconds: (n) => `${n} s`,
  confirm: 'Fråga före ett drag',
  confirmLine: 'Välj en gång till för att bekräfta.',
  confirmed: { none: 'Aldrig', routes: 'Sträckor', all: 'Alltid' },
  sound: 'Ljud',
  odds: 'Visa chanserna',
};
