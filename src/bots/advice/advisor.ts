import { type Board, type Move, type View, itemAt, openStream, toAct } from '../../engine/index.js';
import { searchSettingsFor } from '../master/search-settings.js';
import { Playouts, plannersFor, shareOf } from '../master/playouts.js';
import { Search } from '../master/search.js';
import { Planner } from '../planner/planner.js';
import { weightsFor } from '../planner/board-weights.js';
import { oddsFor } from './odds.js';
import type { Reason } from './reason.js';
import { seedOf } from './seed.js';
import { type HintGrade, shortlist } from './shortlist.js';

/** An advised move, how it compares with the best, and why it is good. */
export interface Hint {
  move: Move;
  grade: HintGrade;
  reasons: Reason[];
}

/** Advice on a position: odds for every seat, and hints for the viewer. */
export interface Advice {
  /** By seat: the probability of winning, from the viewer's knowledge. They add up to 1. */
  odds: number[];
  /** The largest standard error of the odds. */
  noise: number;
  /** The best moves, best first; none if the viewer does not have to act. */
  hints: Hint[];
  /** The number of playouts behind it. */
  playouts: number;
}

/** Computes advice on a view in portions. The same view always gets the same playouts, and so the same advice. */
export interface Advisor {
  /** The total number of playouts. */
  readonly playouts: number;
  /** Runs this many more playouts; false once all are done. */
  think(playouts: number): boolean;
  advice(): Advice;
}

/** An advisor on a view. Spectators, and seats that don't have to act, get odds only. */
export function adviseOn(board: Board, view: View): Advisor {
  const { eyes, outcome } = view;
  if (outcome) return decidedAdvisor(outcome.ranks.map((_, seat) => shareOf(outcome, seat)));
  const players = plannersFor(board, view.players);
  const stream = openStream(seedOf(view), 0);
  if (typeof eyes !== 'number' || !toAct(view).includes(eyes))
    return oddsAdvisor(new Playouts(board, view, stream, players), board, view);
  const planner = new Planner(board, eyes, weightsFor(board));
  return hintAdvisor(
    new Search(board, view, stream, searchSettingsFor(board), planner, players),
    planner,
    view,
  );
}

/** A playout's time grows with the cars of all players. Limiting the cars of all playouts together keeps advice to a second or two on a desktop. */
const TOTAL_CARS = 20_000;
const MIN_PLAYOUTS = 200;
const MAX_PLAYOUTS = 600;

function playoutsFor(board: Board, players: number): number {
  return Math.min(
    MAX_PLAYOUTS,
    Math.max(MIN_PLAYOUTS, Math.round(TOTAL_CARS / (board.facts.cars * players))),
  );
}

function decidedAdvisor(odds: number[]): Advisor {
  return {
    playouts: 0,
    think: () => false,
    advice: () => ({ odds, noise: 0, hints: [], playouts: 0 }),
  };
}

/** The part of an advisor that runs playouts, one `step` each, up to their total. */
function playoutRunner(
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

function oddsAdvisor(playouts: Playouts, board: Board, view: View): Advisor {
  const { players } = view;
  const toOdds = oddsFor(view);
  const wins = Array.from({ length: players }, () => 0);
  let played = 0;
  const step = (n: number): void => {
    const outcome = playouts.play(n, 0, null);
    for (let seat = 0; seat < players; seat++) wins[seat] = itemAt(wins, seat) + shareOf(outcome, seat);
    played++;
  };
  return {
    ...playoutRunner(board, view, step),
    advice() {
      const odds = toOdds(wins, played);
      return { odds, noise: noiseOf(odds, played), hints: [], playouts: played };
    },
  };
}

function hintAdvisor(search: Search, planner: Planner, view: View): Advisor {
  const toOdds = oddsFor(view);
  return {
    ...playoutRunner(planner.analysis.board, view, () => search.step()),
    advice() {
      planner.analyse(view);
      const listed = shortlist(search, planner);
      const { wins, rewards } = itemAt(listed, 0).arm;
      const odds = toOdds(wins, rewards.length);
      return {
        odds,
        noise: noiseOf(odds, rewards.length),
        hints: listed.map(({ arm, grade, reasons }) => ({ move: arm.move, grade, reasons })),
        playouts: search.arms.reduce((sum, arm) => sum + arm.rewards.length, 0),
      };
    },
  };
}

/** The largest standard error of odds estimated from this many playouts. */
function noiseOf(odds: readonly number[], played: number): number {
  if (played === 0) return 1;
  return Math.max(...odds.map((share) => Math.sqrt((share * (1 - share)) / played)));
}
