import type { Seat } from '../../words.js';

/** Merchandise cards by seat, and those left in the stock (M2). */
export interface Merchandise {
  held: number[];
  left: number;
}

/** What `merchandise` adds to the shared types. */
export interface MerchandiseTypes {
  facts: { rule: 'merchandise'; stock: number; worth: Record<string, number[]> };
  routeFacts: {
    /** Bears cart symbols (M2). */
    cart?: boolean;
  };
  route: { readonly cart: boolean };
  board: { readonly merchandise: { readonly stock: number } | null };
  position: { merchandise: Merchandise | null };
  state: { merchandise: Merchandise | null };
  /** A merchandise card was given (M2). */
  event: { type: 'bonus'; seat: Seat };
  category: 'merchandise';
}
