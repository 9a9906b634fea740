import type { BoardNouns } from '../../boards/nouns.js';
import type { Words } from '../words.js';
import { advice } from './advice.js';
import { basics } from './basics.js';
import { cards } from './cards.js';
import { device } from './device.js';
import { end } from './end.js';
import { events } from './events.js';
import { keyboard } from './keyboard.js';
import { leaving } from './leaving.js';
import { levels } from './levels.js';
import { ownOf } from './own.js';
import { payment } from './payment.js';
import { problems } from './problems.js';
import { reading } from './reading.js';
import { replay } from './replay.js';
import { rules } from './rules.js';
import { settings } from './settings.js';
import { start } from './start.js';
import { table } from './table.js';

/** All texts of the page in Swedish, with a board's nouns. */
export function words(nouns: BoardNouns): Words {
  const own = ownOf(nouns);
  return {
    basics: basics(own),
    cards: cards(own),
    start: start(own),
    leaving,
    levels,
    table: table(own),
    payment: payment(own),
    events: events(own),
    problems: problems(own),
    end: end(own),
    advice: advice(own),
    settings,
    keyboard: keyboard(own),
    reading: reading(own),
    replay,
    device: device(own),
    rules,
  };
}
