import { Mismatch, type Reader, text } from '../engine/read.js';
import type { Seat } from '../engine/index.js';
import { plainText } from './plain-text.js';

/** A line of the chat is no longer than this. */
export const MAX_CHAT_TEXT = 300;
/** A client that joins is sent this many lines at most, the last ones. */
export const MAX_CHAT_LINES = 300;

/** Who may write at a table: everybody there, those with a seat and the members, or nobody. */
export const CHAT_OPTIONS = ['all', 'players', 'off'] as const;
/** Who may write at a table. */
export type ChatOption = (typeof CHAT_OPTIONS)[number];

/** What can be said with one press. It is shown for a moment and not stored. */
export const REACTIONS = ['hello', 'well-played', 'thanks', 'laugh', 'oh-no', 'moment'] as const;
/** What can be said with one press. */
export type Reaction = (typeof REACTIONS)[number];

/** A line of the chat. Of a person who was deleted only the place remains: a dash, and no text. */
export interface ChatLine {
  /** Lines are numbered in their order. */
  n: number;
  /** Stands for the person, at all tables (see `CompanyPerson`). */
  who: string | null;
  name: string;
  /** Its writer was watching. */
  spectator: boolean;
  text: string | null;
  /** When it was written, in milliseconds since 1970. */
  at: number;
}

/** A person at a table: with a seat, a member, or a spectator. */
export interface CompanyPerson {
  /** Stands for the person, at all tables, and says nothing about them. */
  who: string;
  name: string;
  /** The seats of the person. */
  seats: Seat[];
  /** Has a seat, or is a member of the gathering. */
  isPlayer: boolean;
  /** A page of theirs is connected. */
  here: boolean;
  /** The host does not let the person write. */
  silenced: boolean;
}

/** Who is at a table: its players, here or not, and the spectators who are here. */
export interface Company {
  people: CompanyPerson[];
  /** How many spectators are here; of many, `people` has the first ones. */
  spectators: number;
  /** Who may silence people and send spectators away. */
  host: string | null;
}

/** Why a person can't write. */
export type WriteProblem = { code: 'chat-off' } | { code: 'players-only' } | { code: 'silenced' };

/** Why a person can't write at a table with this option; null where they can. */
export function whyNotWrite(
  chat: ChatOption,
  { isPlayer, silenced }: Pick<CompanyPerson, 'isPlayer' | 'silenced'>,
): WriteProblem | null {
  if (chat === 'off') return { code: 'chat-off' };
  if (chat === 'players' && !isPlayer) return { code: 'players-only' };
  return silenced ? { code: 'silenced' } : null;
}

/** A line as it is stored and shown; null where it is none. */
export function chatText(input: string): string | null {
  return plainText(input, MAX_CHAT_TEXT);
}

/** Reads the text of a line. */
export const readChatText: Reader<string> = (x, at) =>
  (typeof x === 'string' ? chatText(x) : null) ?? new Mismatch(at);

/** How long the word is that stands for a person. */
export const WHO_LENGTH = 16;
/** Reads the word that stands for a person. */
export const readWho: Reader<string> = text(WHO_LENGTH, /^[\w-]{16}$/);
