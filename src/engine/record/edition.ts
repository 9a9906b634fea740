import type { Board } from '../board/board.js';
import { EARLIER, type GameRecord, VERSIONS } from './record.js';

/** Why a record can't be replayed: it has another edition of its board, or an older or unknown version. */
export type StaleReason = 'unknown-board' | `${'older' | 'unknown'}-${'rules' | 'generator'}`;

/** Why a record can't be replayed; null where board, rules and generator are today's. */
export function staleReason(board: Board, record: GameRecord): StaleReason | null {
  return staleBoard(board, record) ?? staleVersion('rules', record) ?? staleVersion('generator', record);
}

/** Why the board differs; null where the game was played on these facts. */
export function staleBoard(board: Board, { boardHash }: GameRecord): StaleReason | null {
  return boardHash === board.hash ? null : 'unknown-board';
}

/** Why a version differs, being older or unknown; null where it is today's. */
export function staleVersion(name: 'rules' | 'generator', { versions }: GameRecord): StaleReason | null {
  if (versions[name] === VERSIONS[name]) return null;
  return EARLIER[name].includes(versions[name]) ? `older-${name}` : `unknown-${name}`;
}

/** Whether the record can be replayed: board, rules and generator are today's. */
export function isCurrent(board: Board, record: GameRecord): boolean {
  return staleReason(board, record) === null;
}
