import {
  type Eyes,
  MAX_ENTRIES,
  MAX_RECORD_LENGTH,
  type Move,
  type Result,
  parseMove,
} from '../engine/index.js';
import {
  Mismatch,
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
import { LEVELS } from '../bots/levels/names.js';
import { PLAYER_COLOURS, repeatedColour } from './colours.js';
import type { ToTable } from './messages.js';
import type { MessageProblem } from './problems.js';
import { type FrameProblem, MAX_ID_LENGTH, call, id, parseFrameWith, parseWith, version } from './readers.js';
import type { SeatPlan, TablePlan } from './seating.js';
import { MAX_GIFTS } from './time-control.js';
import type { ArgumentOf, AskFrame, HostQuestions, LocalQuestions, Resume, ToHost } from './wire.js';

/**
 * The only door for messages: `unknown` in, a message or a problem out, and no exception for any input.
 * Readers are exact (an unknown type or field is a problem) and bounded, and they copy what they name.
 */

/** Names of players are no longer than this. */
export const MAX_NAME_LENGTH = 60;
/** A text frame, as a socket carries it, is no longer than this. */
export const MAX_FRAME_LENGTH = 16_384;
/** No table has more seats. */
export const MAX_SEATS = 10;
const MAX_RESUMED = 100;
/** No wait is longer than an hour; the table's policy sets closer limits. */
const MAX_MS = 3_600_000;

/** Reads the number of a seat. */
export const seat = int(0, MAX_SEATS - 1);
const eyes = either(seat, just('open'));
const entryNumber = int(0, MAX_ENTRIES);
/** Reads true or false. */
export const flag = either(just(true), just(false));
const milliseconds: Reader<number> = (x, at) =>
  typeof x === 'number' && x >= 0 && x <= MAX_MS ? x : new Mismatch(at);

const move: Reader<Move> = (x, at) => {
  const result = parseMove(x);
  if (result.ok) return result.value;
  const inner = 'at' in result.problem ? result.problem.at : '';
  return new Mismatch(inner === '' ? at : `${at}.${inner}`);
};

const colour = optional(oneOf(PLAYER_COLOURS));
const seatPlan: Reader<SeatPlan> = tagged<SeatPlan>('kind', {
  person: object({ kind: just('person'), name: text(MAX_NAME_LENGTH), colour }),
  bot: object({ kind: just('bot'), name: text(MAX_NAME_LENGTH), level: oneOf(LEVELS), colour }),
});
const anySeats = list(seatPlan, MAX_SEATS);
const seats: Reader<SeatPlan[]> = (x, at) => {
  const read = anySeats(x, at);
  const repeated = read instanceof Mismatch ? undefined : repeatedColour(read);
  return repeated === undefined ? read : new Mismatch(`${at}[${repeated}].colour`);
};
const plan: Reader<TablePlan> = object({
  board: text(MAX_ID_LENGTH),
  seats,
  first: either(seat, just('lot')),
});

/** A reader for each case of a union that is tagged by its `type`. */
export type ByType<T extends { type: string }> = { [K in T['type']]: Reader<Extract<T, { type: K }>> };

const TO_TABLE: ByType<ToTable> = {
  look: object({ type: just('look'), eyes }),
  move: object({ type: just('move'), id, n: entryNumber, seat, move }),
  undo: object({ type: just('undo'), id, n: entryNumber, seat }),
  resign: object({ type: just('resign'), id, n: entryNumber, seat }),
  away: object({ type: just('away'), id, n: entryNumber, seat }),
  return: object({ type: just('return'), id, n: entryNumber, seat }),
  advise: object({ type: just('advise'), what: either(oneOf(['odds', 'hint'] as const), just(null)) }),
  pace: object({ type: just('pace'), pace: object({ step: milliseconds, grace: milliseconds }) }),
  hold: object({ type: just('hold'), held: flag }),
  record: object({ type: just('record'), id }),
  pause: object({ type: just('pause'), id, paused: flag }),
  'give-time': object({ type: just('give-time'), id, seat, times: int(1, MAX_GIFTS) }),
  'ask-undo': object({ type: just('ask-undo'), id, n: entryNumber, seat }),
  'answer-undo': object({ type: just('answer-undo'), id, n: entryNumber, seat, asker: seat, agree: flag }),
};
/** Reads a client's message to its table. */
export const toTable = tagged<ToTable>('type', TO_TABLE);

/** Reads what a client rejoins with. */
export const resume: Reader<Resume> = object({
  eyes: either(eyes, just(null)),
  n: either(entryNumber, just(null)),
  messages: list(toTable, MAX_RESUMED),
});

/** A reader for the argument of each question. */
export type Arguments<Q> = { [K in keyof Q]: Reader<ArgumentOf<Q, K>> };

const HOST_ARGUMENTS: Arguments<HostQuestions> = {
  tables: just(null),
  create: object({ id, plan }),
  open: object({ id }),
  remove: object({ id }),
};
const LOCAL_ARGUMENTS: Arguments<LocalQuestions> = {
  ...HOST_ARGUMENTS,
  import: object({ id, file: (x, at) => (x instanceof Blob ? x : new Mismatch(at)) }),
  export: just(null),
  odds: object({
    record: text(MAX_RECORD_LENGTH),
    eyes: either<Eyes, Eyes>(eyes, just('all')),
  }),
};

/** Reads a question of these. */
export function askReader<Q>(questions: Arguments<Q>): Reader<AskFrame<Q>> {
  const readers = Object.entries<Reader<unknown>>(questions).map(([question, argument]) => [
    question,
    object({ type: just('ask'), call, question: just(question), argument }),
  ]);
  return tagged('question', Object.fromEntries(readers) as Record<string, Reader<AskFrame<Q>>>);
}

function toHostReader<Q>(questions: Arguments<Q>): Reader<ToHost<Q>> {
  const readers: ByType<Exclude<ToHost, { type: 'ask' }>> = {
    hello: object({ type: just('hello'), version }),
    cancel: object({ type: just('cancel'), call }),
    join: object({ type: just('join'), link: id, table: id, resume }),
    send: object({ type: just('send'), link: id, message: toTable }),
    leave: object({ type: just('leave'), link: id }),
    ping: object({ type: just('ping') }),
  };
  return tagged<ToHost<Q>>('type', { ...readers, ask: askReader(questions) });
}
const toHost = toHostReader(HOST_ARGUMENTS);
const toWorker = toHostReader(LOCAL_ARGUMENTS);

/** Parses a client's message to its table. */
export function parseToTable(input: unknown): Result<ToTable, MessageProblem> {
  return parseWith(toTable, input);
}

/** Parses what a client rejoins with. */
export function parseResume(input: unknown): Result<Resume, MessageProblem> {
  return parseWith(resume, input);
}

/** Parses a frame of a client to its host. */
export function parseToHost(input: unknown): Result<ToHost, FrameProblem> {
  return parseFrameWith(toHost, input);
}

/** Parses the text of a frame of a client to its host. */
export function parseToHostText(input: string): Result<ToHost, FrameProblem> {
  return parseFrameText(input, parseToHost);
}

/** Parses the text of a frame. */
export function parseFrameText<T>(
  input: string,
  parse: (input: unknown) => Result<T, FrameProblem>,
  maxLength = MAX_FRAME_LENGTH,
): Result<T, FrameProblem> {
  if (input.length > maxLength) return { ok: false, problem: { code: 'too-large', at: '' } };
  let value: unknown;
  try {
    value = JSON.parse(input);
  } catch {
    return { ok: false, problem: { code: 'not-json', at: '' } };
  }
  return parse(value);
}

/** Parses a frame of a page to its own worker. */
export function parseToWorker(input: unknown): Result<ToHost<LocalQuestions>, FrameProblem> {
  return parseFrameWith(toWorker, input);
}
