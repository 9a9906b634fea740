import type { Colour } from '../../board/colours.js';
import type { Seat } from '../../words.js';

/** A kind of terrain card and the printed route colours that are of it (A1). */
export interface TerrainKind {
  id: string;
  colours: (Colour | 'grey')[];
}

/** Terrain played with a claim to double its points (A5, A6): terrain cards, and wilds on top of the payment. */
export interface TerrainPlay {
  cards: number;
  wilds: number;
}

/** The terrain cards of the opening deal: the kind each seat got, and the kinds face up. */
export interface DealtTerrain {
  seats: number[];
  faceUp: number[];
}

/** Terrain cards, all of them open but the deck's order (A4). */
export interface TerrainTable {
  faceUp: number[];
  /** By seat and kind of terrain. */
  held: number[];
  discards: number[];
  deckSize: number;
}

/** The terrain cards of a state. */
export interface TerrainState extends TerrainTable {
  /** From the bottom up. */
  deck: number[];
}

/** What a board says about terrain: its cards, and what doubling each route takes. */
export interface TerrainRule {
  readonly kinds: number;
  readonly copies: number;
  readonly faceUp: number;
  readonly dealt: number;
  /** By route: its kind of terrain. */
  readonly kindOf: readonly number[];
  /** By route: how many cards of its kind doubling takes (A5). */
  readonly priceOf: readonly number[];
}

/** What `terrain` adds to the shared types. */
export interface TerrainTypes {
  facts: {
    rule: 'terrain';
    kinds: TerrainKind[];
    copies: number;
    faceUp: number;
    dealt: number;
    price: Record<string, number>;
  };
  board: { readonly terrain: TerrainRule | null };
  position: { terrain: TerrainTable | null };
  state: { terrain: TerrainState | null };
  /** Take a terrain card: one of those face up, or blind where there is no slot. */
  move: { type: 'terrain'; slot?: number };
  claim: { terrain?: TerrainPlay };
  claimed: { terrain?: TerrainPlay };
  dealt: { terrain?: DealtTerrain };
  event:
    /** A terrain card was taken from those face up, and `next` took its slot. */
    | { type: 'took-terrain'; seat: Seat; slot: number; kind: number; next: number }
    /** A terrain card was drawn from its deck. */
    | { type: 'drew-terrain'; seat: Seat; kind: number }
    /** The discarded terrain cards were shuffled into a new deck. */
    | { type: 'renewed-terrain' };
  problem:
    /** Doubling takes from `least` (what one is behind) to `most` wilds (A6). */
    | { code: 'terrain-wilds'; least: number; most: number }
    /** Doubling takes exactly `need` terrain cards beside those wilds (A6). */
    | { code: 'terrain-cards'; need: number; have: number };
}
