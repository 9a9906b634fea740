import type { Problem } from './problem.js';
import { Mismatch, type Reader, int, just, list, object, optional, tagged } from './read.js';
import { type Result, ok, refuse } from './result.js';

/** Terrain played with a claim to double its points (A5, A6): terrain cards, and wilds on top of the payment. */
export interface TerrainPlay {
  cards: number;
  wilds: number;
}

/** What a seat wants to do. Cards of a payment are counted by kind: the board's colours, then the wild. */
export type Move =
  /** Keep these of the tickets offered, at the start or after drawing. */
  | { type: 'keep'; tickets: number[] }
  /** Take a card from the row. */
  | { type: 'row'; slot: number }
  /** Draw a card blind from the deck. */
  | { type: 'deck' }
  /** Take a terrain card: one of those face up, or blind where there is no slot. */
  | { type: 'terrain'; slot?: number }
  /** Claim a route with exactly these cards. */
  | { type: 'claim'; route: number; cards: number[]; terrain?: TerrainPlay }
  /** Pay exactly these cards on top for a tunnel. */
  | { type: 'pay'; cards: number[] }
  /** Leave the tunnel and take the set back. */
  | { type: 'decline' }
  /** Draw tickets. */
  | { type: 'tickets' }
  | { type: 'pass' };

/** What a move is told apart by. */
export type MoveType = Move['type'];
/** The moves of one type. */
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;

/** More of anything than this is in no box. */
const MANY = 1000;
const count = int(0, MANY);
const counts = list(count, MANY);

/** The one description of each move's shape; records read moves by it too. */
export const MOVES: Record<MoveType, Reader<Move>> = {
  keep: object({ type: just('keep'), tickets: counts }),
  row: object({ type: just('row'), slot: count }),
  deck: object({ type: just('deck') }),
  terrain: object({ type: just('terrain'), slot: optional(count) }),
  claim: object({
    type: just('claim'),
    route: count,
    cards: counts,
    terrain: optional(object({ cards: count, wilds: count })),
  }),
  pay: object({ type: just('pay'), cards: counts }),
  decline: object({ type: just('decline') }),
  tickets: object({ type: just('tickets') }),
  pass: object({ type: just('pass') }),
};
const readMove = tagged('type', MOVES);

/** The only parser of moves. It answers for the shape alone; whether the move is legal, the position says. */
export function parseMove(input: unknown): Result<Move, Problem> {
  const move = readMove(input, '');
  return move instanceof Mismatch ? refuse({ code: 'not-a-move', at: move.at }) : ok(move);
}
