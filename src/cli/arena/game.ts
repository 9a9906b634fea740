import type { Bot, BotKind } from '../../bots/index.js';
import {
  type Board,
  type GameEvent,
  type Move,
  type Outcome,
  type Problem,
  type Seat,
  type Seed,
  type State,
  parseMove,
  play,
  redact,
  start,
  toAct,
  view,
  itemAt,
} from '../../engine/index.js';
import { BotFailure } from './failure.js';
import type { MatchBudget } from './match.js';
import { think } from './think.js';
import { type Times, addTime, noTimes } from './times.js';

/** No game takes this many moves unless a bot plays for time. */
const MOST_MOVES = 5000;

/** The kind of bot in a seat, and the seed of its own choices. */
export interface Chair {
  readonly kind: BotKind;
  readonly seed: Seed;
}

/** A finished game of bots. */
export interface BotGame {
  readonly state: State;
  readonly outcome: Outcome;
  /** How long each seat's moves took. */
  readonly times: readonly Times[];
}

/** Lets bots play a game, each seeing only what its seat may see; `chairs` is by seat. */
export function playMatchGame(
  board: Board,
  chairs: readonly Chair[],
  seed: Seed,
  budget: MatchBudget,
  mostMoves = MOST_MOVES,
): BotGame {
  const events: GameEvent[] = [];
  const state = start(board, { players: chairs.length, first: 'lot' }, seed, events);
  const blame = (kind: BotKind, seat: Seat, did: string, move: Move | null, cause?: unknown) =>
    new BotFailure({ ...whereIs(board, state, kind, seat), move, did }, cause);
  const sitDown = ({ kind, seed: own }: Chair, seat: Seat): Bot => {
    try {
      return kind.createBot(board, seat, own);
    } catch (error) {
      throw blame(kind, seat, `threw ${String(error)} on sitting down`, null, error);
    }
  };
  const players = chairs.map((chair, seat) => ({
    bot: sitDown(chair, seat),
    kind: chair.kind,
    /** How many events it has been shown. */
    shown: 0,
    times: noTimes(),
  }));
  for (let moves = 0; state.phase !== 'over'; moves++) {
    const seat = itemAt(toAct(state), 0);
    const player = itemAt(players, seat);
    if (moves >= mostMoves) {
      const did = `was to act after ${mostMoves} moves, and the game has no end`;
      throw blame(player.kind, seat, did, null);
    }
    let move: Move | null = null;
    let problem: Problem | null;
    try {
      player.bot.observe(view(board, state, seat), newEvents(board, events, player.shown, seat));
      player.shown = events.length;
      // Bots may come from files: their answers are parsed before they count as moves.
      const read = parseMove(decide(player.bot, player.kind, budget, player.times));
      move = read.ok ? read.value : null;
      problem = read.ok ? play(board, state, seat, read.value, events) : read.problem;
    } catch (error) {
      throw blame(player.kind, seat, `threw ${String(error)}`, move, error);
    }
    if (problem) {
      throw blame(player.kind, seat, `made a move that is not allowed (${problem.code})`, move);
    }
  }
  const { outcome } = state;
  if (!outcome) throw new Error('a game is over without an outcome');
  return { state, outcome, times: players.map(({ times }) => times) };
}

function newEvents(board: Board, events: readonly GameEvent[], shown: number, seat: Seat): GameEvent[] {
  return events.slice(shown).map((event) => redact(board, event, seat));
}

function decide(bot: Bot, kind: BotKind, budget: MatchBudget, times: Times): Move {
  const begin = performance.now();
  think(bot, budget, kind.iterations);
  const move = bot.bestMove();
  addTime(times, performance.now() - begin);
  return move;
}

function whereIs(board: Board, { seed, turns, phase }: State, kind: BotKind, seat: Seat) {
  return { bot: kind.name, board: board.id, seed, seat, turns, phase };
}
