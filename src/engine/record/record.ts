import type { GameEvent } from '../event.js';
import type { Move } from '../move.js';
import type { State } from '../position.js';
import type { Options } from '../start.js';
import type { Seat } from '../words.js';
import { FORM } from './migrate.js';

/** The versions of a record made today: of its form, of the rules, and of the way from seed to random numbers. */
export const VERSIONS = { form: FORM, rules: 1, generator: 1 } as const;

/**
 * A longer log is refused. Long games have 450 entries, and cards, cars and tickets don't last for 1000 moves; only moves
 * that change nothing in the end, taken back or declined again and again, make a log longer.
 */
export const MAX_ENTRIES = 4000;
/** A longer text is refused: 500 characters for each entry of the longest log, three times what they have. */
export const MAX_RECORD_LENGTH = 500 * MAX_ENTRIES;

/** Earlier versions that games were recorded with: none yet. Any other is unknown. */
export const EARLIER: Record<'rules' | 'generator', readonly number[]> = { rules: [], generator: [] };

/** A saved game. Until the game is over it holds secrets (snapshot and outcomes) and is for its host alone. */
export interface GameRecord {
  versions: { form: number; rules: number; generator: number };
  board: string;
  boardHash: string;
  options: Options;
  players: Player[];
  seed: SeedProof;
  log: Entry[];
  /**
   * The complete state after the last entry. A current record is replayed from its seed and compared with it; where rules or
   * facts have changed since, the game continues from it.
   */
  snapshot: State;
}

/** Who sat where when the game began. */
export interface Player {
  name: string;
  kind: 'person' | 'bot';
}

/**
 * What proves a game's randomness: the commitment made before it began, the words of the people's devices in order of
 * seats, and, once it is over, the host's secret (for a simulation: the seed itself).
 */
export interface SeedProof {
  generator: 'fast' | 'chacha20';
  commitment: string;
  words: string[];
  secret: string | null;
}

/** Who made an entry: a person, a bot, the clock that ran out, or the host of the table. */
export const MAKERS = ['person', 'bot', 'clock', 'host'] as const;
/** Who can make an entry. */
export type Maker = (typeof MAKERS)[number];

/** What happens at a table besides the game's own moves. */
export type TableMove =
  /** The opening deal: always the first entry. */
  | { type: 'deal' }
  /** Back to the game as it was after entry `to`. Beyond what a seat may take back alone, all others `agreed`: their seats. */
  | { type: 'undo'; to: number; agreed?: Seat[] }
  /** A bot plays for the seat until it is given back. */
  | { type: 'take-over'; bot: string }
  | { type: 'give-back' }
  /** All agree to stop here; the game is counted as it stands. */
  | { type: 'agree' };

/** One line of the log, which is only ever appended to. The outcome is what happened, with all randomness resolved. */
export interface Entry {
  n: number;
  seat: Seat | null;
  by: Maker;
  move: Move | TableMove;
  outcome: GameEvent[];
}

/** Whether this is one of the game's own moves. */
export function isGameMove(move: Move | TableMove): move is Move {
  return !Object.hasOwn(TABLE_MOVES, move.type);
}

const TABLE_MOVES: Readonly<Record<TableMove['type'], true>> = {
  deal: true,
  undo: true,
  'take-over': true,
  'give-back': true,
  agree: true,
};

/** Why a record is refused: a code, and where in the file. */
export type RecordProblem =
  /** It is no JSON. */
  | { code: 'not-json'; at: string }
  /** A field is missing, unknown or of the wrong type. */
  | { code: 'wrong-shape'; at: string }
  /** It has more characters than any game. */
  | { code: 'too-large'; at: string }
  /** The log has more entries than a record may have. */
  | { code: 'too-long'; at: string }
  /** Lists are nested too deeply. */
  | { code: 'too-deep'; at: string }
  /** It was made by a newer version. */
  | { code: 'newer-version'; at: string }
  /** There is no such board. */
  | { code: 'unknown-board'; at: string }
  /** The board is not played with these options. */
  | { code: 'wrong-options'; at: string }
  /** An impossible entry: wrong number, an undo to nowhere, a move after the end. */
  | { code: 'broken-log'; at: string }
  /** A recorded move was not legal. */
  | { code: 'illegal-move'; at: string; problem: string }
  /** A recorded outcome is not what the seed and the moves give. */
  | { code: 'outcome-differs'; at: string }
  /** The snapshot is not what the log gives. */
  | { code: 'snapshot-differs'; at: string }
  /** The game was played on another edition of its board, and its record doesn't fit today's. */
  | { code: 'other-edition'; at: string }
  /** The snapshot doesn't add up. */
  | { code: 'snapshot-broken'; at: string }
  /** The secret is not the one that was committed to. */
  | { code: 'commitment-broken'; at: string };
