import type { Words } from '../words.js';

/** Settings. */
export const settings: Words['settings'] = {
  title: 'Stillingar',
  language: 'Tungumál',
  look: 'Útlit',
  light: 'Ljóst',
  dark: 'Dökkt',
  asDevice: 'Fylgja kerfinu',
  motion: 'Hreyfing',
  motionLine: 'Hversu hratt spil og vagnar færast.',
  speeds: { none: 'Engin', fast: 'Hröð', normal: 'Venjuleg', slow: 'Hæg' },
  bots: 'Hraði tölvuspilara',
  atOnce: 'Strax',
  botsLine: 'Hlé á milli aðgerða tölvuspilara.',
  grace: 'Tími til að afturkalla',
  graceLine: 'Hversu lengi tölvuspilarar bíða þegar þú hefur leikið.',
  seconds: (n) => `${n} sek.`,
  confirm: 'Staðfesta aðgerðir',
  confirmLine: 'Ýttu aftur til að staðfesta.',
  confirmed: { none: 'Aldrei', routes: 'Leiðir', all: 'Alltaf' },
  sound: 'Hljóð',
  odds: 'Sýna vinningslíkur',
};
