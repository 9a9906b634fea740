import { type Move, NOT_YET, legalMoves } from '../../engine/index.js';
import type { Choose } from '../bot.js';
import { richestClaim } from './immediate-claim.js';
import { type Outlook, lookOut } from './situation.js';
import { pointRoutes } from './point-routes.js';
import { drawFor, whatever } from './claim-or-draw.js';

/** What makes one of these players differ from another. */
interface Ways {
  /** A turn before the last. */
  turn(o: Outlook): Move;
  /** The second card of a draw. */
  second(o: Outlook): Move | null;
  /** Which tickets to keep. */
  keep(o: Outlook): Move;
}

/** A player of these ways: in its last turn it takes what it can get, and for a tunnel it pays whenever it can. */
export function choosing(ways: Ways): Choose {
  return (board, view, seat) => {
    const o = lookOut(board, view, seat);
    switch (view.phase) {
      case 'opening':
      case 'keep':
        return ways.keep(o);
      case 'second':
        return ways.second(o) ?? whatever(o);
      case 'turn':
        return view.turnsLeft === NOT_YET ? ways.turn(o) : lastTurn(o);
      default:
        // Paying is listed before declining, with the fewest wilds first.
        return legalMoves(board, view, seat)[0];
    }
  };
}

function lastTurn(o: Outlook): Move {
  return richestClaim(o) ?? drawFor(o, pointRoutes(o)) ?? whatever(o);
}
