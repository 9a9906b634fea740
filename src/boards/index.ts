import { type Board, loadBoard } from '../engine/index.js';
import { boardFacts } from './facts.js';

export { boardFacts } from './facts.js';

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
