import { LEVELS } from '../bots/levels/names.js';
import { type Result, WORD_BYTES } from '../engine/index.js';
import {
  type Reader,
  either,
  int,
  just,
  list,
  object,
  oneOf,
  optional,
  tagged,
  text,
} from '../engine/read.js';
import { CHAT_OPTIONS, REACTIONS, readChatText, readWho } from './chat.js';
import { PLAYER_COLOURS } from './colours.js';
import { type GatheringAction, ONLINE_PACES, type OnlineOptions } from './gathering.js';
import { readJoinCode } from './join-code.js';
import {
  type Arguments,
  askReader,
  type ByType,
  flag,
  MAX_SEATS,
  parseFrameText,
  resume,
  seat,
  toTable,
} from './parse.js';
import { NOTICE_QUESTIONS } from './parse-notices.js';
import { readPlayerName } from './player-name.js';
import { call, type FrameProblem, id, parseFrameWith, storedId, version } from './readers.js';
import type { ServerQuestions, ToServer } from './server-wire.js';
import { timeControl } from './time-control.js';

/** The door of a server: what clients send it, read as exactly as what they send to a worker. */

/** More people than this are never at a table before its game. */
const MAX_MEMBERS = 100;

const level = oneOf(LEVELS);
const word = text(2 * WORD_BYTES, new RegExp(`^[0-9a-f]{${2 * WORD_BYTES}}$`));
const options: Reader<OnlineOptions> = object({
  listed: flag,
  spectators: flag,
  undo: flag,
  advice: flag,
  pace: oneOf(ONLINE_PACES),
  chat: oneOf(CHAT_OPTIONS),
  time: optional(timeControl),
  substitute: optional(level),
});

const ACTIONS: ByType<GatheringAction> = {
  sit: object({ type: just('sit'), seat, name: readPlayerName }),
  stand: object({ type: just('stand'), seat }),
  change: object({ type: just('change'), seat, to: seat }),
  paint: object({ type: just('paint'), seat, colour: oneOf(PLAYER_COLOURS) }),
  ready: object({ type: just('ready'), seat, word }),
  wait: object({ type: just('wait'), seat }),
  leave: object({ type: just('leave') }),
  bot: object({ type: just('bot'), seat, level, name: readPlayerName }),
  clear: object({ type: just('clear'), seat }),
  remove: object({ type: just('remove'), member: int(0, MAX_MEMBERS) }),
  resize: object({ type: just('resize'), seats: int(1, MAX_SEATS) }),
  options: object({ type: just('options'), options }),
  start: object({
    type: just('start'),
    fill: either(object({ level, names: list(readPlayerName, MAX_SEATS) }), just(null)),
  }),
};

const QUESTIONS: Arguments<ServerQuestions> = {
  me: just(null),
  rename: object({ name: readPlayerName }),
  gather: object({ id: storedId, board: id, seats: int(1, MAX_SEATS), options }),
  play: object({ id: storedId, board: id }),
  invitation: object({ id: storedId }),
  find: object({ code: readJoinCode }),
  mine: just(null),
  lobby: just(null),
  rematch: object({ id: storedId }),
  carry: just(null),
  aboutMe: just(null),
  deleteMe: just(null),
  signOutElsewhere: just(null),
  ...NOTICE_QUESTIONS,
};

const FRAMES: ByType<Exclude<ToServer, { type: 'ask' }>> = {
  hello: object({ type: just('hello'), version }),
  cancel: object({ type: just('cancel'), call }),
  join: object({ type: just('join'), link: id, table: storedId, key: either(id, just(null)), resume }),
  send: object({ type: just('send'), link: id, message: toTable }),
  act: object({ type: just('act'), link: id, id, action: tagged<GatheringAction>('type', ACTIONS) }),
  knock: object({ type: just('knock'), link: id, table: storedId, seat }),
  admit: object({ type: just('admit'), link: id, knock: id, accept: flag }),
  leave: object({ type: just('leave'), link: id }),
  ping: object({ type: just('ping') }),
  say: object({ type: just('say'), link: id, id, text: readChatText }),
  react: object({ type: just('react'), link: id, reaction: oneOf(REACTIONS) }),
  silence: object({ type: just('silence'), link: id, who: readWho, silenced: flag }),
  'send-away': object({ type: just('send-away'), link: id, who: readWho }),
  page: object({ type: just('page'), hidden: flag }),
};
const toServer = tagged<ToServer>('type', { ...FRAMES, ask: askReader(QUESTIONS) });

/** Parses the text of a frame of a client to its server. */
export function parseToServerText(input: string): Result<ToServer, FrameProblem> {
  return parseFrameText(input, (value) => parseFrameWith(toServer, value));
}
