import { type Board, type BoardFacts, loadBoard } from '../engine/index.js';
import { earlierFacts } from './earlier.js';
import { boardFacts } from './facts.js';

export { boardFacts } from './facts.js';

function load(facts: BoardFacts): Board {
  const result = loadBoard(facts);
  if (!result.ok) throw new Error(`the board ${facts.id} is wrong: ${JSON.stringify(result.problem)}`);
  return result.value;
}

/** Every board, ready for play. */
export const boards: readonly Board[] = boardFacts.map(load);

/** The board with this id, if there is one. */
export function findBoard(id: string): Board | undefined {
  return boards.find((board) => board.id === id);
}

let earlier: readonly Board[] | undefined;

/** The board of a record: today's edition, or an earlier one if the record has its hash. */
export function boardOfRecord(record: { board: string; boardHash: string }): Board | undefined {
  const today = findBoard(record.board);
  if (today === undefined || today.hash === record.boardHash) return today;
  earlier ??= earlierFacts.map(load);
  return earlier.find(({ id, hash }) => id === record.board && hash === record.boardHash) ?? today;
}
