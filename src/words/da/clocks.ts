import { durationIn, roughDuration, type Unit } from '../duration.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** The time that players have: its choice, the clocks, pauses. */
export const clocks = (own: Own): Words['clocks'] => {
  const forms: Record<Unit, (n: number) => string> = {
    day: (n) => own.count(n, 'dag', 'dage'),
    hour: (n) => own.count(n, 'time', 'timer'),
    minute: (n) => own.count(n, 'minut', 'minutter'),
    second: (n) => own.count(n, 'sekund', 'sekunder'),
  };
  const short: Record<Unit, string> = { day: 'd', hour: 't', minute: 'min', second: 's' };
  const duration = (ms: number) =>
    durationIn(ms)
      .map(({ unit, n }) => forms[unit](n))
      .join(' ');
  return {
    title: 'Betænkningstid',
    none: 'Ingen tidsgrænse',
    live: 'For hele spillet',
    byDay: 'Dage pr. træk',
    other: 'Vælg selv …',
    forGame: (minutes, seconds) =>
      `${own.number(minutes)} min${seconds > 0 ? ` + ${own.number(seconds)} s pr. tur` : ''}`,
    perMove: (days) => `${forms.day(days)} pr. træk`,
    minutes: 'Minutter til hver spiller',
    seconds: 'Ekstra sekunder efter hver tur',
    noneLine: 'Alle bruger den tid, de har brug for.',
    liveLine:
      'Hver spiller har denne tid til hele spillet. Løber den ud, spiller en bot, til spilleren er tilbage.',
    daysLine: 'Så længe må hvert træk tage. Tager det længere tid, spiller en bot, til spilleren er tilbage.',
    substitute: 'Botter, der træder til',
    substituteIs: (level) => `Botter, der træder til: ${level}`,
    timeLeft: 'Tid tilbage',
    duration: (ms) => duration(ms),
    brief: (ms) => {
      const { unit, n } = roughDuration(ms);
      return `${own.number(n)}\u00A0${short[unit]}`;
    },
    minuteLeft: 'Du har et minut tilbage.',
    tenSeconds: 'Ti sekunder tilbage.',
    sixHours: 'Du har seks timer tilbage til dit træk.',
    pause: 'Sæt spillet på pause',
    resume: 'Fortsæt spillet',
    paused: (ms) => `Spillet er sat på pause. Det fortsætter senest om ${duration(ms)}.`,
    pauseLeft: (ms) => `Spillet kan sættes på pause i ${duration(ms)} endnu.`,
    pauseUsed: 'De ti minutter, spillet kunne sættes på pause, er brugt.',
    soon: 'Serveren var nede. Den tid tæller ikke, og urene starter igen om et øjeblik.',
    giveMinute: (name) => `Giv ${name} et minut mere`,
    giveDay: (name) => `Giv ${name} en dag mere`,
  };
};
