import type { Seat } from '../../words.js';

/** A tunnel being tried: the set on the table, the cards turned up, and how many more are asked for (N7). */
export interface Tunnel {
  route: number;
  laid: number[];
  turned: number[];
  asked: number;
}

/** What `tunnels` adds to the shared types. */
export interface TunnelsTypes {
  facts: { rule: 'tunnels'; turned: number };
  routeFacts: {
    /** Marked as a tunnel (N7). */
    tunnel?: boolean;
  };
  route: { readonly tunnel: boolean };
  /** The answer to a tunnel. */
  phase: 'tunnel';
  position: { tunnel: Tunnel | null };
  state: { tunnel: Tunnel | null };
  move:
    /** Pay exactly these cards on top for a tunnel. */
    | { type: 'pay'; cards: number[] }
    /** Leave the tunnel and take the set back. */
    | { type: 'decline' };
  event:
    /** A set was laid for a tunnel (N7). */
    | { type: 'laid'; seat: Seat; route: number; cards: number[] }
    /** Cards were turned up for the tunnel. */
    | { type: 'turned'; cards: number[] }
    /** The tunnel asks for this many cards more. */
    | { type: 'asked'; count: number }
    /** The tunnel was left, and the set taken back. */
    | { type: 'declined'; seat: Seat };
  /** A tunnel asks for the laid set's colour or wilds, or for wilds alone (N7, N8). */
  problem: { code: 'wrong-extra'; asked: number };
}
