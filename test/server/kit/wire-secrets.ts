import {
  type Board,
  canonical,
  type Entry,
  type Eyes,
  itemAt,
  redactEntry,
  type Seat,
  type State,
  view,
} from '../../../src/engine/index.js';
import { type FromServer, type ToClient, viewHash } from '../../../src/protocol/index.js';
import { leak, leakOfEvent } from '../../property/hidden.js';

/** What really happened in a game, and what must stay secret until its end. */
export interface Truth {
  board: Board;
  log: readonly Entry[];
  /** The whole state after each entry. */
  states: readonly State[];
  /** Texts that nobody may be sent before the end: seed, secret, words of devices. */
  untilTheEnd: readonly string[];
  /** Texts that nobody may be sent at all: ids of people, links of others. */
  never: readonly string[];
}

/** A client of the game: the seats it has by right, and every text that it was sent, in order. */
export interface Tapped {
  seats: readonly Seat[];
  texts: readonly string[];
}

/** Names of seeds, whichever they are of. */
const SEED = /chacha20:|fast:/;

/**
 * The first secret among all texts that a client was sent; null where there is none. It checks twice: by lists of what may not be
 * seen (`leak`), and that every entry and view is, byte for byte, what these eyes see of the truth.
 */
export function secretIn({ seats, texts }: Tapped, truth: Truth): string | null {
  let eyes: Eyes | null = null;
  for (const [i, text] of texts.entries()) {
    const frame = JSON.parse(text) as FromServer;
    const message = frame.type === 'deliver' ? frame.message : null;
    if (message?.type === 'table') ({ eyes } = message);
    const found =
      secretText(text, message, truth) ??
      wrongEyes(eyes, seats) ??
      secretInCompany(frame) ??
      (message && secretInMessage(message, eyes, truth));
    if (found) return `${found} (text ${i}: ${text.slice(0, 200)})`;
  }
  return null;
}

const LINE = ['n', 'who', 'name', 'spectator', 'text', 'at'];
const PERSON = ['who', 'name', 'seats', 'isPlayer', 'here', 'silenced'];

/** What is sent of the people at a table and of their chat has only fields that are known to be public. */
function secretInCompany(frame: FromServer): string | null {
  const found: (string | null)[] = [];
  if (frame.type === 'company')
    found.push(
      unknownField(frame, ['type', 'link', 'company', 'you']),
      unknownField(frame.company, ['people', 'spectators', 'host']),
      ...frame.company.people.map((person) => unknownField(person, PERSON)),
    );
  if (frame.type === 'chat')
    found.push(
      unknownField(frame, ['type', 'link', 'lines']),
      ...frame.lines.map((line) => unknownField(line, LINE)),
    );
  if (frame.type === 'said')
    found.push(unknownField(frame, ['type', 'link', 'line', 'id']), unknownField(frame.line, LINE));
  if (frame.type === 'reacted') found.push(unknownField(frame, ['type', 'link', 'who', 'name', 'reaction']));
  return found.find((it) => it !== null) ?? null;
}

function wrongEyes(eyes: Eyes | null, seats: readonly Seat[]): string | null {
  if (eyes === null || eyes === 'open') return null;
  return eyes !== 'all' && seats.includes(eyes) ? null : `the eyes ${eyes}`;
}

function secretText(text: string, message: ToClient | null, { untilTheEnd, never }: Truth): string | null {
  const forbidden = never.find((it) => text.includes(it));
  if (forbidden !== undefined) return `the text ${forbidden}`;
  // A record is sent of a game that is over.
  if (message?.type === 'record') return null;
  const early = untilTheEnd.find((it) => text.includes(it));
  if (early !== undefined) return `the text ${early}`;
  return SEED.test(text) ? 'a seed' : null;
}

function secretInMessage(message: ToClient, eyes: Eyes | null, truth: Truth): string | null {
  const { board, log, states } = truth;
  switch (message.type) {
    case 'table': {
      const { view: shown, log: entries } = message;
      const state = itemAt(states, entries.length - 1);
      if (message.eyes !== shown.eyes) return 'the eyes of the view';
      return (
        leak(board, shown, state, message.eyes) ??
        entries.map((entry) => secretInEntry(entry, message.eyes, truth)).find(Boolean) ??
        differs(shown, view(board, state, message.eyes), 'the view') ??
        unknownField(message, [
          'type',
          'plan',
          'boardHash',
          'eyes',
          'seats',
          'view',
          'log',
          'undo',
          'ask',
          'id',
        ])
      );
    }
    case 'entry': {
      if (eyes === null) return 'an entry before the table';
      const { entry, hash } = message;
      const seen = view(board, itemAt(states, entry.n), eyes);
      if (hash !== undefined && hash !== viewHash(seen)) return 'the hash of something else';
      return (
        secretInEntry(entry, eyes, truth) ??
        unknownField(message, ['type', 'entry', 'undo', 'ask', 'hash', 'id'])
      );
    }
    case 'record':
      return log.at(-1)?.outcome.some(({ type }) => type === 'over') ? null : 'the record of a running game';
    case 'advice':
    case 'advising':
      // Advice is computed from the view alone (test/table/secrecy.test.ts).
      return null;
    case 'thinking':
      return unknownField(message, ['type', 'seat']);
    case 'refused':
      return unknownField(message, ['type', 'id', 'problem']);
    case 'denied':
      return unknownField(message, ['type', 'request', 'problem']);
    case 'clocks':
      return (
        unknownField(message, ['type', 'clocks', 'id']) ??
        unknownField(message.clocks, [
          'control',
          'left',
          'running',
          'startsIn',
          'stands',
          'pauseLeft',
          'given',
        ])
      );
    case 'closed':
      return unknownField(message, ['type', 'problem']);
    case 'undo-vote':
      return (
        unknownField(message, ['type', 'vote', 'end', 'id']) ??
        (message.vote && unknownField(message.vote, ['seat', 'n', 'to', 'asked', 'agreed', 'left'])) ??
        (message.end ? unknownField(message.end, ['how', 'seat', 'by']) : null)
      );
  }
}

function secretInEntry(
  entry: Extract<ToClient, { type: 'entry' }>['entry'],
  eyes: Eyes,
  { board, log }: Truth,
): string | null {
  const event = entry.outcome.map((it) => leakOfEvent(board, it, eyes)).find(Boolean);
  return event ?? differs(entry, redactEntry(board, itemAt(log, entry.n), eyes), `entry ${entry.n}`);
}

function differs(shown: unknown, right: unknown, what: string): string | null {
  return canonical(shown) === canonical(right) ? null : `${what} is not what these eyes see`;
}

function unknownField(message: object, known: readonly string[]): string | null {
  const field = Object.keys(message).find((name) => !known.includes(name));
  return field === undefined ? null : `the field ${field}`;
}
