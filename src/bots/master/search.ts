import type { Board, Move, Outcome, Seat, Stream, View } from '../../engine/index.js';
import type { Planner } from '../planner/planner.js';
import { type Candidate, candidates } from './candidates.js';
import type { SearchSettings } from './search-settings.js';
import { Playouts, leadOf, shareOf } from './playouts.js';

/** A move being compared: an arm of a bandit. */
export interface Arm {
  readonly move: Move;
  /** The prior estimate of its lead over the planner's move, as a reward. */
  readonly priorMean: number;
  /** The rewards, world by world. */
  readonly rewards: number[];
  sum: number;
  /** Its lead over the planner's move in the same worlds: the sum, and the sum of squares. */
  ahead: number;
  squares: number;
  /** By seat: the sum of shares of wins. */
  readonly wins: number[];
}

/** Compares moves by playouts; the first is the planner's own. */
export class Search {
  readonly arms: readonly Arm[];
  private readonly board: Board;
  private readonly seat: Seat;
  private readonly settings: SearchSettings;
  private readonly playouts: Playouts;
  /** The variance of the prior. */
  private readonly priorVariance: number;

  constructor(
    board: Board,
    view: View,
    stream: Stream,
    settings: SearchSettings,
    planner: Planner,
    players: readonly Planner[],
  ) {
    this.board = board;
    this.seat = planner.analysis.seat;
    this.settings = settings;
    this.playouts = new Playouts(board, view, stream, players);
    const none = players.map(() => 0);
    const harm = () => this.playouts.harm(this.seat, Math.ceil(PEEKS / (players.length - 1)));
    this.arms = candidates(planner, view, settings.most, harm).map((candidate) => ({
      move: candidate.move,
      priorMean: this.priorMean(candidate, view),
      rewards: [],
      sum: 0,
      ahead: 0,
      squares: 0,
      wins: none.slice(),
    }));
    this.priorVariance = spread(settings, view, planner.analysis.turns) ** 2;
  }

  /** Runs one more playout. */
  step(): void {
    const arm = this.next();
    const [own] = this.arms;
    const world = arm.rewards.length;
    const outcome = this.playouts.play(world, this.seat, arm.move);
    const reward = this.reward(outcome);
    arm.rewards.push(reward);
    arm.sum += reward;
    const ahead = reward - own.rewards[world];
    arm.ahead += ahead;
    arm.squares += ahead * ahead;
    for (let seat = 0; seat < arm.wins.length; seat++) arm.wins[seat] += shareOf(outcome, seat);
  }

  /** The move estimated best, or the planner's own unless another is clearly better. */
  best(): Arm {
    const [own, ...others] = this.arms;
    let best = own;
    let most = this.settings.margin;
    for (const arm of others) {
      const value = this.estimate(arm, 0);
      if (value <= most) continue;
      most = value;
      best = arm;
    }
    return best;
  }

  /** How much worse than another a move is estimated to be, in points of the final score. */
  pointsBehind(arm: Arm, other: Arm): number {
    const value = (it: Arm): number => (it === this.arms[0] ? 0 : this.estimate(it, 0));
    return (value(other) - value(arm)) / this.point;
  }

  /** Whether no further playouts are likely to change the choice of the planner's move. */
  isSettled(): boolean {
    const { arms, settings } = this;
    for (let i = 1; i < arms.length; i++)
      if (this.estimate(arms[i], UNLIKELY) > settings.margin) return false;
    return true;
  }

  /** The posterior estimate of a move's lead over the planner's, plus some standard deviations. */
  private estimate({ priorMean, rewards: { length: n }, ahead, squares }: Arm, deviations: number): number {
    const { priorVariance } = this;
    if (n === 0) return priorMean + deviations * Math.sqrt(priorVariance);
    const mean = ahead / n;
    const noise = (Math.max(0, squares - n * mean * mean) + USUAL * NOISE) / (n + USUAL);
    const sure = n / noise + 1 / priorVariance;
    return (ahead / noise + priorMean / priorVariance) / sure + deviations / Math.sqrt(sure);
  }

  /** The prior estimate of a move, as a reward. */
  private priorMean({ advantage, harm }: Candidate, { phase }: View): number {
    const { settings } = this;
    const trusted = phase === 'opening' || phase === 'keep' ? settings.trustTickets : settings.trust;
    return (advantage * trusted + harm * settings.harm) * this.point - settings.behind;
  }

  /** The reward of one more point in a close game. */
  private get point(): number {
    const { win, scale } = this.settings;
    return ((1 - win) * 0.5) / (scale * this.board.facts.cars);
  }

  /** The reward of an outcome, between 0 and 1. */
  private reward(outcome: Outcome): number {
    const { win, scale } = this.settings;
    const ahead = leadOf(outcome, this.seat) / (scale * this.board.facts.cars);
    return win * shareOf(outcome, this.seat) + (1 - win) * (0.5 + 0.5 * Math.tanh(ahead));
  }

  /** The move to try next, by upper confidence bound; the planner's own is tried first in every world. */
  private next(): Arm {
    const { arms, settings } = this;
    const [own] = arms;
    let total = 0;
    for (const arm of arms) total += arm.rewards.length;
    const open = Math.min(arms.length, 2 + Math.floor(total / settings.widen));
    let best = own;
    let most = -Infinity;
    for (let i = 1; i < open; i++) {
      const value = this.estimate(arms[i], settings.curious);
      if (value <= most) continue;
      most = value;
      best = arms[i];
    }
    return best.rewards.length >= own.rewards.length ? own : best;
  }
}

/** How many rival plans are sampled for `harm`, each in another world. */
const PEEKS = 6;

/** How many standard deviations above its estimate a move is not expected to be. */
const UNLIKELY = 3;

/** The prior variance of rewards between worlds, and how many worlds it counts for. */
const NOISE = 0.06;
const USUAL = 6;

/** The standard deviation of the prior: tickets matter much, and moves matter more towards the end. */
function spread({ apart, apartMost, apartTickets }: SearchSettings, { phase }: View, turns: number): number {
  if (phase === 'opening' || phase === 'keep') return apartTickets;
  const usual = Math.min(apartMost, apart / Math.sqrt(Math.max(1, turns)));
  return phase === 'second' ? usual / 2 : usual;
}
