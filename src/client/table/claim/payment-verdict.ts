import { type Board, itemAt, type MoveOf, type Problem } from '../../../engine/index.js';
import { t } from '../../language/index.js';
import type { Naming } from '../../../words/shapes.js';
import { explain } from '../../language/sentences.js';
import { costOf } from './costs.js';

/** The verdict on a payment being composed: complete, or what is missing or wrong. */
export function verdictOn(
  board: Board,
  { route, cards }: MoveOf<'claim'>,
  problem: Problem | null,
  naming: Naming,
): string {
  const sum = cards.reduce((total, n) => total + n, 0);
  if (problem === null) return t.payment.complete;
  if (sum === 0) return t.payment.nothingChosen;
  const isShort = problem.code === 'wrong-number' && problem.got < problem.need;
  const { cost } = itemAt(board.routes, route);
  const wilds = wildsMissing(board, route, cards);
  if (wilds > 0 && (isShort || problem.code === 'too-few-wilds'))
    return [
      `${t.payment.stillWilds(wilds)}.`,
      ...(cost.standIn > 0 ? [t.payment.standInWild(cost.standIn)] : []),
    ].join(' ');
  if (isShort) return t.payment.stillMissing(problem.need - problem.got);
  // The price of the route says best what is wrong.
  if (problem.code === 'wrong-colour') return costOf(board, route).join(' ');
  const refusal = explain(problem, naming);
  return problem.code === 'stand-ins-uneven' ? `${refusal} ${costOf(board, route).join(' ')}` : refusal;
}

/** How many wilds a ferry still asks for, besides those that other cards stand in for. */
function wildsMissing(board: Board, route: number, cards: readonly number[]): number {
  const { length, symbols, standIn } = itemAt(board.routes, route).cost;
  const laid = itemAt(cards, board.wild);
  const others = cards.reduce((sum, n) => sum + n, 0) - laid;
  const stoodFor = standIn === 0 ? 0 : Math.floor(Math.max(0, others - (length - symbols)) / standIn);
  return symbols - laid - stoodFor;
}
