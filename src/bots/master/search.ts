import type { Board, Move, Outcome, Seat, Stream, View } from '../../engine/index.js';
import type { Planner } from '../planner/planner.js';
import { candidates } from './candidates.js';
import { Playouts, leadOf, shareOf } from './playouts.js';

/** How the search goes about it. */
export interface Manner {
  /** Moves compared at most. */
  most: number;
  /** How eagerly moves are tried that have been tried seldom. */
  curious: number;
  /** How sure it must be, in standard errors, to leave the planner's move. */
  sure: number;
  /** Moves are taken in for comparison one by one, each after so many more trials. */
  widen: number;
  /** Points ahead that make a win as good as sure, by the cars of the board. */
  scale: number;
  /** The share of the reward that the win itself makes out, beside the points. */
  win: number;
}

/** A move under comparison. */
export interface Arm {
  readonly move: Move;
  /** The rewards, world by world. */
  readonly rewards: number[];
  sum: number;
  /** By seat: the shares of wins, summed. */
  readonly wins: number[];
}

/** Compares a few moves by playouts; the first of them is the planner's own. */
export class Search {
  readonly arms: readonly Arm[];
  private readonly board: Board;
  private readonly seat: Seat;
  private readonly manner: Manner;
  private readonly playouts: Playouts;

  constructor(
    board: Board,
    view: View,
    stream: Stream,
    manner: Manner,
    planner: Planner,
    players: readonly Planner[],
  ) {
    this.board = board;
    this.seat = planner.desk.seat;
    this.manner = manner;
    this.playouts = new Playouts(board, view, stream, players);
    const none = players.map(() => 0);
    this.arms = candidates(planner, view, manner.most).map((move) => ({
      move,
      rewards: [],
      sum: 0,
      wins: none.slice(),
    }));
  }

  /** One playout more. */
  step(): void {
    const arm = this.next();
    const outcome = this.playouts.play(arm.rewards.length, this.seat, arm.move);
    const reward = this.reward(outcome);
    arm.rewards.push(reward);
    arm.sum += reward;
    for (let seat = 0; seat < arm.wins.length; seat++) arm.wins[seat] += shareOf(outcome, seat);
  }

  /** The move that is surely better than the planner's, or the planner's own. */
  best(): Arm {
    const [own, ...others] = this.arms;
    let best = own;
    let most = 0;
    for (const arm of others) {
      const ahead = surelyAhead(arm, own, this.manner.sure);
      if (ahead > most) {
        most = ahead;
        best = arm;
      }
    }
    return best;
  }

  /** Between 0 and 1. */
  private reward(outcome: Outcome): number {
    const { win, scale } = this.manner;
    const ahead = leadOf(outcome, this.seat) / (scale * this.board.facts.cars);
    return win * shareOf(outcome, this.seat) + (1 - win) * (0.5 + 0.5 * Math.tanh(ahead));
  }

  /** The move to try next: tried seldom, or good so far; the planner's own never less than another. */
  private next(): Arm {
    const { arms, manner } = this;
    const [own] = arms;
    let total = 0;
    for (const arm of arms) total += arm.rewards.length;
    const open = Math.min(arms.length, 2 + Math.floor(total / manner.widen));
    const log = Math.log(total + 1);
    let best = own;
    let most = -Infinity;
    for (let i = 0; i < open; i++) {
      const { rewards, sum } = arms[i];
      const n = rewards.length;
      const value = n === 0 ? Infinity : sum / n + manner.curious * Math.sqrt(log / n);
      if (value > most) {
        most = value;
        best = arms[i];
      }
    }
    return best.rewards.length >= own.rewards.length ? own : best;
  }
}

/** With fewer worlds than this in common two moves can't be compared. */
const FEWEST = 4;

/** How far a move is ahead of another over the worlds both were tried in, less what may be luck. */
function surelyAhead(arm: Arm, own: Arm, sure: number): number {
  const n = Math.min(arm.rewards.length, own.rewards.length);
  if (n < FEWEST) return 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const ahead = arm.rewards[i] - own.rewards[i];
    sum += ahead;
    squares += ahead * ahead;
  }
  const mean = sum / n;
  const variance = Math.max(0, squares / n - mean * mean);
  return mean - sure * Math.sqrt(variance / (n - 1));
}
