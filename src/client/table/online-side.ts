import type { Component } from 'svelte';
import type { Seat } from '../../engine/index.js';
import type { OnlineOptions, Reaction } from '../../protocol/index.js';

/** The chat of an online table, as far as the table shows it. Its fields are reactive. */
export interface ChatSide {
  readonly isOpen: boolean;
  /** There is a chat. */
  readonly exists: boolean;
  /** How many messages have not been read. */
  readonly unread: number;
  toggle: () => void;
  /** What the person at a seat shows for a moment. */
  reactionOf: (seat: Seat) => Reaction | undefined;
  /** The person at a seat is not connected. */
  isGone: (seat: Seat) => boolean;
}

/** What this device can say of a finished game's shuffle. */
export type DealProof =
  | { found: 'proved'; commitment: string; secret: string; words: string[] }
  /** The device has stored no word for this game, or the page can't replay it. */
  | { found: 'unproved'; why: 'no-word' | 'not-checkable' }
  /** The secret is another, the device's word is missing, or secret and words give other cards. */
  | { found: 'broken'; why: 'secret' | 'word' | 'cards' };

/** What is different at a table of a server: its host has decided some things, and the other people are elsewhere. */
export interface OnlineSide {
  readonly options: Pick<OnlineOptions, 'undo' | 'advice' | 'spectators'>;
  /** Somebody has asked for the next game. */
  readonly hasRematch: boolean;
  readonly chat: ChatSide;
  /** Goes to the next game with the same people. */
  playAgain: () => void;
  /** Goes to the next game to watch it. */
  watchNext: () => void;
  /** Copies the link that lets others watch; resolves to what to say about it. */
  copyWatchLink: () => Promise<string>;
  /** Checks the shuffle of the finished game, from its record. */
  proveDeal: (record: string) => Promise<DealProof>;
  /** A seat's clock; `brief` on the strip of a small screen. A table on this device has none, and loads none. */
  readonly Clock?: Component<{ seat: Seat; brief?: boolean }>;
  /** All clocks, pauses, and time to give. */
  readonly TimePanel?: Component;
}
