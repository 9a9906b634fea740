import type { Game, Seed } from '../engine/index.js';
import type { Level, TablePlan } from '../protocol/index.js';
import type { Clock } from './clock.js';
import type { TablePolicy } from './policy.js';
import type { AppendAnswer, TableStore } from './store.js';
import type { TimedTable, TimeKeeper } from './time-keeper.js';
import type { Budget, Thinker } from './thinking/thinker.js';

/** What a table is made of. It has no time, randomness, threads or storage of its own. */
export interface TableDependencies {
  id: string;
  game: Game;
  plan: TablePlan;
  /** What the game's seed was made from; null where it is not known here. */
  secret: Uint8Array | null;
  /** The ids of the messages whose entries are in the log. */
  appliedMessages: Iterable<string>;
  clock: Clock;
  store: Pick<TableStore, 'append' | 'readEntry'>;
  thinker: Thinker;
  budgetOf: (level: Level) => Budget;
  policy: TablePolicy;
  /** Whether each new entry carries the hash of the view after it: for clients behind a network. */
  sendsHashes?: boolean;
  /** A seed for a bot, unpredictable and unrelated to the game's. */
  randomSeed: () => Seed;
  /** Called with the final answer to each append, the number of its entry, and how often the clocks have changed by then. */
  onAppend: (answer: FinalAnswer, n: number, clocks: number) => void;
  /** Makes the table's clocks, where it has any. */
  keepTime?: (table: TimedTable) => TimeKeeper;
  /** The level of a bot that takes over for a person. */
  substitute?: Level;
  /** Called with errors of bots and advice. */
  onError: (error: unknown) => void;
}

/** The outcome of an append, once the table knows it. */
export type FinalAnswer = Exclude<AppendAnswer, { outcome: 'unknown' }>;
