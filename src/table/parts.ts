import type { Advisor } from '../bots/index.js';
import type { Board, Game, Seed, View } from '../engine/index.js';
import type { Level, TablePlan, ToTable } from '../protocol/index.js';
import type { Clock } from './clock.js';
import type { Keeper } from './keeper.js';
import type { Opponent } from './levels.js';

/** What a table is made of; it has no clock, no chance and no store of its own. */
export interface TableParts {
  game: Game;
  plan: TablePlan;
  /** What the game's chance was drawn from; null where it is not known here. */
  secret: Uint8Array | null;
  /** The ids of the messages that came to stand already. */
  heard: Iterable<string>;
  clock: Clock;
  keeper: Keeper;
  opponentOf: (level: Level) => Opponent;
  advisorOf: (board: Board, view: View) => Advisor;
  /** A seed that nobody can guess and that has nothing to do with the game's. */
  chance: () => Seed;
  /** Hears of bots that fail. */
  trouble: (error: unknown) => void;
}

/** A screen's way to its table. */
export interface Attached {
  send(message: ToTable): void;
  leave(): void;
}
