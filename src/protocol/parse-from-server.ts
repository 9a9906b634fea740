import type { Result } from '../engine/index.js';
import { either, int, just, object, optional, tagged } from '../engine/read.js';
import { type QuestionNames, readersFor, trusted } from './parse-from-host.js';
import { parseFrameText } from './parse.js';
import { type FrameProblem, id, parseFrameWith } from './readers.js';
import type { FromServer, ServerQuestions } from './server-wire.js';

/** The client's door for a server's frames: it reads the envelope, and trusts its server with what is inside. */

const NAMES: QuestionNames<ServerQuestions> = {
  me: true,
  rename: true,
  gather: true,
  play: true,
  invitation: true,
  find: true,
  mine: true,
  lobby: true,
  rematch: true,
  carry: true,
  aboutMe: true,
  deleteMe: true,
  signOutElsewhere: true,
  speak: true,
  channels: true,
  addDevice: true,
  addHook: true,
  removeChannel: true,
  testChannel: true,
};

const fromServer = tagged<FromServer>('type', {
  ...readersFor(NAMES),
  gathering: object({
    type: just('gathering'),
    link: id,
    gathering: trusted,
    you: either(int(0, Number.MAX_SAFE_INTEGER), just(null)),
    id: optional(id),
  }),
  info: object({ type: just('info'), link: id, info: trusted }),
  knocks: object({ type: just('knocks'), link: id, knocks: trusted }),
  stopped: object({ type: just('stopped'), link: id, id, problem: trusted }),
  'turned-away': object({ type: just('turned-away'), link: id, problem: trusted }),
  company: object({ type: just('company'), link: id, company: trusted, you: trusted }),
  chat: object({ type: just('chat'), link: id, lines: trusted }),
  said: object({ type: just('said'), link: id, line: trusted, id: optional(id) }),
  unsaid: object({ type: just('unsaid'), link: id, id, problem: trusted }),
  reacted: object({ type: just('reacted'), link: id, who: trusted, name: trusted, reaction: trusted }),
  notice: object({ type: just('notice'), notice: trusted }),
});

/** A server's frames are longer than a client's: a whole table has its log. */
const MAX_LENGTH = 4_000_000;

/** Parses the text of a frame of a server to its client. */
export function parseFromServerText(input: string): Result<FromServer, FrameProblem> {
  return parseFrameText(input, (value) => parseFrameWith(fromServer, value), MAX_LENGTH);
}
