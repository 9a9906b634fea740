import { type Board, type Move, type Seat, type Seed, type View, toAct } from '../../engine/index.js';
import { momentStream } from '../bot.js';
import { mannerFor } from '../master/manner.js';
import { Playouts, plannersFor, shareOf } from '../master/playouts.js';
import { type Arm, Search } from '../master/search.js';
import { Planner } from '../planner/planner.js';
import { weightsFor } from '../planner/weights.js';
import { type Odds, oddsFor } from './odds.js';
import { type Reason, reasonsFor } from './reasons.js';

/** A move that is advised, the chance to win with it, and why. */
export interface Hint {
  move: Move;
  /** Between 0 and 1; a shared win counts in part. */
  chance: number;
  reasons: Reason[];
}

/** What can be said of a position. */
export interface Advice {
  /** By seat: the chance to win, as far as these eyes can tell. They add up to 1. */
  odds: number[];
  /** The best moves, the best first; none where the seat is not to act. */
  hints: Hint[];
  /** How many playouts it rests on. */
  playouts: number;
}

/** Thinks about a view as bots do, in portions; what it has found can be asked at any time. */
export interface Advisor {
  /** False where more thought changes nothing. */
  think(iterations: number): boolean;
  advice(): Advice;
}

/** An advisor for whoever's view this is: a seat's, or an onlooker's, for whom there are odds alone. */
export function adviseOn(board: Board, view: View, seed: Seed): Advisor {
  const { eyes, outcome } = view;
  if (outcome) return settled(outcome.ranks.map((_, seat) => shareOf(outcome, seat)));
  const players = plannersFor(board, view.players);
  const stream = momentStream(seed, view);
  if (typeof eyes !== 'number' || !toAct(view).includes(eyes))
    return oddsOnly(new Playouts(board, view, stream, players), view);
  const planner = new Planner(board, eyes, weightsFor(board));
  return hinting(new Search(board, view, stream, mannerFor(board), planner, players), planner, view);
}

function settled(odds: number[]): Advisor {
  return { think: () => false, advice: () => ({ odds, hints: [], playouts: 0 }) };
}

function oddsOnly(playouts: Playouts, view: View): Advisor {
  const { players } = view;
  const odds = oddsFor(view);
  const wins = Array.from({ length: players }, () => 0);
  let played = 0;
  return {
    think(iterations) {
      for (let i = 0; i < iterations; i++) {
        const outcome = playouts.play(played++, 0, null);
        for (let seat = 0; seat < players; seat++) wins[seat] += shareOf(outcome, seat);
      }
      return true;
    },
    advice: () => ({ odds: odds(wins, played), hints: [], playouts: played }),
  };
}

/** How many moves are advised. */
const HINTS = 3;

function hinting(search: Search, planner: Planner, view: View): Advisor {
  const seat: Seat = planner.desk.seat;
  const odds = oddsFor(view);
  return {
    think(iterations) {
      for (let i = 0; i < iterations; i++) search.step();
      return true;
    },
    advice() {
      const best = search.best();
      const others = search.arms
        .filter((arm) => arm !== best && arm.rewards.length > 0)
        .sort((x, y) => y.sum / y.rewards.length - x.sum / x.rewards.length);
      planner.study(view);
      const chances = odds(best.wins, best.rewards.length);
      const chance = chances[seat];
      const hints: Hint[] = [best, ...others].slice(0, HINTS).map((arm) => ({
        move: arm.move,
        chance: arm === best ? chance : cautious(odds, arm, seat, chance),
        reasons: [],
      }));
      hints.sort((x, y) => y.chance - x.chance);
      // In the order in which they are read, so that none says what the one above has said.
      const told: Reason[] = [];
      for (const hint of hints) told.push(...(hint.reasons = reasonsFor(planner, hint.move, told)));
      const playouts = search.arms.reduce((sum, { rewards }) => sum + rewards.length, 0);
      return { odds: chances, hints, playouts };
    },
  };
}

/** What a move is thought to bring before it was tried counts like so many playouts. */
const PRIOR = 10;

/** The chance with a move that is not surely better than the best: tried seldom, it is taken to be nearly as good, and never better. */
function cautious(odds: Odds, { wins, rewards: { length: n } }: Arm, seat: Seat, best: number): number {
  return Math.min(best, (n * odds(wins, n)[seat] + PRIOR * best) / (n + PRIOR));
}
