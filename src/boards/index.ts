import { type Board, type BoardFacts, loadBoard } from '../engine/index.js';
import { earlierFacts } from './earlier.js';
import { boardFacts } from './facts.js';

export { boardFacts } from './facts.js';

function loaded(facts: BoardFacts): Board {
  const result = loadBoard(facts);
  if (!result.ok) throw new Error(`the board ${facts.id} is wrong: ${JSON.stringify(result.problem)}`);
  return result.value;
}

/** Every board of the house, made ready for play. */
export const boards: readonly Board[] = boardFacts.map(loaded);

/** The board of this id, if the house has it. */
export function findBoard(id: string): Board | undefined {
  return boards.find((board) => board.id === id);
}

let earlier: readonly Board[] | undefined;

/** The board that a game was recorded on: today's, or an earlier edition of it where the record names that one's hash. */
export function boardOfRecord(record: { board: string; boardHash: string }): Board | undefined {
  const today = findBoard(record.board);
  if (today === undefined || today.hash === record.boardHash) return today;
  earlier ??= earlierFacts.map(loaded);
  return earlier.find(({ id, hash }) => id === record.board && hash === record.boardHash) ?? today;
}
