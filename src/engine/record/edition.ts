import type { Board } from '../board/board.js';
import { EARLIER, type GameRecord, VERSIONS } from './record.js';

/** Why a record can't be played again: its board is another edition, or a version is an older one or none that is known here. */
export type StaleReason = 'unknown-board' | `${'older' | 'unknown'}-${'rules' | 'generator'}`;

/** Why rules, generator or facts of the board are not those of today; null where all are, so that the moves can be played again. */
export function staleReason(board: Board, record: GameRecord): StaleReason | null {
  return staleBoard(board, record) ?? staleVersion('rules', record) ?? staleVersion('generator', record);
}

/** Whether the game was played on other facts of its board than these. */
export function staleBoard(board: Board, { boardHash }: GameRecord): StaleReason | null {
  return boardHash === board.hash ? null : 'unknown-board';
}

/** Whether the game was played by another version of the rules or the generator, and whether that ever was one. */
export function staleVersion(name: 'rules' | 'generator', { versions }: GameRecord): StaleReason | null {
  if (versions[name] === VERSIONS[name]) return null;
  return EARLIER[name].includes(versions[name]) ? `older-${name}` : `unknown-${name}`;
}

/** Whether rules, generator and board are those the game was played by. */
export function isCurrent(board: Board, record: GameRecord): boolean {
  return staleReason(board, record) === null;
}
