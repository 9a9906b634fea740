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
 * A player that is a program. It sees what its seat sees and nothing else, and never reads a clock: its host
 * keeps the time, lets it think in portions, and takes the move that is best when the time is over.
 */
export interface Bot {
  /**
   * What the seat sees now, and what it saw happen since the last call. Where nobody kept the events, as after a seat was taken over, they
   * are missing. The bot changes neither.
   */
  observe(view: View, events: readonly GameEvent[]): void;
  /** Thinks for so many iterations about the view last looked at; false where more thought can't change the answer. */
  think(iterations: number): boolean;
  /** The best move found so far; a legal one, also before any thought. Asked only where the seat is to act. */
  bestMove(): Move;
}

/** A sort of player, of which any number can sit at tables. */
export interface BotKind {
  /** What it is called by programs and on the command line. */
  readonly name: string;
  /** How many iterations a move is worth to it; 0 for who answers at once. */
  readonly iterations: number;
  /** A player of this sort in a seat, with chance of its own: the same view and seed bring the same move. */
  createBot(board: Board, seat: Seat, seed: Seed): Bot;
}

/** Chooses a legal move for the seat that the view belongs to. */
export type ChooseMove = (board: Board, view: View, seat: Seat, stream: Stream) => Move;

/** A sort of player that answers at once. */
export function instantBot(name: string, choose: ChooseMove): BotKind {
  return {
    name,
    iterations: 0,
    createBot(board, seat, seed) {
      let seen: View | null = null;
      return {
        observe: (view) => void (seen = view),
        think: () => false,
        bestMove() {
          if (!seen) throw new Error('a bot was asked for a move before it observed a view');
          return choose(board, seen, seat, decisionStream(seed, seen));
        },
      };
    },
  };
}

/** The chance a bot has at this moment of the game: a stream of its seed that depends on what it sees alone. */
export function decisionStream(seed: Seed, view: View): Stream {
  return openStream(seed, view.turns * PHASES.length + PHASES.indexOf(view.phase));
}
