import type { SeatPlan } from '../../protocol/index.js';
import { t } from './index.js';

/** The words that begin a default name, in every language. */
const WORDS = ['Player', 'Spiller', 'Spelare', 'Spilari'];
const DEFAULT = new RegExp(`^(?:${WORDS.join('|')}) (\\d)$`);

/** A player's name as it is shown: the default name of a person, which nobody typed, in the language in use. */
export function shownName({ kind, name }: Pick<SeatPlan, 'kind' | 'name'>): string {
  const [, seat] = (kind === 'person' && DEFAULT.exec(name)) || [];
  return seat === undefined ? name : t.start.defaultName(Number(seat));
}
