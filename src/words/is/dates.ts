const MONTHS = [
  'janúar',
  'febrúar',
  'mars',
  'apríl',
  'maí',
  'júní',
  'júlí',
  'ágúst',
  'september',
  'október',
  'nóvember',
  'desember',
];

/** `16. nóvember 2026 kl. 14:05`, which browsers don't know how to write. */
export function dateOf(date: Date): string {
  return `${dayOf(date)} ${date.getFullYear()} kl. ${timeOf(date)}`;
}

/** `14:05`. */
export function timeOf(date: Date): string {
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
}

/** `16. nóvember`. */
export function dayOf(date: Date): string {
  return `${date.getDate()}. ${MONTHS[date.getMonth()]}`;
}
