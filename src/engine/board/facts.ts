/**
 * The form of a board file: what the rules read of a board, and where it comes from.
 * Layout, art, names and texts are no part of it; the board's hash covers what the rules read of it (`hash.ts`).
 */

/** Every colour a card of the family can have; a board names those it uses, in its own order. */
export const COLOURS = [
  'purple',
  'blue',
  'orange',
  'white',
  'green',
  'yellow',
  'black',
  'red',
  'pink',
] as const;
/** A colour of cards. */
export type Colour = (typeof COLOURS)[number];

/** A rule module a board asks for, with the module's constants. */
export type RuleFacts =
  | { rule: 'wilds-pay' }
  | { rule: 'wild-ends-draw' }
  | { rule: 'sweep'; wilds: number }
  | { rule: 'ferries' }
  | { rule: 'three-for-wild'; cards: number }
  | { rule: 'four-for-card'; cards: number }
  | { rule: 'tunnels'; turned: number }
  | { rule: 'countries' }
  | {
      rule: 'terrain';
      kinds: TerrainKind[];
      copies: number;
      faceUp: number;
      dealt: number;
      price: Record<string, number>;
    }
  | { rule: 'merchandise'; stock: number; worth: Record<string, number[]> }
  | { rule: 'attractions'; points: number }
  | { rule: 'globetrotter'; points: number }
  | { rule: 'longest-path' };
/** The name of a rule module. */
export type RuleName = RuleFacts['rule'];

/** A kind of terrain card and the printed route colours that are of it (A1). */
export interface TerrainKind {
  id: string;
  colours: (Colour | 'grey')[];
}

/** A place: a station, city or stop. */
export interface PlaceFacts {
  id: string;
  /** A tourist attraction stands here (Y2). */
  attraction?: boolean;
  /** The country this station belongs to; a ticket may name the country (A8, A9). */
  country?: string;
}

/** A run of spaces between two neighbouring places. */
export interface RouteFacts {
  a: string;
  b: string;
  length: number;
  colour: Colour | 'grey';
  /** One of two routes between the same two places (G11). */
  double?: boolean;
  /** Locomotive symbols: each asks for a wild (N4, A12). */
  symbols?: number;
  /** Marked as a tunnel (N7). */
  tunnel?: boolean;
  /** Any four cards stand in for one of the set (N3). */
  anyFour?: boolean;
  /** Bears cart symbols (M2). */
  cart?: boolean;
  /** What this row rests on, where it isn't as sure as the rest of the file. */
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

/** How many tickets are handed out, and how many of them must be kept at least. */
export interface TicketDeal {
  take: number;
  keep: number;
}

/** What a board file states of itself; it is counted again on loading. */
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
