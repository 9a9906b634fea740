import { t } from './index.js';

/** The words that begin a default name, in every language. */
const WORDS = ['Player', 'Spiller', 'Spelare', 'Spilari'];
const DEFAULT = new RegExp(`^(?:${WORDS.join('|')}) (\\d)$`);

/** A player's name in the language in use, if it is a default name that nobody typed. */
export function shownName(name: string): string {
  const [, seat] = DEFAULT.exec(name) ?? [];
  return seat === undefined ? name : t.start.defaultName(Number(seat));
}
