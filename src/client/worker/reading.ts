import { boardOfRecord } from '../../boards/index.js';
import {
  type Game,
  type GameRecord,
  type RecordProblem,
  type Result,
  isCurrent,
  openRecord,
  showRecord,
} from '../../engine/index.js';

/**
 * Takes up the game of a record on its board. One of other rules or other facts goes on from its snapshot, and its log is not played
 * again; but the log is shown, so whatever it names has to be there.
 */
export function gameOf(record: GameRecord): Result<Game, RecordProblem> {
  const board = boardOfRecord(record);
  if (!board) return { ok: false, problem: { code: 'unknown-board', at: 'board' } };
  const opened = openRecord(board, record);
  if (!opened.ok || isCurrent(board, record)) return opened;
  const shown = showRecord(board, record, 'all');
  return shown.ok ? opened : shown;
}
