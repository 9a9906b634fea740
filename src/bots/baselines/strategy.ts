import { type Move, NOT_YET, legalMoves } from '../../engine/index.js';
import type { ChooseMove } from '../bot.js';
import { bestImmediateClaim } from './immediate-claim.js';
import { type Situation, situationOf } from './situation.js';
import { pointRoutes } from './point-routes.js';
import { drawFor, fallbackMove } from './claim-or-draw.js';

/** How a baseline bot differs from the others. */
interface Strategy {
  /** A turn before the last one. */
  turn(situation: Situation): Move;
  /** The second card of a draw. */
  second(situation: Situation): Move | null;
  /** The tickets to keep. */
  keep(situation: Situation): Move;
}

/** Chooses moves by a strategy. In the last turn every baseline claims the best it can, and it pays for a tunnel whenever it can. */
export function movesBy(strategy: Strategy): ChooseMove {
  return (board, view, seat) => {
    const situation = situationOf(board, view, seat);
    switch (view.phase) {
      case 'opening':
      case 'keep':
        return strategy.keep(situation);
      case 'second':
        return strategy.second(situation) ?? fallbackMove(situation);
      case 'turn':
        return view.turnsLeft === NOT_YET ? strategy.turn(situation) : lastTurn(situation);
      case 'tunnel':
      case 'over':
        // Paying is listed before declining, with the fewest wilds first.
        return legalMoves(board, view, seat)[0];
    }
  };
}

function lastTurn(situation: Situation): Move {
  return (
    bestImmediateClaim(situation) ?? drawFor(situation, pointRoutes(situation)) ?? fallbackMove(situation)
  );
}
