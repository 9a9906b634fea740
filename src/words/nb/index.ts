import type { BoardNouns } from '../../boards/nouns.js';
import type { Words } from '../words.js';
import { advice } from './advice.js';
import { basics } from './basics.js';
import { cards } from './cards.js';
import { clocks } from './clocks.js';
import { chat } from './chat.js';
import { count } from './count.js';
import { dealProof } from './deal-proof.js';
import { device } from './device.js';
import { end } from './end.js';
import { events } from './events.js';
import { keyboard } from './keyboard.js';
import { leaving } from './leaving.js';
import { levels } from './levels.js';
import { lobby } from './lobby.js';
import { marks } from './marks.js';
import { notices } from './notices.js';
import { onlineTable } from './online-table.js';
import { ownOf } from './own.js';
import { passkeys } from './passkeys.js';
import { payment } from './payment.js';
import { problems } from './problems.js';
import { reading } from './reading.js';
import { replay } from './replay.js';
import { results } from './results.js';
import { rules } from './rules.js';
import { settings } from './settings.js';
import { share } from './share.js';
import { start } from './start.js';
import { table } from './table.js';
import { turns } from './turns.js';
import { undoVote } from './undo-vote.js';

/** All texts of the page in Norwegian bokmål, with a board's nouns. */
export function words(nouns: BoardNouns): Words {
  const own = ownOf(nouns);
  return {
    basics: basics(own),
    cards: cards(own),
    start: start(own),
    lobby: lobby(own),
    leaving,
    levels,
    table: table(own),
    payment: payment(own),
    marks: marks(own),
    events: events(own),
    turns: turns(own),
    problems: problems(own),
    end: end(own),
    count: count(own),
    share,
    advice: advice(own),
    settings,
    keyboard: keyboard(own),
    reading: reading(own),
    replay,
    results: results(own),
    device: device(own),
    onlineTable,
    passkeys: passkeys(own),
    chat: chat(own),
    undoVote: undoVote(own),
    dealProof,
    notices: notices(own),
    rules,
    clocks: clocks(own),
  };
}
