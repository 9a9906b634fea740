import { type Board, type BoardFacts, loadBoard } from '../engine/index.js';
import { facts as africa } from './africa/facts.js';
import { facts as amsterdam } from './amsterdam/facts.js';
import { facts as newyork } from './newyork/facts.js';
import { facts as nordic } from './nordic/facts.js';

/** The facts of every board of the house: what the rules read, and nothing else. */
export const boardFacts: BoardFacts[] = [nordic, newyork, amsterdam, africa];

/** Every board of the house, made ready for play. */
export const boards: readonly Board[] = boardFacts.map((facts) => {
  const result = loadBoard(facts);
  if (!result.ok) throw new Error(`the board ${facts.id} is wrong: ${JSON.stringify(result.problem)}`);
  return result.value;
});

/** The board of this id, if the house has it. */
export function findBoard(id: string): Board | undefined {
  return boards.find((board) => board.id === id);
}
