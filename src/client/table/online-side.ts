import type { OnlineOptions } from '../../protocol/index.js';

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
  /** Goes to the next game with the same people. */
  playAgain: () => void;
  /** Copies the link that lets others watch; resolves to what to say about it. */
  copyWatchLink: () => Promise<string>;
  /** Checks the shuffle of the finished game, from its record. */
  proveDeal: (record: string) => Promise<DealProof>;
}
