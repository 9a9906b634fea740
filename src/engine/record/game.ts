import type { Board } from '../board/board.js';
import { toHex } from '../random/bytes.js';
import { commitTo, commitToText, matchesCommitment, seedFrom } from '../random/seed.js';
import type { Seed } from '../random/stream.js';
import type { GameEvent } from '../event.js';
import { itemAt } from '../lists.js';
import type { Move } from '../move.js';
import { play } from '../play.js';
import { clone } from '../clone.js';
import type { State } from '../position.js';
import type { Problem } from '../problem.js';
import { type Result, ok, refuse } from '../result.js';
import { type Options, start } from '../start.js';
import { endGame } from '../turn.js';
import type { Seat } from '../words.js';
import { type Learned, whoLearned } from './who-learned.js';
import { canMoveFor, initialSeating, kindSeatedBy } from './entry-authors.js';
import {
  type Entry,
  type GameRecord,
  MAX_ENTRIES,
  type Maker,
  type Player,
  type TableMove,
  VERSIONS,
} from './record.js';

/** A running game with its log. The functions of this file change it. */
export interface Game {
  readonly board: Board;
  readonly record: GameRecord;
  state: State;
  /** The state the steps start from: that after the deal, or the snapshot of a record that can't be replayed. */
  readonly base: State;
  /** The entry after which the game was in the base state. */
  readonly baseEntry: number;
  /** The moves since, without those taken back. */
  readonly steps: Step[];
  /** By seat: whether a person or a bot plays it now. */
  readonly sitting: Player['kind'][];
}

/** A move that was not taken back, and the seats that learned something hidden from it. */
export interface Step extends Learned {
  n: number;
  seat: Seat;
  by: Maker;
  move: Move;
}

/** What a new game's seed comes from: a seed for simulation, or the host's secret and the words of the people's devices. */
export type SeedSource = { seed: Seed } | { secret: Uint8Array; words: Uint8Array[] };

/** Begins a game. The options are right for the board (`checkOptions`), and there are as many players as it says. */
export function newGame(board: Board, options: Options, players: Player[], seedSource: SeedSource): Game {
  if (players.length !== options.players) throw new Error('not as many players as the options say');
  const people = players.filter(({ kind }) => kind === 'person').length;
  if ('secret' in seedSource && seedSource.words.length !== people)
    throw new Error('not a word of each person');
  const events: GameEvent[] = [];
  const seed = 'seed' in seedSource ? seedSource.seed : seedFrom(seedSource.secret, seedSource.words);
  const state = start(board, options, seed, events);
  const record: GameRecord = {
    versions: { ...VERSIONS },
    board: board.id,
    boardHash: board.hash,
    options,
    players,
    seed: {
      generator: seed.startsWith('fast:') ? 'fast' : 'chacha20',
      commitment: 'seed' in seedSource ? commitToText(seed) : commitTo(seedSource.secret),
      words: 'seed' in seedSource ? [] : seedSource.words.map(toHex),
      secret: null,
    },
    log: [{ n: 0, seat: null, by: 'host', move: { type: 'deal' }, outcome: events }],
    snapshot: state,
  };
  return resumeGame(board, record, state, 0);
}

/** A game to continue; `state` is the state after entry `baseEntry`. */
export function resumeGame(board: Board, record: GameRecord, state: State, baseEntry: number): Game {
  const sitting = initialSeating(record.players);
  for (const { seat, move } of record.log)
    if (seat !== null) sitting[seat] = kindSeatedBy(move) ?? itemAt(sitting, seat);
  return { board, record, state, base: clone(state), baseEntry, steps: [], sitting };
}

/** Appends an entry to the log; the game's state is already what it leads to. */
export function write(
  game: Game,
  seat: Seat | null,
  by: Maker,
  move: Entry['move'],
  outcome: GameEvent[],
): Entry {
  const entry = { n: game.record.log.length, seat, by, move, outcome };
  game.record.log.push(entry);
  game.record.snapshot = game.state;
  return entry;
}

