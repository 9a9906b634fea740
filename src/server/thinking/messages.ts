import type { GameEvent, Move, Seat, Seed, View } from '../../engine/index.js';
import type { Advice, Level } from '../../protocol/index.js';
import type { Budget } from '../../table/index.js';

/** What a thread is told. Boards are named, as both sides have them; `bot` and `thought` are numbers of the pool's own. */
export type ToThread =
  | { type: 'seat'; bot: number; board: BoardName; seat: Seat; level: Level; seed: Seed }
  | { type: 'think'; thought: number; bot: number; view: View; events: readonly GameEvent[]; budget: Budget }
  | { type: 'advise'; thought: number; board: BoardName; view: View; inBackground: boolean }
  | { type: 'cancel'; thought: number }
  | { type: 'leave'; bot: number };

/** What a thread answers. Progress apart, each thought is answered once. */
export type FromThread =
  | { type: 'move'; thought: number; move: Move }
  | { type: 'progress'; thought: number; share: number }
  | { type: 'advice'; thought: number; advice: Advice }
  | { type: 'error'; thought: number; error: string };

/** A board by its id and its edition. */
export interface BoardName {
  board: string;
  boardHash: string;
}
