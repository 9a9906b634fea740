import type { Board } from '../board/board.js';
import { EARLIER, type GameRecord, VERSIONS } from './record.js';

/** Why a record can't be replayed: it has another edition of its board, or an older or unknown version. */
export type OutdatedReason = 'unknown-board' | `${'older' | 'unknown'}-${'rules' | 'generator'}`;

/** Why a record can't be replayed; null where board, rules and generator are today's. */
export function outdatedReason(board: Board, record: GameRecord): OutdatedReason | null {
  return (
    outdatedBoardReason(board, record) ??
    outdatedVersionReason('rules', record) ??
    outdatedVersionReason('generator', record)
  );
}

/** Why the board differs; null where the game was played on these facts. */
export function outdatedBoardReason(board: Board, { boardHash }: GameRecord): OutdatedReason | null {
  return boardHash === board.hash ? null : 'unknown-board';
}

/** Why a version differs, being older or unknown; null where it is today's. */
export function outdatedVersionReason(
  name: 'rules' | 'generator',
  { versions }: GameRecord,
): OutdatedReason | null {
  if (versions[name] === VERSIONS[name]) return null;
  return EARLIER[name].includes(versions[name]) ? `older-${name}` : `unknown-${name}`;
}

/** Whether the record can be replayed: board, rules and generator are today's. */
export function isCurrent(board: Board, record: GameRecord): boolean {
  return outdatedReason(board, record) === null;
}
