import { durationIn, roughDuration, type Unit } from '../duration.js';
import type { Own } from './own.js';

/** The time that players have: its choice, the clocks, pauses. */
export const clocks = (own: Own) => {
  const forms: Record<Unit, (n: number) => string> = {
    day: (n) => own.count(n, 'day', 'days'),
    hour: (n) => own.count(n, 'hour', 'hours'),
    minute: (n) => own.count(n, 'minute', 'minutes'),
    second: (n) => own.count(n, 'second', 'seconds'),
  };
  const short: Record<Unit, string> = { day: 'd', hour: 'h', minute: 'min', second: 's' };
  const duration = (ms: number) =>
    durationIn(ms)
      .map(({ unit, n }) => forms[unit](n))
      .join(' ');
  return {
    title: 'Time',
    none: 'No time limit',
    live: 'For the whole game',
    byDay: 'By the day',
    other: 'Choose yourself …',
    /** `10 min + 15 s a turn`. */
    forGame: (minutes: number, seconds: number) =>
      `${own.number(minutes)} min${seconds > 0 ? ` + ${own.number(seconds)} s a turn` : ''}`,
    /** `2 days a move`. */
    perMove: (days: number) => `${forms.day(days)} a move`,
    minutes: 'Minutes for each player',
    seconds: 'Seconds added after each turn',
    noneLine: 'Everyone takes the time they need.',
    liveLine:
      'Each player has this time for the whole game. If it runs out, a bot plays until the player is back.',
    daysLine: 'Each move may take this long. If it takes longer, a bot moves until the player is back.',
    substitute: 'Bots that fill in',
    substituteIs: (level: string) => `Bots that fill in: ${level}`,
    timeLeft: 'Time left',
    /** In full: `1 day 4 hours`. */
    duration: (ms: number) => duration(ms),
    /** For a small place: `28 h`. */
    brief: (ms: number) => {
      const { unit, n } = roughDuration(ms);
      return `${own.number(n)}\u00A0${short[unit]}`;
    },
    minuteLeft: 'You have one minute left.',
    tenSeconds: 'Ten seconds left.',
    sixHours: 'You have six hours left for your move.',
    pause: 'Pause the game',
    resume: 'Continue the game',
    paused: (ms: number) => `The game is paused. It goes on in ${duration(ms)} at the latest.`,
    pauseLeft: (ms: number) => `This game can be paused for ${duration(ms)} more.`,
    pauseUsed: 'The ten minutes that this game could be paused are used up.',
    soon: 'The server was down. That time doesn’t count, and the clocks start again in a moment.',
    giveMinute: (name: string) => `Give ${name} another minute`,
    giveDay: (name: string) => `Give ${name} another day`,
  };
};
