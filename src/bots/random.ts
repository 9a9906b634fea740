import {
  type Board,
  type Move,
  type Position,
  type Seat,
  type Stream,
  isWildBlocked,
  below,
  canDraw,
  canDrawTerrain,
  findClaimable,
  firstClaim,
  itemAt,
  leastKept,
  legalMoves,
} from '../engine/index.js';
import { instantBot } from './bot.js';

/**
 * A random move. In a turn, each route it can pay for (with the first listed payment), drawing cards and drawing tickets
 * are equally likely, and so is each card to draw. It keeps the first few tickets offered, at least as many as it must.
 * It reads nothing its seat can't see, so callers may pass the state for speed.
 */
export function randomMove(board: Board, position: Position, seat: Seat, stream: Stream): Move {
  switch (position.phase) {
    case 'turn':
      return randomAction(board, position, seat, stream);
    case 'second':
      return randomDraw(board, position, stream);
    case 'opening':
    case 'keep': {
      const offered = itemAt(position.offered, seat);
      const least = leastKept(board, position, seat);
      return { type: 'keep', tickets: offered.slice(0, least + below(stream, offered.length - least + 1)) };
    }
    case 'tunnel':
    case 'over': {
      const moves = legalMoves(board, position, seat);
      return itemAt(moves, below(stream, moves.length));
    }
  }
}

/** `random`: plays without a plan. */
export const random = instantBot('random', randomMove);

/** A buffer, refilled every turn. */
const routes: number[] = [];

function randomAction(board: Board, position: Position, seat: Seat, stream: Stream): Move {
  const count = findClaimable(board, position, seat, routes);
  const draw = canDraw(position) || canDrawTerrain(position) ? 1 : 0;
  const tickets = position.ticketDeck.length > 0 ? 1 : 0;
  const choices = count + draw + tickets;
  if (choices === 0) return { type: 'pass' };
  const choice = below(stream, choices);
  if (choice < count) return firstClaim(board, position, seat, itemAt(routes, choice));
  return choice === count && draw === 1 ? randomDraw(board, position, stream) : { type: 'tickets' };
}

function randomDraw(board: Board, position: Position, stream: Stream): Move {
  const { row, terrain } = position;
  const cards = canDraw(position);
  let slots = 0;
  if (cards) for (let slot = 0; slot < row.length; slot++) if (!isWildBlocked(board, position, slot)) slots++;
  const blind = cards ? 1 : 0;
  const ground = terrain !== null && canDrawTerrain(position) ? terrain.faceUp.length + 1 : 0;
  let choice = below(stream, slots + blind + ground);
  for (let slot = 0; choice < slots; slot++) {
    if (!isWildBlocked(board, position, slot) && choice-- === 0) return { type: 'row', slot };
  }
  choice -= slots;
  if (choice < blind) return { type: 'deck' };
  choice -= blind;
  return choice < ground - 1 ? { type: 'terrain', slot: choice } : { type: 'terrain' };
}
