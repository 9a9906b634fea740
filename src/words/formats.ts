import type { Language } from '../boards/languages.js';

/** How a language writes numbers, dates and lists, and orders names. */
export interface Formats {
  number: (n: number) => string;
  /** A share between 0 and 1, as whole per cents. */
  percent: (share: number) => string;
  /** Points with their sign: `+12`, `−8`, `0`. */
  signed: (n: number) => string;
  /** A day and time of day; a dash for what is no time. */
  date: (ms: number) => string;
  /** `a, b and c`. */
  all: (items: readonly string[]) => string;
  /** `a, b or c`. */
  any: (items: readonly string[]) => string;
  /** Sorts names as a dictionary of the language does. */
  compare: (a: string, b: string) => number;
}

/** What the formats of a language rest on. */
export interface Habits {
  /** The locale that browsers know; for Icelandic another one that writes the same way. */
  locale: string;
  and: string;
  or: string;
  /** `40%` or `40 %`. */
  percent: string;
  date?: (date: Date) => string;
  compare?: (a: string, b: string) => number;
}

/** The formats of a language from its habits. */
export function formatsOf({ locale, and, or, percent, date, compare }: Habits): Formats {
  const numbers = new Intl.NumberFormat(locale);
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const order = new Intl.Collator(locale);
  // Some locales write a hyphen for a minus.
  const number = (n: number) => numbers.format(n).replace('-', '−');
  return {
    number,
    percent: (share) => `${number(Math.round(share * 100))}${percent}`,
    signed: (n) => (n === 0 ? '0' : `${n > 0 ? '+' : '−'}${number(Math.abs(n))}`),
    date(ms) {
      const day = new Date(ms);
      if (Number.isNaN(day.getTime())) return '–';
      return date ? date(day) : dates.format(day);
    },
    all: (items) => joined(items, and),
    any: (items) => joined(items, or),
    compare: compare ?? ((a, b) => order.compare(a, b)),
  };
}

function joined(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.slice(-1).join('')}`;
}

/** What each language is called by those who speak it. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  nb: 'Norsk',
  sv: 'Svenska',
  da: 'Dansk',
  is: 'Íslenska',
};
