import {
  type Board,
  type GameEvent,
  type Move,
  PHASES,
  type Seat,
  type Seed,
  type Stream,
  type View,
  openStream,
} from '../engine/index.js';

/**
 * A program that plays one seat. It sees only what its seat sees, and never reads a clock: its host keeps the time,
 * lets it think in portions, and takes the best move when time is up.
 */
export interface Bot {
  /**
   * Passes what the seat sees now, and the events it saw since the last call; a bot that takes over a seat gets none.
   * The bot must not change either.
   */
  observe(view: View, events: readonly GameEvent[]): void;
  /** Searches the last observed view for `iterations` more; false once more thought can't change the move. */
  think(iterations: number): boolean;
  /** The best move found so far: legal even before any thought. Called only when the seat has to act. */
  bestMove(): Move;
}

/** A kind of bot, from which any number of bots can be created. */
export interface BotKind {
  /** Its name in programs and on the command line. */
  readonly name: string;
  /** The default number of iterations per move; 0 for bots that answer at once. */
  readonly iterations: number;
  /** Creates a bot for a seat. The same view and seed always give the same move. */
  createBot(board: Board, seat: Seat, seed: Seed): Bot;
}

/** Chooses a legal move for the view's own seat. */
export type ChooseMove = (board: Board, view: View, seat: Seat, stream: Stream) => Move;

/** A kind of bot that answers at once, without a search. */
export function instantBot(name: string, choose: ChooseMove): BotKind {
  return {
    name,
    iterations: 0,
    createBot(board, seat, seed) {
      let observed: View | null = null;
      return {
        observe: (view) => void (observed = view),
        think: () => false,
        bestMove() {
          if (!observed) throw new Error('a bot was asked for a move before it observed a view');
          return choose(board, observed, seat, decisionStream(seed, observed));
        },
      };
    },
  };
}

/** The random stream for one decision. It depends only on the bot's seed and what it sees. */
export function decisionStream(seed: Seed, view: View): Stream {
  return openStream(seed, view.turns * PHASES.length + PHASES.indexOf(view.phase));
}
