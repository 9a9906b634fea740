import type { Board, Move, Outcome, Seat, Stream, View } from '../../engine/index.js';
import type { Planner } from '../planner/planner.js';
import { type Candidate, candidates } from './candidates.js';
import type { SearchSettings } from './search-settings.js';
import { Playouts, leadOf, shareOf } from './playouts.js';

/** A move under comparison. */
export interface Arm {
  readonly move: Move;
  /** By how much it is thought to be better than the planner's before it is tried. */
  readonly priorMean: number;
  /** The rewards, world by world. */
  readonly rewards: number[];
  sum: number;
  /** By how much it did better than the planner's move in the same worlds, summed, and the squares of it. */
  ahead: number;
  squares: number;
  /** By seat: the shares of wins, summed. */
  readonly wins: number[];
}

/** Compares a few moves by playouts; the first of them is the planner's own. */
export class Search {
  readonly arms: readonly Arm[];
  private readonly board: Board;
  private readonly seat: Seat;
  private readonly settings: SearchSettings;
  private readonly playouts: Playouts;
  /** The variance of what is known of a move before it is tried. */
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

  /** One playout more. */
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

  /** The move that is most likely better than the planner's, or the planner's own. */
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

  /** By how many points of the final score a move is thought to be worse than another. */
  pointsBehind(arm: Arm, other: Arm): number {
    const value = (it: Arm): number => (it === this.arms[0] ? 0 : this.estimate(it, 0));
    return (value(other) - value(arm)) / this.point;
  }

  /** Whether no move is likely to be thought better than the planner's, however long it is compared. */
  isSettled(): boolean {
    const { arms, settings } = this;
    for (let i = 1; i < arms.length; i++)
      if (this.estimate(arms[i], UNLIKELY) > settings.margin) return false;
    return true;
  }

  /** By how much a move is thought to be better than the planner's, and so many standard deviations more: what was seen, weighed against what is usual. */
  private estimate(
    { priorMean: priorMean, rewards: { length: n }, ahead, squares }: Arm,
    deviations: number,
  ): number {
    const { priorVariance } = this;
    if (n === 0) return priorMean + deviations * Math.sqrt(priorVariance);
    const mean = ahead / n;
    const noise = (Math.max(0, squares - n * mean * mean) + USUAL * NOISE) / (n + USUAL);
    const sure = n / noise + 1 / priorVariance;
    return (ahead / noise + priorMean / priorVariance) / sure + deviations / Math.sqrt(sure);
  }

  /** What is thought of a move before it is tried, as a reward. */
  private priorMean({ advantage: advantage, harm }: Candidate, { phase }: View): number {
    const { settings } = this;
    const trusted = phase === 'opening' || phase === 'keep' ? settings.trustTickets : settings.trust;
    return (advantage * trusted + harm * settings.harm) * this.point - settings.behind;
  }

  /** The reward of a point more, while the score is close. */
  private get point(): number {
    const { win, scale } = this.settings;
    return ((1 - win) * 0.5) / (scale * this.board.facts.cars);
  }

  /** Between 0 and 1. */
  private reward(outcome: Outcome): number {
    const { win, scale } = this.settings;
    const ahead = leadOf(outcome, this.seat) / (scale * this.board.facts.cars);
    return win * shareOf(outcome, this.seat) + (1 - win) * (0.5 + 0.5 * Math.tanh(ahead));
  }

  /** The move to try next: little known, or good so far; the planner's own in every world first. */
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

/** So many times it is looked what a rival plans, each time in another world. */
const PEEKS = 6;

/** So many standard deviations from what is thought of a move are not to be expected. */
const UNLIKELY = 3;

/** The variance of rewards from world to world before it was seen, which counts like so many worlds. */
const NOISE = 0.06;
const USUAL = 6;

/** How far moves are apart in truth, as a standard deviation: tickets decide much, a move decides the more the nearer the end. */
function spread({ apart, apartMost, apartTickets }: SearchSettings, { phase }: View, turns: number): number {
  if (phase === 'opening' || phase === 'keep') return apartTickets;
  const usual = Math.min(apartMost, apart / Math.sqrt(Math.max(1, turns)));
  return phase === 'second' ? usual / 2 : usual;
}
