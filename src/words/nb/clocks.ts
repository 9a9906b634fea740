import { durationIn, roughDuration, type Unit } from '../duration.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** The time that players have: its choice, the clocks, pauses. */
export const clocks = (own: Own): Words['clocks'] => {
  const forms: Record<Unit, (n: number) => string> = {
    day: (n) => own.count(n, 'dag', 'dager'),
    hour: (n) => own.count(n, 'time', 'timer'),
    minute: (n) => own.count(n, 'minutt', 'minutter'),
    second: (n) => own.count(n, 'sekund', 'sekunder'),
  };
  const short: Record<Unit, string> = { day: 'd', hour: 't', minute: 'min', second: 's' };
  const duration = (ms: number) =>
    durationIn(ms)
      .map(({ unit, n }) => forms[unit](n))
      .join(' ');
  return {
    title: 'Betenkningstid',
    none: 'Ingen tidsgrense',
    live: 'For hele spillet',
    byDay: 'Dager per trekk',
    other: 'Velg selv …',
    forGame: (minutes, seconds) =>
      `${own.number(minutes)} min${seconds > 0 ? ` + ${own.number(seconds)} s per tur` : ''}`,
    perMove: (days) => `${forms.day(days)} per trekk`,
    minutes: 'Minutter per spiller',
    seconds: 'Sekunder ekstra etter hver tur',
    noneLine: 'Alle bruker den tiden de trenger.',
    liveLine:
      'Hver spiller har denne tiden for hele spillet. Går den ut, spiller en bot til spilleren er tilbake.',
    daysLine: 'Så lenge kan hvert trekk ta. Tar det lengre tid, spiller en bot til spilleren er tilbake.',
    substitute: 'Boter som trår til',
    substituteIs: (level) => `Boter som trår til: ${level}`,
    timeLeft: 'Tid igjen',
    duration: (ms) => duration(ms),
    brief: (ms) => {
      const { unit, n } = roughDuration(ms);
      return `${own.number(n)}\u00A0${short[unit]}`;
    },
    minuteLeft: 'Du har ett minutt igjen.',
    tenSeconds: 'Ti sekunder igjen.',
    sixHours: 'Du har seks timer igjen til trekket ditt.',
    pause: 'Sett spillet på pause',
    resume: 'Fortsett spillet',
    paused: (ms) => `Spillet er satt på pause. Det fortsetter senest om ${duration(ms)}.`,
    pauseLeft: (ms) => `Spillet kan settes på pause i ${duration(ms)} til.`,
    pauseUsed: 'De ti minuttene spillet kunne settes på pause, er brukt opp.',
    soon: 'Serveren var nede. Den tiden teller ikke, og klokkene starter igjen om et øyeblikk.',
    giveMinute: (name) => `Gi ${name} ett minutt til`,
    giveDay: (name) => `Gi ${name} én dag til`,
  };
};
