import { durationIn, roughDuration, type Unit } from '../duration.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** The time that players have: its choice, the clocks, pauses. */
export const clocks = (own: Own): Words['clocks'] => {
  const forms: Record<Unit, (n: number) => string> = {
    day: (n) => own.count(n, 'dag', 'dagar'),
    hour: (n) => own.count(n, 'timme', 'timmar'),
    minute: (n) => own.count(n, 'minut', 'minuter'),
    second: (n) => own.count(n, 'sekund', 'sekunder'),
  };
  const short: Record<Unit, string> = { day: 'd', hour: 'h', minute: 'min', second: 's' };
  const duration = (ms: number) =>
    durationIn(ms)
      .map(({ unit, n }) => forms[unit](n))
      .join(' ');
  return {
    title: 'Betänketid',
    none: 'Ingen tidsgräns',
    live: 'För hela partiet',
    byDay: 'Dagar per drag',
    other: 'Välj själv …',
    forGame: (minutes, seconds) =>
      `${own.number(minutes)} min${seconds > 0 ? ` + ${own.number(seconds)} s per drag` : ''}`,
    perMove: (days) => `${forms.day(days)} per drag`,
    minutes: 'Minuter per spelare',
    seconds: 'Sekunder till efter varje drag',
    noneLine: 'Alla tar den tid de behöver.',
    liveLine:
      'Varje spelare har den här tiden för hela partiet. Tar den slut spelar en bot tills spelaren är tillbaka.',
    daysLine: 'Så länge får varje drag ta. Tar det längre tid spelar en bot tills spelaren är tillbaka.',
    substitute: 'Botar som hoppar in',
    substituteIs: (level) => `Botar som hoppar in: ${level}`,
    timeLeft: 'Tid kvar',
    duration: (ms) => duration(ms),
    brief: (ms) => {
      const { unit, n } = roughDuration(ms);
      return `${own.number(n)}\u00A0${short[unit]}`;
    },
    minuteLeft: 'Du har en minut kvar.',
    tenSeconds: 'Tio sekunder kvar.',
    sixHours: 'Du har sex timmar kvar för ditt drag.',
    pause: 'Pausa partiet',
    resume: 'Fortsätt partiet',
    paused: (ms) => `Partiet är pausat. Det fortsätter senast om ${duration(ms)}.`,
    pauseLeft: (ms) => `Partiet kan pausas i ${duration(ms)} till.`,
    pauseUsed: 'De tio minuter som partiet kunde pausas är slut.',
    soon: 'Servern var nere. Den tiden räknas inte, och klockorna startar igen om ett ögonblick.',
    giveMinute: (name) => `Ge ${name} en minut till`,
    giveDay: (name) => `Ge ${name} en dag till`,
  };
};
