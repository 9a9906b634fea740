import type { Level } from '../bots/levels/names.js';
import type { Seat } from '../engine/index.js';

/** Who is to sit somewhere: a person, or a bot of a level. */
export type Sitter = { kind: 'person'; name: string } | { kind: 'bot'; name: string; level: Level };

/** What a new table is made of. */
export interface TablePlan {
  board: string;
  /** By seat, in the order of play. */
  seats: Sitter[];
  /** Who begins: a seat, or drawn by lot. */
  first: Seat | 'lot';
}

/** How fast bots act, in milliseconds. */
export interface Pace {
  /** The least time between two events of bots. */
  step: number;
  /** How long bots wait after a person's move that could be taken back. */
  grace: number;
}

/** What is told of a table in a list of tables. */
export interface TableCard {
  id: string;
  plan: TablePlan;
  /** When it was last played at, in milliseconds since 1970. */
  played: number;
  turns: number;
  points: number[];
  over: boolean;
  /** Whom the game waits for. */
  waiting: Seat[];
  /** By seat, of a finished game: the points in all, and the places. */
  result: { totals: number[]; ranks: number[] } | null;
  /** Taken in as a bare record, which does not tell the bots' levels: those of the plan are guessed. */
  guessed: boolean;
}
