import type { Route } from '../engine/board/board.js';
import type {
  Category,
  Colour,
  EndReason,
  GameEvent,
  OptionsProblem,
  Problem,
  RecordProblem,
  Seat,
} from '../engine/index.js';
import type {
  ChannelProblem,
  EnterProblem,
  FileProblem,
  GatheringProblem,
  HostProblem,
  LimitProblem,
  Reason,
  StoreProblem,
  StoreTimeout,
  TableProblem,
} from '../protocol/index.js';

/** A player in a sentence. Names are inserted unchanged, so that the page can find and highlight them. */
export interface Who {
  name: string;
  /** Addressed as `you`. */
  you: boolean;
}

/** A sort of card by name. */
export type CardName = Colour | 'wild';
/** A number of cards of one sort. */
export type CardCount = readonly [card: CardName, count: number];

/** The kinds of terrain. */
export const TERRAINS = ['desert', 'jungle', 'mountain'] as const;
/** A kind of terrain. */
export type Terrain = (typeof TERRAINS)[number];

/** What a player drew in a turn from one place. */
export interface Drawn {
  from: 'open' | 'deck' | 'terrain-deck';
  cards: readonly CardCount[];
  /** How many cards are hidden from the reader. */
  hidden: number;
  terrain: readonly (readonly [terrain: Terrain, count: number])[];
}

/** A route claimed in a turn. */
export interface Claimed {
  route: string;
  /** The cards that a tunnel cost on top; undefined for other routes. */
  extra: number | undefined;
  doubled: boolean;
}

/** What the numbers in events and problems mean at a table. */
export interface Naming {
  who: (seat: Seat) => Who;
  /** `Oslo – Bergen`. */
  routeName: (route: number) => string;
  route: (route: number) => Route;
  /** `Oslo – Bergen`. */
  ticket: (ticket: number) => string;
  /** The points of a ticket. */
  worth: (ticket: number) => number;
  /** Null if the card is hidden. */
  card: (kind: number) => CardName | null;
  /** Counts by kind, as a list without zeros. */
  set: (counts: readonly number[]) => CardCount[];
  terrain: (kind: number) => Terrain;
  /** The kind of terrain of a route. */
  terrainOf: (route: number) => Terrain;
  /** The last round begins when a turn ends with this many cars or fewer. */
  lastRoundAt: number;
}

/** A sentence for each member of the union `U`, keyed by its tag `K`: a member without one does not compile. */
export type SentencesBy<
  K extends string,
  U extends Record<K, string>,
  Rest extends readonly unknown[] = [],
  Text = string,
> = { [Tag in U[K]]: (it: Extract<U, Record<K, Tag>>, ...rest: Rest) => Text };

/** Why the rules refuse a move. */
export type MoveProblems = SentencesBy<'code', Problem, [Naming]>;
/** Why a table refuses what the rules would allow. */
export type TableProblems = SentencesBy<'code', TableProblem>;
/** Why a game can't be set up with these options. */
export type OptionsProblems = SentencesBy<'code', OptionsProblem>;
/** Why a saved game can't be opened; a new one may name an unknown board too. */
export type RecordProblems = SentencesBy<'code', RecordProblem | { code: 'unknown-board' }>;
/** Why a table can't be created or found. */
export type HostProblems = SentencesBy<'code', HostProblem | { code: 'no-such-table' }>;
/** What is wrong with the reader's device or with a file. */
export type DeviceProblems = SentencesBy<'code', DeviceProblem>;

/** Why something can't be done at a server before a game. */
export type LobbyProblem =
  | GatheringProblem
  | EnterProblem
  | LimitProblem
  | StoreProblem
  | { code: 'unknown-board' }
  | { code: 'no-such-code' };
/** The same as sentences. */
export type LobbyProblems = SentencesBy<'code', LobbyProblem>;

/** Why a passkey can't be made or used, beside what any question to the server may fail of. */
export type PasskeyFailure =
  /** The person stopped, or waited too long. */
  | { code: 'cancelled' }
  /** The same where a passkey was asked for; there may be none here, which browsers don't tell. */
  | { code: 'none-given' }
  /** The device has a passkey of this person already. */
  | { code: 'already-here' }
  | { code: 'unknown-passkey' }
  | { code: 'too-many-passkeys'; max: number }
  | { code: 'not-accepted' };
/** The same as sentences. */
export type PasskeyProblems = SentencesBy<'code', PasskeyFailure>;

/** Why a device or a webhook is not told about turns, for every reason. */
export type ChannelProblems = SentencesBy<'code', ChannelProblem>;

/** The device's storage doesn't answer, or a file can't be read or holds no games. */
type DeviceProblem = StoreTimeout | FileProblem | { code: 'file-empty' };

/** Why a game can't be set up, opened or stored. */
export type OpeningProblem =
  | OptionsProblem
  | RecordProblem
  | { code: 'unknown-board' }
  | HostProblem
  | { code: 'no-such-table' }
  | DeviceProblem;

/** A line of the log for every event; null where there is nothing to say. */
export type EventLines = SentencesBy<'type', GameEvent, [Naming], string | null>;

/** Why a move is advised, for every reason. */
export type ReasonWords = SentencesBy<'type', Reason, [Naming]>;

/** The headings of the score. */
export type CategoryWords = Record<Category, string>;
/** How a game ended, as a sentence. */
export type EndingWords = Record<EndReason, string>;
