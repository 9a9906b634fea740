import type { Route } from '../engine/board/board.js';
import type {
  Category,
  Colour,
  EndReason,
  EventOf,
  EventType,
  OptionsProblem,
  Problem,
  ProblemCode,
  RecordProblem,
  Seat,
} from '../engine/index.js';
import type { FileProblem, HostProblem, Reason, StoreTimeout, TableProblem } from '../protocol/index.js';

/** A player in a sentence. Names are woven in unchanged, so that a screen can find them and set them off. */
export interface Who {
  name: string;
  /** Spoken to, not about. */
  you: boolean;
}

/** A sort of card by name. */
export type CardName = Colour | 'wild';
/** So many cards of a sort. */
export type CardCount = readonly [card: CardName, count: number];

/** The kinds of terrain that have words. */
export const TERRAINS = ['desert', 'jungle', 'mountain'] as const;
/** A kind of terrain. */
export type Terrain = (typeof TERRAINS)[number];

/** What the numbers in events and problems stand for at the table in play. */
export interface Naming {
  who: (seat: Seat) => Who;
  /** `Oslo – Bergen`. */
  routeName: (route: number) => string;
  route: (route: number) => Route;
  /** `Oslo – Bergen`. */
  ticket: (ticket: number) => string;
  /** What a ticket is worth. */
  worth: (ticket: number) => number;
  /** Null where the card is hidden. */
  card: (kind: number) => CardName | null;
  /** Counts by kind as a list of those there are. */
  set: (counts: readonly number[]) => CardCount[];
  terrain: (kind: number) => Terrain;
  /** The kind of terrain of a route. */
  terrainOf: (route: number) => Terrain;
  /** The last round begins when a turn ends with this many cars or fewer. */
  lastRoundAt: number;
}

/** A sentence for every member of a union told apart by `code`. */
type ByCode<P extends { code: string }> = {
  [C in P['code']]: (problem: Extract<P, { code: C }>) => string;
};

/** Why a move is refused, for every code of the rules. */
export type MoveProblems = {
  [C in ProblemCode]: (problem: Extract<Problem, { code: C }>, naming: Naming) => string;
};
/** Why a table refuses what the rules would not. */
export type TableProblems = ByCode<TableProblem>;
/** Why a game can't be set up so. */
export type OptionsProblems = ByCode<OptionsProblem>;
/** Why a saved game can't be opened. */
export type RecordProblems = ByCode<RecordProblem>;
/** Why a table can't be made or found. */
export type HostProblems = ByCode<HostProblem | { code: 'no-such-table' }>;

/** A line of the log for every event; null where there is nothing to tell. */
export type EventLines = { [T in EventType]: (event: EventOf<T>, naming: Naming) => string | null };

/** Why a move is advised, for every reason. */
export type ReasonWords = {
  [T in Reason['type']]: (reason: Extract<Reason, { type: T }>, naming: Naming) => string;
};

/** The headings of the count. */
export type CategoryWords = Record<Category, string>;
/** How a game ended, as a sentence. */
export type EndingWords = Record<EndReason, string>;

/** What is wrong with the device that the page runs on: its storage gives no answer, or a file holds nothing for us. */
export type DeviceProblem = StoreTimeout | FileProblem | { code: 'file-empty' };
/** A sentence for each of them. */
export type DeviceProblems = Record<DeviceProblem['code'], string>;
