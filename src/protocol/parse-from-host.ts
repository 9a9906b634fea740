import type { Result } from '../engine/index.js';
import { type Reader, just, object, oneOf, optional, tagged, text } from '../engine/read.js';
import { MESSAGE_PROBLEMS } from './problems.js';
import {
  type FrameProblem,
  MAX_ID_LENGTH,
  MAX_PATH_LENGTH,
  call,
  id,
  parseFrameWith,
  version,
} from './readers.js';
import type { FromHost, FromWorker, HostQuestions, LocalQuestions } from './wire.js';

/** The client's door: it reads a frame's envelope. A client trusts its host with what is inside. */

/** Every question, so that a new one without its name here does not compile. */
export type QuestionNames<Q> = Record<keyof Q, true>;
const HOST_NAMES: QuestionNames<HostQuestions> = { tables: true, create: true, open: true, remove: true };
const LOCAL_NAMES: QuestionNames<LocalQuestions> = { ...HOST_NAMES, import: true, export: true, odds: true };

/** Not read any further. */
export const trusted: Reader<never> = (input) => input as never;

/** The readers of the frames that any host sends, with the names of its questions. */
export function readersFor<Q>(names: QuestionNames<Q>): Record<FromHost['type'], Reader<FromHost<Q>>> {
  const question = oneOf(Object.keys(names)) as Reader<never>;
  return {
    hello: object({ type: just('hello'), version }),
    answer: object({ type: just('answer'), call, question, answer: trusted }),
    progress: object({ type: just('progress'), call, question, progress: trusted }),
    deliver: object({ type: just('deliver'), link: id, message: trusted }),
    rejoin: object({ type: just('rejoin'), link: id }),
    rejected: object({
      type: just('rejected'),
      problem: object({ code: oneOf(MESSAGE_PROBLEMS), at: text(MAX_PATH_LENGTH) }),
      call: optional(call),
      link: optional(id),
      id: optional(id),
    }),
    pong: object({ type: just('pong') }),
  };
}
const fromHost = tagged<FromHost>('type', readersFor(HOST_NAMES));
const fromWorker = tagged<FromWorker>('type', {
  ...readersFor(LOCAL_NAMES),
  ready: object({ type: just('ready'), lock: text(MAX_ID_LENGTH) }),
});

/** Parses a frame of a host to its client. */
export function parseFromHost(input: unknown): Result<FromHost, FrameProblem> {
  return parseFrameWith(fromHost, input);
}

/** Parses a frame of a worker to its page. */
export function parseFromWorker(input: unknown): Result<FromWorker, FrameProblem> {
  return parseFrameWith(fromWorker, input);
}
