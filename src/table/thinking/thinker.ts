import type { Board, GameEvent, Move, Seat, Seed, View } from '../../engine/index.js';
import type { Advice, Level } from '../../protocol/index.js';
import type { Cancel } from '../clock.js';

/** What a thought may cost. */
export interface Budget {
  iterations: number;
  /** Milliseconds at most. */
  ms: number;
}

/** Where bots and advice are computed: on the event loop in portions, or in other threads. */
export interface Thinker {
  /** Seats a bot at a table. It remembers the game between its moves, until `leave`. */
  seatBot(request: BotRequest): SeatedBot;
  /** Advises on a view. The same view always gets the same advice. */
  advise(request: AdviceRequest, listener: AdviceListener): Cancel;
}

/** Which bot is seated where. */
export interface BotRequest {
  board: Board;
  seat: Seat;
  level: Level;
  /** Unrelated to the game's own. */
  seed: Seed;
}

/** A bot at a table. */
export interface SeatedBot {
  /** Chooses a move. Calls exactly one of the listener's functions, never before it returns, and none once it is cancelled. */
  think(request: ThinkRequest, listener: MoveListener): Cancel;
  /** Frees what the bot holds. */
  leave(): void;
}

/** What a bot thinks about. */
export interface ThinkRequest {
  /** What its seat sees. */
  view: View;
  /** What its seat saw happen since the last request; empty where that is not known. */
  events: readonly GameEvent[];
  budget: Budget;
}

/** Receives what a bot decided. The move is not checked. */
export interface MoveListener {
  onMove: (move: Move) => void;
  onError: (error: unknown) => void;
}

/** A request for advice. */
export interface AdviceRequest {
  board: Board;
  view: View;
  /** No person waits for it: other work goes first. */
  inBackground: boolean;
}

/** Receives advice. One of `onAdvice` and `onError` is called last, and nothing once it is cancelled. */
export interface AdviceListener {
  /** How much of it is computed, from 0 to 1. */
  onProgress: (share: number) => void;
  onAdvice: (advice: Advice) => void;
  onError: (error: unknown) => void;
}
