import { durationIn, roughDuration, type Unit } from '../duration.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** The time that players have: its choice, the clocks, pauses. */
export const clocks = (own: Own): Words['clocks'] => {
  const forms: Record<Unit, (n: number) => string> = {
    day: (n) => own.count(n, 'dagur', 'dagar'),
    hour: (n) => own.count(n, 'klukkustund', 'klukkustundir'),
    minute: (n) => own.count(n, 'mínúta', 'mínútur'),
    second: (n) => own.count(n, 'sekúnda', 'sekúndur'),
  };
  /** Í þolfalli: `í 5 mínútur`, `eftir 5 mínútur`. */
  const accusative: Record<Unit, (n: number) => string> = {
    day: (n) => own.count(n, 'dag', 'daga'),
    hour: (n) => own.count(n, 'klukkustund', 'klukkustundir'),
    minute: (n) => own.count(n, 'mínútu', 'mínútur'),
    second: (n) => own.count(n, 'sekúndu', 'sekúndur'),
  };
  const short: Record<Unit, string> = { day: 'd', hour: 'klst', minute: 'mín', second: 's' };
  const duration = (ms: number, kinds = forms) =>
    durationIn(ms)
      .map(({ unit, n }) => kinds[unit](n))
      .join(' ');
  return {
    title: 'Umhugsunartími',
    none: 'Engin tímamörk',
    live: 'Fyrir allan leikinn',
    byDay: 'Dagar á hverja aðgerð',
    other: 'Annar tími …',
    forGame: (minutes, seconds) =>
      `${own.number(minutes)} mín${seconds > 0 ? ` + ${own.number(seconds)} s á aðgerð` : ''}`,
    perMove: (days) => `${forms.day(days)} á aðgerð`,
    minutes: 'Mínútur á hvern spilara',
    seconds: 'Sekúndur sem bætast við eftir hverja aðgerð',
    noneLine: 'Allir taka þann tíma sem þeir þurfa.',
    liveLine:
      'Hver spilari fær þennan tíma fyrir allan leikinn. Renni hann út leikur tölvuspilari þar til spilarinn kemur aftur.',
    daysLine:
      'Hver aðgerð má taka svona langan tíma. Taki hún lengri tíma leikur tölvuspilari þar til spilarinn kemur aftur.',
    substitute: 'Tölvuspilarar til vara',
    substituteIs: (level) => `Tölvuspilarar til vara: ${level}`,
    timeLeft: 'Tími eftir',
    duration: (ms) => duration(ms),
    brief: (ms) => {
      const { unit, n } = roughDuration(ms);
      return `${own.number(n)}\u00A0${short[unit]}`;
    },
    minuteLeft: 'Þú átt eina mínútu eftir.',
    tenSeconds: 'Tíu sekúndur eftir.',
    sixHours: 'Þú átt sex klukkustundir eftir til að leika.',
    pause: 'Gera hlé á leiknum',
    resume: 'Halda leiknum áfram',
    paused: (ms) => `Hlé er á leiknum. Hann heldur áfram í síðasta lagi eftir ${duration(ms, accusative)}.`,
    pauseLeft: (ms) => `Gera má hlé á leiknum í ${duration(ms, accusative)} í viðbót.`,
    pauseUsed: 'Mínúturnar tíu sem gera mátti hlé á leiknum eru búnar.',
    soon: 'Netþjónninn lá niðri. Sá tími telst ekki með og klukkurnar fara aftur af stað eftir andartak.',
    giveMinute: (name) => `${name}: gefa eina mínútu í viðbót`,
    giveDay: (name) => `${name}: gefa einn dag í viðbót`,
  };
};
