import { count, counts } from './fields.js';
import type { FamilyMove, Move, MoveType } from './move.js';
import type { Problem } from './problem.js';
import { Mismatch, type Reader, just, object, tagged } from './read.js';
import { type Result, ok, refuse } from './result.js';
import { CLAIM_PARTS, RULE_MOVES, fieldsOf } from './rules/combined.js';

const FAMILY_READERS: { readonly [M in FamilyMove as M['type']]: Reader<M> } = {
  keep: object({ type: just('keep'), tickets: counts }),
  row: object({ type: just('row'), slot: count }),
  deck: object({ type: just('deck') }),
  claim: object({ type: just('claim'), route: count, cards: counts, ...fieldsOf(CLAIM_PARTS) }),
  tickets: object({ type: just('tickets') }),
  pass: object({ type: just('pass') }),
};

/** The one description of each move's shape; records use it too. */
export const MOVE_READERS = {
  ...FAMILY_READERS,
  ...Object.fromEntries(Object.entries(RULE_MOVES).map(([type, { read }]) => [type, read])),
} as Record<MoveType, Reader<Move>>;

const readMove = tagged('type', MOVE_READERS);

/** The only parser of moves. It checks the shape alone; `whyNot` checks whether the move is legal. */
export function parseMove(input: unknown): Result<Move, Problem> {
  const move = readMove(input, '');
  return move instanceof Mismatch ? refuse({ code: 'not-a-move', at: move.at }) : ok(move);
}
