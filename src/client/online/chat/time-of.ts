import { languageInUse } from '../../language/index.js';

/** Without a country English has hours of twelve. */
const LOCALE = { en: 'en-GB' } as Partial<Record<string, string>>;

const DAY_MS = 24 * 3600 * 1000;

/** When a line was written: the time of the day, with the date where it is longer ago. */
export function timeOf(at: number, now = Date.now()): string {
  const isOld = now - at > DAY_MS;
  const format = new Intl.DateTimeFormat(LOCALE[languageInUse()] ?? languageInUse(), {
    hour: '2-digit',
    minute: '2-digit',
    ...(isOld && { day: 'numeric', month: 'numeric' }),
  });
  return format.format(at);
}
