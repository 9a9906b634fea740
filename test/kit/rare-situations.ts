import {
  type Board,
  NOT_YET,
  type Position,
  type Seat,
  canDraw,
  canDrawTerrain,
  legalMoves,
} from '../../src/engine/index.js';

/** Rare situations: phases seldom met, and tables where little is left to do. */
export const RARE_SITUATIONS = [
  'opening',
  'keep',
  'tunnel',
  'no cards',
  'no tickets',
  'terrain only',
  'one move',
  'must pass',
  'last round',
] as const;
/** A rare situation. */
export type RareSituation = (typeof RARE_SITUATIONS)[number];

/** The rare situations possible on a board. */
export function rareSituationsOf(board: Board): RareSituation[] {
  return RARE_SITUATIONS.filter((odd) => {
    if (odd === 'tunnel') return board.actions.pay !== undefined;
    return odd !== 'terrain only' || board.terrain !== null;
  });
}

/** The rare situations that this seat is in. */
export function rareSituationsAt(board: Board, position: Position, seat: Seat): RareSituation[] {
  const { phase } = position;
  const moves = legalMoves(board, position, seat);
  const holds: Record<RareSituation, boolean> = {
    opening: phase === 'opening',
    keep: phase === 'keep',
    tunnel: phase === 'tunnel',
    'no cards': !canDraw(position),
    'no tickets': position.ticketDeck.length === 0,
    'terrain only': !canDraw(position) && canDrawTerrain(position),
    'one move': moves.length === 1,
    'must pass': moves.length === 1 && moves[0]!.type === 'pass',
    'last round': position.turnsLeft !== NOT_YET,
  };
  return RARE_SITUATIONS.filter((odd) => holds[odd]);
}
