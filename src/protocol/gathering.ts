import type { Level } from '../bots/levels/names.js';
import type { Seat } from '../engine/index.js';
import type { ChatOption } from './chat.js';
import type { PlayerColour } from './colours.js';
import type { TimeControl } from './time-control.js';

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
  /** Without it players have all the time they want. */
  time?: TimeControl;
  /** The level of a bot that moves for somebody who is late or away; foreman where it is missing. */
  substitute?: Level;
}

/** The options of a new table, as long as its host chooses no others. */
export const DEFAULT_OPTIONS: OnlineOptions = {
  listed: false,
  spectators: true,
  undo: true,
  advice: false,
  pace: 'normal',
  chat: 'all',
};

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
  /** Gets up from a seat of one's own. */
  | { type: 'stand'; seat: Seat }
  /** Moves from a seat of one's own to an open one. */
  | { type: 'change'; seat: Seat; to: Seat }
  /** Chooses the colour of a seat of one's own. */
  | { type: 'paint'; seat: Seat; colour: PlayerColour }
  /** Ready to begin; the device's random word goes into the shuffle. */
  | { type: 'ready'; seat: Seat; word: string }
  /** Not ready any more. */
  | { type: 'wait'; seat: Seat }
  /** Goes away for good. The next member becomes the host; without members the table is removed. */
  | { type: 'leave' }
  /** Puts a bot on an open seat, or another in a bot's place. */
  | { type: 'bot'; seat: Seat; level: Level; name: string }
  /** Makes a seat open: its bot or its player goes. */
  | { type: 'clear'; seat: Seat }
  /** Sends a member away. Link and code change, so that the member can't come back by them. */
  | { type: 'remove'; member: number }
  /** Adds or takes away open seats at the end. */
  | { type: 'resize'; seats: number }
  /** Changes the options; everybody has to be ready again. */
  | { type: 'options'; options: OnlineOptions }
  /** Begins the game; open seats are left out, or filled with bots of a level, which take these names in order. */
  | { type: 'start'; fill: { level: Level; names: string[] } | null };

/** Why an action has no effect. */
export type GatheringProblem =
  /** Only the host does this. */
  | { code: 'not-the-host' }
  /** Somebody sits there, or no seat is open. */
  | { code: 'seat-taken' }
  /** The seat is another's, or this client is no member. */
  | { code: 'not-your-seat' }
  /** The table has no such seat, or can't have that many. */
  | { code: 'no-such-seat' }
  /** The table has no such member. */
  | { code: 'no-such-member' }
  /** The players of these seats are not ready. */
  | { code: 'not-ready'; seats: Seat[] }
  /** The board takes at least this many players. */
  | { code: 'too-few-players'; least: number }
  /** Another seat has this name. */
  | { code: 'name-taken' }
  /** Another seat has chosen this colour. */
  | { code: 'colour-taken' };
