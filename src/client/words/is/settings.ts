import type { Words } from '../words.js';

/** Settings. */
export const settings: Words['settings'] = {
  title: 'Stillingar',
  language: 'Tungumál',
  look: 'Útlit',
  light: 'Ljóst',
  dark: 'Dökkt',
  asDevice: 'Eins og tækið',
  motion: 'Hreyfing',
  motionLine: 'Hversu hratt spil fljúga og vagnar eru lagðir.',
  speeds: { none: 'Engin', fast: 'Hröð', normal: 'Venjuleg', slow: 'Hæg' },
  bots: 'Hraði tölvuspilara',
  atOnce: 'Strax',
  botsLine: 'Stysta hlé á milli þess sem tölvuspilarar gera.',
  grace: 'Tími til að sjá sig um hönd',
  graceLine: 'Hversu lengi tölvuspilarar bíða þegar þú hefur leikið.',
  seconds: (n) => `${n} sek.`,
  confirm: 'Spyrja fyrst',
  confirmLine: 'Veldu aftur til að staðfesta.',
  confirmed: { none: 'Aldrei', routes: 'Leiðir', all: 'Alltaf' },
  sound: 'Hljóð',
  odds: 'Sýna líkurnar',
};
