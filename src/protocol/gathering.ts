import type { Level } from '../bots/levels/names.js';
import type { Seat } from '../engine/index.js';
import type { ChatOption } from './chat.js';
import type { PlayerColour } from './colours.js';

/** How fast bots act at an online table. */
export const ONLINE_PACES = ['brisk', 'normal', 'slow'] as const;

/** What the host of an online table decides. */
export interface OnlineOptions {
  /** Shown in the lobby, where anybody may join; otherwise found by its link or code alone. */
  listed: boolean;
  spectators: boolean;
  undo: boolean;
  /** Hints and odds are allowed. */
  advice: boolean;
  pace: (typeof ONLINE_PACES)[number];
  /** Who may write in the chat. */
  chat: ChatOption;
}

/** A seat of a table that has not begun. A colour is there where it was chosen (see `coloursOf`). */
export type GatheringSeat =
  | { kind: 'open' }
  | { kind: 'bot'; name: string; level: Level; colour?: PlayerColour }
  /** `member` numbers the people here; one of them may play several seats. */
  | { kind: 'person'; member: number; name: string; ready: boolean; colour?: PlayerColour };

/** A person at a table that has not begun, with or without a seat. */
export interface Member {
  name: string;
  /** Whether a page of theirs is connected. */
  here: boolean;
}

/** A table before its game, as everybody who is at it sees it. */
export interface Gathering {
  board: string;
  seats: GatheringSeat[];
  options: OnlineOptions;
  members: Member[];
  /** The member who decides on options, bots and the start. */
  host: number;
  /** The hash of the shuffle's secret, shown before anybody is ready, so that the host's machine can't choose the deal. */
  commitment: string;
  /** Made by `play`: the game begins by itself once all seats are taken and ready. */
  quick: boolean;
}

/** What a member does at a table that has not begun. Those in the second half are the host's. */
export type GatheringAction =
  /** Sits down at an open seat, with the name to play under. */
  | { type: 'sit'; seat: Seat; name: string }
  | { type: 'stand'; seat: Seat }
  /** Moves from a seat of one's own to an open one. */
  | { type: 'change'; seat: Seat; to: Seat }
  /** Chooses the colour of a seat of one's own. */
  | { type: 'paint'; seat: Seat; colour: PlayerColour }
  /** Ready to begin; the device's random word goes into the shuffle. */
  | { type: 'ready'; seat: Seat; word: string }
  | { type: 'wait'; seat: Seat }
  /** Goes away for good. The next member becomes the host; without members the table is removed. */
  | { type: 'leave' }
  | { type: 'bot'; seat: Seat; level: Level; name: string }
  /** Makes a seat open: its bot or its player goes. */
  | { type: 'clear'; seat: Seat }
  /** Sends a member away. Link and code change, so that the member can't come back by them. */
  | { type: 'remove'; member: number }
  /** Adds or takes away open seats at the end. */
  | { type: 'resize'; seats: number }
  | { type: 'options'; options: OnlineOptions }
  /** Begins the game; open seats are left out, or filled with bots of a level, which take these names in order. */
  | { type: 'start'; fill: { level: Level; names: string[] } | null };

/** Why an action has no effect. */
export type GatheringProblem =
  | { code: 'not-the-host' }
  | { code: 'seat-taken' }
  | { code: 'not-your-seat' }
  | { code: 'no-such-seat' }
  | { code: 'no-such-member' }
  | { code: 'not-ready'; seats: Seat[] }
  | { code: 'too-few-players'; least: number }
  | { code: 'name-taken' }
  | { code: 'colour-taken' };
