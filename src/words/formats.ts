import type { Language } from '../boards/languages.js';

/** How a language writes numbers, dates and lists, and orders names. */
export interface Formats {
  number: (n: number) => string;
  /** A share between 0 and 1, rounded to whole per cent. */
  percent: (share: number) => string;
  /** Points with their sign: `+12`, `−8`, `0`. */
  signed: (n: number) => string;
  /** Date and time; a dash for an invalid time. */
  date: (ms: number) => string;
  /** The time of today, the day of a time before; a dash for an invalid time. */
  when: (ms: number) => string;
  /** `a, b and c`. */
  all: (items: readonly string[]) => string;
  /** `a, b or c`. */
  any: (items: readonly string[]) => string;
  /** The collation order of names. */
  compare: (a: string, b: string) => number;
}

/** The conventions of a language, from which its formats are made. */
export interface Conventions {
  /** A locale that all browsers support; for Icelandic, which some lack, another with the same conventions. */
  locale: string;
  and: string;
  or: string;
  /** `40%` or `40 %`. */
  percent: string;
  date?: (date: Date) => string;
  /** The time of day, and the day without its year. */
  time?: (date: Date) => string;
  day?: (date: Date) => string;
  compare?: (a: string, b: string) => number;
}

/** Makes the formats of a language. */
export function formatsOf({ locale, and, or, percent, compare, ...own }: Conventions): Formats {
  const numbers = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
  const order = new Intl.Collator(locale);
  // Some locales format a minus as a hyphen.
  const time = format(own.time, times);
  const day = format(own.day, days);
  const number = (n: number) => numbers.format(n).replace('-', '−');
  return {
    number,
    percent: (share) => `${number(Math.round(share * 100))}${percent}`,
    signed: (n) => (n === 0 ? '0' : `${n > 0 ? '+' : '−'}${number(Math.abs(n))}`),
    date: format(own.date, dates),
    when: (ms) => (new Date(ms).toDateString() === new Date().toDateString() ? time(ms) : day(ms)),
    all: (items) => join(items, and),
    any: (items) => join(items, or),
    compare: compare ?? ((a, b) => order.compare(a, b)),
  };
}

/** Writes a time, in a language's own way where it has one; a dash for an invalid time. */
function format(
  written: ((date: Date) => string) | undefined,
  usual: Intl.DateTimeFormat,
): (ms: number) => string {
  return (ms) => {
    const date = new Date(ms);
    if (Number.isNaN(date.getTime())) return '–';
    return written ? written(date) : usual.format(date);
  };
}

function join(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.slice(-1).join('')}`;
}

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  nb: 'Norsk',
  sv: 'Svenska',
  da: 'Dansk',
  is: 'Íslenska',
};
