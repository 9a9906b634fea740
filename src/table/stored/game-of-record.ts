import {
  type Board,
  type Game,
  type GameRecord,
  type RecordProblem,
  type Result,
  isCurrent,
  openRecord,
  showRecord,
} from '../../engine/index.js';

/** Finds the board a game was recorded on. */
export type FindBoard = (record: { board: string; boardHash: string }) => Board | undefined;

/**
 * Opens the game of a record. A game of other rules or another edition of its board continues from its snapshot and is not
 * replayed; but its log is shown, so everything the log names must exist.
 */
export function gameOfRecord(record: GameRecord, findBoard: FindBoard): Result<Game, RecordProblem> {
  const board = findBoard(record);
  if (!board) return { ok: false, problem: { code: 'unknown-board', at: 'board' } };
  const opened = openRecord(board, record);
  if (!opened.ok || isCurrent(board, record)) return opened;
  const shown = showRecord(board, record, 'all');
  return shown.ok ? opened : shown;
}
