/**
 * The form of a board file: what the rules read of a board, and where it comes from.
 * Layout, art, names and texts are no part of it; the board's hash covers what the rules read of it (`hash.ts`).
 */

import type { AllOf, AnyOf } from '../rules/types.js';
import type { Colour } from './colours.js';

export { COLOURS, type Colour } from './colours.js';
export type { RuleName } from '../rules/types.js';

/** A rule a board asks for, with the rule's constants. */
export type RuleFacts = AnyOf<'facts'>;

/** A place: a station, city or stop, with the marks that rules give a meaning. */
export interface PlaceFacts extends AllOf<'placeFacts'> {
  id: string;
}

/** A run of spaces between two neighbouring places, with the marks that rules give a meaning. */
export interface RouteFacts extends AllOf<'routeFacts'> {
  a: string;
  b: string;
  length: number;
  colour: Colour | 'grey';
  /** One of two routes between the same two places (G11). */
  double?: boolean;
  /** Where this row comes from, if it is less certain than the rest of the file. */
  basis?: Basis;
  doubt?: string;
}

/** A secret task: two ends, each a place or a country, and a value. */
export interface TicketFacts {
  a: string;
  b: string;
  points: number;
  basis?: Basis;
}

/** `sourced`: from public material; `ends`: only a ticket's two ends are; `own`: made for Rallar. */
export const BASES = ['sourced', 'ends', 'own'] as const;
/** How sure a row is. */
export type Basis = (typeof BASES)[number];

/** How many tickets are dealt, and the least number of them to keep. */
export interface TicketDeal {
  take: number;
  keep: number;
}

/** What a board file states about itself; loading counts it again. */
export interface BoardCounts {
  places: number;
  routes: number;
  spaces: number;
  doublePairs: number;
  tickets: number;
  ticketPoints: number;
}

/** A board file. */
export interface BoardFacts {
  id: string;
  /** The name printed on the box, for lists and headings. */
  title: string;
  players: [min: number, max: number];
  cars: number;
  colours: Colour[];
  copies: number;
  wilds: number;
  openingHand: number;
  openingTickets: TicketDeal;
  drawTickets: TicketDeal;
  /** Where tickets not kept go: out of the game, or under the ticket deck. */
  notKept: 'out' | 'under';
  /** From how many players on both routes of a double may be claimed (G11). */
  bothSidesFrom: number;
  /** The last round begins when a turn ends with this many cars or fewer (G15). */
  lastRoundAt: number;
  scoreByLength: Record<string, number>;
  rules: RuleFacts[];
  places: PlaceFacts[];
  routes: RouteFacts[];
  tickets: TicketFacts[];
  counts: BoardCounts;
  /** Where the facts come from, and which are our own; shown to people, not read by the rules. */
  origin: { sources: string[]; own: string[] };
}
