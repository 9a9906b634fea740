import {
  type Board,
  type Event,
  type Move,
  type Seat,
  type Seed,
  type State,
  type Stream,
  type View,
  clone,
  fastSeed,
  play,
  sample,
  toAct,
} from '../../engine/index.js';
import { type Bot, type BotKind, momentStream } from '../bot.js';
import { Planner } from '../planner/planner.js';
import { weightsFor } from '../planner/weights.js';
import { candidates } from './candidates.js';

/** How the search goes about it. */
export interface Search {
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

/** As measured. */
export const SEARCH: Search = { most: 8, curious: 0.3, sure: 1, widen: 10, scale: 0.5, win: 0.5 };

interface Arm {
  move: Move;
  /** The rewards, world by world. */
  rewards: number[];
  sum: number;
}

/** Compares a few moves by playing the game out many times, what can't be seen dealt anew each time. */
class Master implements Bot {
  private readonly board: Board;
  private readonly seat: Seat;
  private readonly seed: Seed;
  private readonly search: Search;
  private readonly planner: Planner;
  private players: Planner[] = [];
  private view: View | null = null;
  private arms: Arm[] = [];
  private worlds: State[] = [];
  private stream: Stream | null = null;

  constructor(board: Board, seat: Seat, seed: Seed, search: Search) {
    this.board = board;
    this.seat = seat;
    this.seed = seed;
    this.search = search;
    this.planner = new Planner(board, seat, weightsFor(board));
  }

  look(view: View): void {
    this.view = view;
    this.arms = [];
    this.worlds = [];
    this.stream = null;
  }

  think(iterations: number): boolean {
    const { board, view } = this;
    if (!view) return false;
    this.begin(view);
    if (this.arms.length < 2) return false;
    for (let i = 0; i < iterations; i++) {
      const arm = this.next();
      const world = this.world(view, arm.rewards.length);
      const reward = this.playout(board, clone(world), arm.move);
      arm.sum += reward;
      arm.rewards.push(reward);
    }
    return true;
  }

  best(): Move {
    if (!this.view) throw new Error('a bot was asked before it could look');
    this.begin(this.view);
    const [own, ...others] = this.arms;
    let best = own;
    let most = 0;
    for (const arm of others) {
      const ahead = surelyAhead(arm, own, this.search.sure);
      if (ahead > most) {
        most = ahead;
        best = arm;
      }
    }
    return best.move;
  }

  private begin(view: View): void {
    if (this.arms.length > 0) return;
    this.arms = candidates(this.planner, view, this.search.most).map((move) => ({
      move,
      rewards: [],
      sum: 0,
    }));
    this.stream = momentStream(this.seed, view);
    if (this.players.length !== view.players) {
      this.players = [];
      for (let seat = 0; seat < view.players; seat++)
        this.players.push(new Planner(this.board, seat, weightsFor(this.board)));
    }
  }

  /** The move to try next: tried seldom, or good so far; the planner's own never less than another. */
  private next(): Arm {
    const { arms, search } = this;
    const [own] = arms;
    let total = 0;
    for (const arm of arms) total += arm.rewards.length;
    const open = Math.min(arms.length, 2 + Math.floor(total / search.widen));
    let best = own;
    let most = -Infinity;
    const log = Math.log(total + 1);
    for (let i = 0; i < open; i++) {
      const { rewards, sum } = arms[i];
      const n = rewards.length;
      const value = n === 0 ? Infinity : sum / n + search.curious * Math.sqrt(log / n);
      if (value > most) {
        most = value;
        best = arms[i];
      }
    }
    return best.rewards.length >= own.rewards.length ? own : best;
  }

  /** The n-th way that what can't be seen may lie: the same for every move, so that they are compared fairly. */
  private world(view: View, n: number): State {
    const { stream } = this;
    if (!stream) throw new Error('no stream');
    while (this.worlds.length <= n) {
      const seed = fastSeed(stream.next());
      this.worlds.push(sample(this.board, view, stream, seed));
    }
    return this.worlds[n];
  }

  /** Plays a world to its end; gives the reward between 0 and 1. */
  private playout(board: Board, state: State, first: Move): number {
    const events: Event[] = [];
    const { players, seat, search } = this;
    const problem = play(board, state, seat, first, events);
    if (problem) throw new Error(`a candidate was refused: ${problem.code}`);
    for (const player of players) player.forget();
    while (state.phase !== 'over') {
      events.length = 0;
      const mover = state.phase === 'opening' ? toAct(state)[0] : state.seat;
      const move = players[mover].quick(state);
      const refused = play(board, state, mover, move, events);
      if (refused) throw new Error(`a playout was refused: ${refused.code} ${JSON.stringify(move)}`);
    }
    const { outcome } = state;
    if (!outcome) return 0;
    let other = -Infinity;
    let winners = 0;
    outcome.totals.forEach((total, s) => {
      if (s !== seat) other = Math.max(other, total);
      if (outcome.ranks[s] === 1) winners++;
    });
    const won = outcome.ranks[seat] === 1 ? 1 / winners : 0;
    const ahead = (outcome.totals[seat] - other) / (search.scale * board.facts.cars);
    return search.win * won + (1 - search.win) * (0.5 + 0.5 * Math.tanh(ahead));
  }
}

/** A master that searches in its own way. */
export function masterWith(name: string, search: Search): BotKind {
  return { name, iterations: 200, sit: (board, seat, seed) => new Master(board, seat, seed, search) };
}

/** `master`: the planner with foresight. */
export const master = masterWith('master', SEARCH);

/** How far a move is ahead of another over the worlds both were tried in, less what may be luck. */
function surelyAhead(arm: Arm, own: Arm, sure: number): number {
  const n = Math.min(arm.rewards.length, own.rewards.length);
  if (n < 4) return 0;
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
