import { type Move, NOT_YET, legalMoves } from '../../engine/index.js';
import type { ChooseMove } from '../bot.js';
import { bestImmediateClaim } from './immediate-claim.js';
import { type Situation, situationOf } from './situation.js';
import { pointRoutes } from './point-routes.js';
import { drawFor, fallbackMove } from './claim-or-draw.js';

/** What makes one of these players differ from another. */
interface Strategy {
  /** A turn before the last. */
  turn(o: Situation): Move;
  /** The second card of a draw. */
  second(o: Situation): Move | null;
  /** Which tickets to keep. */
  keep(o: Situation): Move;
}

/** A player of these ways: in its last turn it takes what it can get, and for a tunnel it pays whenever it can. */
export function movesBy(ways: Strategy): ChooseMove {
  return (board, view, seat) => {
    const o = situationOf(board, view, seat);
    switch (view.phase) {
      case 'opening':
      case 'keep':
        return ways.keep(o);
      case 'second':
        return ways.second(o) ?? fallbackMove(o);
      case 'turn':
        return view.turnsLeft === NOT_YET ? ways.turn(o) : lastTurn(o);
      default:
        // Paying is listed before declining, with the fewest wilds first.
        return legalMoves(board, view, seat)[0];
    }
  };
}

function lastTurn(o: Situation): Move {
  return bestImmediateClaim(o) ?? drawFor(o, pointRoutes(o)) ?? fallbackMove(o);
}
