import type { Level } from '../bots/levels/names.js';
import type { Seat } from '../engine/index.js';
import type { PlayerColour } from './colours.js';

/** Who plays a seat: a person, or a bot of a level; and the colour of the pieces, where it was chosen (see `coloursOf`). */
export type SeatPlan =
  | { kind: 'person'; name: string; colour?: PlayerColour }
  | { kind: 'bot'; name: string; level: Level; colour?: PlayerColour };

/** What a new table is made of. */
export interface TablePlan {
  board: string;
  /** By seat, in order of play. No two have chosen the same colour. */
  seats: SeatPlan[];
  /** The seat that begins, or drawn by lot. */
  first: Seat | 'lot';
}

/** How fast bots act, in milliseconds. */
export interface Pace {
  /** The least time between two entries of bots. */
  step: number;
  /** How long bots wait after a person's move that can be taken back. */
  grace: number;
}

/** A table as a list of tables shows it. */
export interface TableCard {
  id: string;
  plan: TablePlan;
  /** When it was last played, in milliseconds since 1970. */
  played: number;
  turns: number;
  points: number[];
  over: boolean;
  /** The seats the game waits for. */
  waiting: Seat[];
  /** Of a finished game, by seat: total points and ranks. */
  result: { totals: number[]; ranks: number[] } | null;
  /** Imported from a bare record, which does not name the bots' levels: those of the plan are guessed. */
  guessed: boolean;
}
