import { type Board, type Move, type View, openStream, toAct } from '../../engine/index.js';
import { searchSettingsFor } from '../master/search-settings.js';
import { Playouts, plannersFor, shareOf } from '../master/playouts.js';
import { Search } from '../master/search.js';
import { Planner } from '../planner/planner.js';
import { weightsFor } from '../planner/weights.js';
import { oddsFor } from './odds.js';
import type { Reason } from './reason.js';
import { seedOf } from './seed.js';
import { type HintGrade, shortlist } from './shortlist.js';

/** A move that is advised, how it stands beside the best, and why. */
export interface Hint {
  move: Move;
  grade: HintGrade;
  reasons: Reason[];
}

/** What can be said of a position. */
export interface Advice {
  /** By seat: the chance to win, as far as these eyes can tell. They add up to 1. */
  odds: number[];
  /** The standard error of the odds, the largest of all seats. */
  noise: number;
  /** The best moves, the best first; none where the seat is not to act. */
  hints: Hint[];
  /** How many playouts it rests on. */
  playouts: number;
}

/**
 * Thinks about a view as bots do, in portions. The same view is always thought about in the same way and for as many playouts, so
 * the same position gives the same advice.
 */
export interface Advisor {
  /** How many playouts it takes in all. */
  readonly playouts: number;
  /** Plays this many more; false once all are played. */
  think(playouts: number): boolean;
  advice(): Advice;
}

/** An advisor for the eyes whose view this is: a seat's, or an onlooker's, for whom there are odds alone. */
export function adviseOn(board: Board, view: View): Advisor {
  const { eyes, outcome } = view;
  if (outcome) return settled(outcome.ranks.map((_, seat) => shareOf(outcome, seat)));
  const players = plannersFor(board, view.players);
  const stream = openStream(seedOf(view), 0);
  if (typeof eyes !== 'number' || !toAct(view).includes(eyes))
    return oddsOnly(new Playouts(board, view, stream, players), board, view);
  const planner = new Planner(board, eyes, weightsFor(board));
  return hinting(new Search(board, view, stream, searchSettingsFor(board), planner, players), planner, view);
}

/** A playout takes about as long as the cars of all players are many; this keeps advice to a second or two on a desktop. */
const CARS = 20_000;
const FEWEST = 200;
const MOST = 600;

function playoutsFor(board: Board, players: number): number {
  return Math.min(MOST, Math.max(FEWEST, Math.round(CARS / (board.facts.cars * players))));
}

function settled(odds: number[]): Advisor {
  return {
    playouts: 0,
    think: () => false,
    advice: () => ({ odds, noise: 0, hints: [], playouts: 0 }),
  };
}

/** Plays one playout after the other until there are enough. */
function thinker(
  board: Board,
  { players }: View,
  step: (n: number) => void,
): Pick<Advisor, 'playouts' | 'think'> {
  const playouts = playoutsFor(board, players);
  let played = 0;
  return {
    playouts,
    think(more) {
      for (let i = 0; i < more && played < playouts; i++) step(played++);
      return played < playouts;
    },
  };
}

function oddsOnly(playouts: Playouts, board: Board, view: View): Advisor {
  const { players } = view;
  const odds = oddsFor(view);
  const wins = Array.from({ length: players }, () => 0);
  let played = 0;
  const step = (n: number): void => {
    const outcome = playouts.play(n, 0, null);
    for (let seat = 0; seat < players; seat++) wins[seat] += shareOf(outcome, seat);
    played++;
  };
  return {
    ...thinker(board, view, step),
    advice() {
      const chances = odds(wins, played);
      return { odds: chances, noise: noiseOf(chances, played), hints: [], playouts: played };
    },
  };
}

function hinting(search: Search, planner: Planner, view: View): Advisor {
  const odds = oddsFor(view);
  return {
    ...thinker(planner.analysis.board, view, () => search.step()),
    advice() {
      planner.analyse(view);
      const listed = shortlist(search, planner);
      const { wins, rewards } = listed[0].arm;
      const chances = odds(wins, rewards.length);
      return {
        odds: chances,
        noise: noiseOf(chances, rewards.length),
        hints: listed.map(({ arm, grade, reasons }) => ({ move: arm.move, grade, reasons })),
        playouts: search.arms.reduce((sum, arm) => sum + arm.rewards.length, 0),
      };
    },
  };
}

/** The largest standard error of chances that were counted in this many playouts. */
function noiseOf(chances: readonly number[], played: number): number {
  if (played === 0) return 1;
  return Math.max(...chances.map((chance) => Math.sqrt((chance * (1 - chance)) / played)));
}