/** A bot moved where a person sits, or somebody else where a bot sits. */
export interface SeatProblem {
  code: 'not-your-seat';
}

/** Plays a move and appends it to the log, or says why not. */
export function recordMove(
  game: Game,
  seat: Seat,
  by: Maker,
  move: Move,
): Result<Entry, Problem | SeatProblem> {
  const { board, state, sitting } = game;
  const kind = sitting[seat];
  if (kind && !canMoveFor(kind, by)) return refuse({ code: 'not-your-seat' });
  // Whether a payment shows something depends on `known` before the move, and on nothing else before it.
  const before = { ...state, known: state.known.slice() };
  const events: GameEvent[] = [];
  const problem = play(board, state, seat, move, events);
  if (problem) return refuse(problem);
  const entry = write(game, seat, by, move, events);
  game.steps.push({ n: entry.n, seat, by, move, ...whoLearned(board, before, events) });
  return ok(entry);
}

/**
 * The entry to which this seat may go back now, taking back its own last move; null where it may not. Since that move only
 * bots may have acted, and no person may have been informed of anything (except by the mover's own hand).
 */
export function undoPoint(game: Game, seat: Seat): number | null {
  const { steps, record, state } = game;
  if (state.phase === 'over' || game.sitting[seat] !== 'person') return null;
  // The rest of the log is reserved for moves, so that no game outgrows its record.
  if (record.log.length > MAX_ENTRIES / 2) return null;
  const people = record.players.flatMap(({ kind }, s) => (kind === 'person' ? [s] : []));
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = itemAt(steps, i);
    if (step.seat === seat && step.by === 'person') {
      if (step.informed.includes(seat)) return null;
      return i > 0 ? itemAt(steps, i - 1).n : game.baseEntry;
    }
    if (step.by !== 'bot' || people.some((person) => step.informed.includes(person))) return null;
  }
  return null;
}

/** Takes back the seat's last move where `undoPoint` allows it; null where it doesn't. */
export function undo(game: Game, seat: Seat): Entry | null {
  const to = undoPoint(game, seat);
  if (to === null) return null;
  rewind(game, to);
  return write(game, seat, 'person', { type: 'undo', to }, []);
}

/** Restores the game after entry `to` by replaying its steps.  */
export function rewind(game: Game, to: number): void {
  const { board, base, steps } = game;
  const length = steps.findIndex((step) => step.n === to) + 1;
  game.state = clone(base);
  steps.length = length;
  for (const step of steps) play(board, game.state, step.seat, step.move, []);
}

/** All agree to stop: the game is scored as it is. Null where it is over already. */
export function endByAgreement(game: Game, by: Exclude<Maker, 'bot'>): Entry | null {
  if (game.state.phase === 'over') return null;
  const events: GameEvent[] = [];
  endGame(game.board, game.state, 'agreed', events);
  return write(game, null, by, { type: 'agree' }, events);
}

/** A bot takes over a person's seat, or gives it back. Null where that changes nothing. */
export function reseat(
  game: Game,
  seat: Seat,
  by: Exclude<Maker, 'bot'>,
  move: Extract<TableMove, { type: 'take-over' | 'give-back' }>,
): Entry | null {
  const next = move.type === 'take-over' ? 'bot' : 'person';
  if (game.record.players[seat]?.kind !== 'person' || game.sitting[seat] === next) return null;
  game.sitting[seat] = next;
  return write(game, seat, by, move, []);
}

/** Publishes the secret of a game that is over; in a simulation, the seed itself. */
export function revealSeed(game: Game, secret: Uint8Array | null): void {
  const { commitment } = game.record.seed;
  const fits = secret ? matchesCommitment(commitment, secret) : commitToText(game.state.seed) === commitment;
  if (game.state.phase !== 'over' || !fits)
    throw new Error('revealed before the end, or not what was committed to');
  game.record.seed.secret = secret ? toHex(secret) : game.state.seed;
}
