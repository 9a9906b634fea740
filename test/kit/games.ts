import { randomMove } from '../../src/bots/random.js';
import {
  type Board,
  type Entry,
  type SeedSource,
  type GameEvent,
  type Game,
  type Move,
  type Player,
  type Position,
  type Seat,
  type State,
  type Stream,
  recordMove,
  below,
  fastSeed,
  legalMoves,
  newGame,
  openStream,
  play,
  reseat,
  start,
  toAct,
  undo,
  undoByConsent,
} from '../../src/engine/index.js';

/**
 * How random players choose: like the random bot; evenly among the types of move and then among the moves listed;
 * or drawing cards as long as there are any, then tickets, which empties every deck.
 */
export const STYLES = ['bot', 'listed', 'hoarder'] as const;
export type Style = (typeof STYLES)[number];

/** A random stream for a test's own choices, separate from any game's. */
export function choices(n: number): Stream {
  return openStream(fastSeed(n), 2 ** 32 - 1);
}

/** A random item. */
export function pick<T>(stream: Stream, things: readonly T[]): T {
  return things[below(stream, things.length)]!;
}

/** Throws unless `holds`: for long loops, where an `expect` for every step would take longer than the game. */
export function must(holds: boolean, what: () => string): void {
  if (!holds) throw new Error(what());
}

/** Chooses a move in this style for the seat to act. */
export function choose(board: Board, position: Position, seat: Seat, style: Style, stream: Stream): Move {
  if (style === 'bot') return randomMove(board, position, seat, stream);
  const moves = legalMoves(board, position, seat);
  const types = [...new Set(moves.map((move) => move.type))];
  const draws = types.filter((type) => type === 'row' || type === 'deck' || type === 'terrain');
  if (style === 'hoarder' && types.length > 1 && (draws.length > 0 || types.includes('tickets'))) {
    const wanted = draws.length > 0 ? pick(stream, draws) : 'tickets';
    return pick(
      stream,
      moves.filter((move) => move.type === wanted),
    );
  }
  const type = pick(stream, types);
  return pick(
    stream,
    moves.filter((move) => move.type === type),
  );
}

/** Callbacks while a game is played. */
export interface Watch {
  dealt?(state: State, events: GameEvent[]): void;
  before?(state: State, seat: Seat, move: Move): void;
  after?(state: State, events: GameEvent[], seat: Seat, move: Move): void;
}

/** Plays a random game to its end. Game `n` of a table is always the same. */
export function playGame(board: Board, players: number, n: number, style: Style, watch: Watch = {}): State {
  const stream = choices(n);
  const dealt: GameEvent[] = [];
  const state = start(board, { players, first: 'lot' }, fastSeed(n), dealt);
  watch.dealt?.(state, dealt);
  while (state.phase !== 'over') {
    const seat = pick(stream, toAct(state));
    const move = choose(board, state, seat, style, stream);
    watch.before?.(state, seat, move);
    const events: GameEvent[] = [];
    const problem = play(board, state, seat, move, events);
    must(problem === null, () => `refused: ${JSON.stringify({ move, problem })}`);
    watch.after?.(state, events, seat, move);
  }
  return state;
}

/** Begins a recorded game among people and bots, such as `['person', 'bot']`. */
export function startRecorded(board: Board, kinds: readonly Player['kind'][], chance: SeedSource): Game {
  const players = kinds.map((kind, i) => ({ name: `Player ${i + 1}`, kind }));
  return newGame(board, { players: players.length, first: 'lot' }, players, chance);
}

/** Plays a recorded game on in this style until it is over or `stop` says so. */
export function playOn(game: Game, n: number, style: Style = 'bot', stop?: (state: State) => boolean): void {
  const stream = choices(n);
  while (game.state.phase !== 'over' && !stop?.(game.state)) {
    const mover = pick(stream, toAct(game.state));
    const move = choose(game.board, game.state, mover, style, stream);
    const entry = recordMove(game, mover, game.record.players[mover]!.kind, move);
    must(entry.ok, () => `refused: ${JSON.stringify(move)}`);
  }
}

/**
 * The same with what happens at a table of people: moves are undone where allowed, bots take over seats for a while.
 */
export function playEventfully(game: Game, n: number, stop?: (state: State) => boolean): void {
  const stream = choices(n);
  const { players } = game.record;
  const people = players.flatMap(({ kind }, i) => (kind === 'person' ? [i] : []));
  const away = new Set<Seat>();
  while (game.state.phase !== 'over' && !stop?.(game.state)) {
    const mover = pick(stream, toAct(game.state));
    const by = away.has(mover) ? 'bot' : players[mover]!.kind;
    must(
      recordMove(game, mover, by, choose(game.board, game.state, mover, 'bot', stream)).ok,
      () => 'refused',
    );
    if (by === 'person' && below(stream, 2) === 0) undo(game, mover);
    if (toAct(game.state).length === 0 || below(stream, 8) > 0) continue;
    const person = pick(stream, people);
    const leaves = !away.has(person);
    reseat(game, person, 'host', leaves ? { type: 'take-over', bot: 'random' } : { type: 'give-back' });
    if (leaves) away.add(person);
    else away.delete(person);
  }
}

/**
 * Begins games of people who like to claim and agree to every second undo that they can be asked for, until `most` were undone;
 * returns the last game. `after` is called with each undo, and the steps before it.
 */
export function playAgreeing(
  begin: (n: number) => Game,
  most: number,
  after: (game: Game, undo: Entry, before: Game['steps']) => void = () => {},
): Game {
  let undone = 0;
  for (let n = 0; ; n++) {
    const game = begin(n);
    const stream = choices(n);
    const { players } = game.record;
    while (game.state.phase !== 'over') {
      const mover = pick(stream, toAct(game.state));
      const moves = legalMoves(game.board, game.state, mover);
      const claims = moves.filter(({ type }) => type === 'claim');
      const move = pick(stream, claims.length > 0 ? claims : moves);
      must(recordMove(game, mover, players[mover]!.kind, move).ok, () => 'refused');
      const steps = game.steps.slice();
      const entry = below(stream, 2) === 0 ? undoByConsent(game, below(stream, players.length)) : null;
      if (entry === null) continue;
      undone++;
      after(game, entry, steps);
      if (undone >= most) return game;
    }
  }
}
