import type { Result } from '../engine/index.js';
import { Mismatch, type Reader, int, isObject, text } from '../engine/read.js';
import type { MessageProblem } from './problems.js';
import type { FrameName } from './wire.js';

/** Ids of tables, links and messages are no longer than this. */
export const MAX_ID_LENGTH = 64;
/** How much of the path to a problem is reported: a field's name may be of any length. */
export const MAX_PATH_LENGTH = 100;

/** An id of a table, link or message. */
export const id = text(MAX_ID_LENGTH, /./s);
/** An id that a server stores: its database would cut or change others, and mix up what has them. */
export const storedId = text(MAX_ID_LENGTH, /^\P{C}+$/u);
/** A client's number for a question. */
export const call = int(0, Number.MAX_SAFE_INTEGER);
/** A version of the protocol. */
export const version = int(0, Number.MAX_SAFE_INTEGER);

/** A problem of a frame, with what could be read of the frame's name. */
export type FrameProblem = MessageProblem & FrameName;

/** Parses a message. */
export function parseWith<T>(reader: Reader<T>, input: unknown): Result<T, MessageProblem> {
  const value = reader(input, '');
  if (!(value instanceof Mismatch)) return { ok: true, value };
  return { ok: false, problem: { code: 'not-a-message', at: value.at.slice(0, MAX_PATH_LENGTH) } };
}

/** Parses a frame. */
export function parseFrameWith<T>(reader: Reader<T>, input: unknown): Result<T, FrameProblem> {
  const result = parseWith(reader, input);
  return result.ok ? result : { ok: false, problem: { ...result.problem, ...nameOf(input) } };
}

/** What can be read of a frame's name. */
function nameOf(frame: unknown): FrameName {
  if (!isObject(frame)) return {};
  const message = isObject(frame.message) ? frame.message : {};
  const own = id(message.id, '');
  const name = {
    call: call(frame.call, ''),
    link: id(frame.link, ''),
    id: own instanceof Mismatch ? id(frame.id, '') : own,
  };
  return Object.fromEntries(Object.entries(name).filter(([, value]) => !(value instanceof Mismatch)));
}
