import type { Board } from '../board/board.js';
import { EARLIER, type GameRecord, VERSIONS } from './record.js';

/** Why a record can't be played again: its board is another edition, or a version is an older one or none that is known here. */
export type Outdated = 'unknown-board' | `${'older' | 'unknown'}-${'rules' | 'generator'}`;

/** Why rules, generator or facts of the board are not those of today; null where all are, so that the moves can be played again. */
export function outdated(board: Board, record: GameRecord): Outdated | null {
  return (
    outdatedBoard(board, record) ?? outdatedVersion('rules', record) ?? outdatedVersion('generator', record)
  );
}

/** Whether the game was played on other facts of its board than these. */
export function outdatedBoard(board: Board, { boardHash }: GameRecord): Outdated | null {
  return boardHash === board.hash ? null : 'unknown-board';
}

/** Whether the game was played by another version of the rules or the generator, and whether that ever was one. */
export function outdatedVersion(name: 'rules' | 'generator', { versions }: GameRecord): Outdated | null {
  if (versions[name] === VERSIONS[name]) return null;
  return EARLIER[name].includes(versions[name]) ? `older-${name}` : `unknown-${name}`;
}

/** Whether rules, generator and board are those the game was played by. */
export function isCurrent(board: Board, record: GameRecord): boolean {
  return outdated(board, record) === null;
}
