import { bots } from '../../src/bots/index.js';
import {
  type Board,
  type GameEvent,
  type Seat,
  type State,
  type View,
  clone,
  fastSeed,
  play,
  redact,
  start,
  toAct,
  view,
} from '../../src/engine/index.js';
import { arrange } from './arrange.js';
import { boardOf } from './boards.js';
import { must, playGame } from './games.js';
import { type RareSituation, rareSituationsAt, rareSituationsOf } from './rare-situations.js';

/** A seat to act: the state, its view, and the events it saw since its last decision. */
export interface Decision {
  readonly state: State;
  readonly seat: Seat;
  readonly view: View;
  readonly events: readonly GameEvent[];
  /** Which rare situations this is. */
  readonly rare: readonly RareSituation[];
}

/** Collects the decisions of a game, and each seat's events until its next one. */
class Collector {
  readonly moments: Decision[] = [];
  private readonly board: Board;
  private readonly pending: GameEvent[][] = [];

  constructor(board: Board) {
    this.board = board;
  }

  happened(events: readonly GameEvent[], players: number): void {
    for (let seat = 0; seat < players; seat++) {
      (this.pending[seat] ??= []).push(...events.map((event) => redact(this.board, event, seat)));
    }
  }

  note(state: State, seat: Seat): Decision {
    const { board } = this;
    const events = this.pending[seat] ?? [];
    this.pending[seat] = [];
    const moment = {
      state: clone(state),
      seat,
      view: deepFreeze(view(board, state, seat)),
      events: deepFreeze(events),
      rare: rareSituationsAt(board, state, seat),
    };
    this.moments.push(moment);
    return moment;
  }
}

/** The decisions of a game with a different kind of bot in each seat, as far as there are enough. Searching bots answer without a search. */
function mixedGame(board: Board, players: number, n: number): Decision[] {
  const notes = new Collector(board);
  const dealt: GameEvent[] = [];
  const state = start(board, { players, first: 'lot' }, fastSeed(n), dealt);
  notes.happened(dealt, players);
  const seats = Array.from({ length: players }, (_, seat) =>
    bots[(n + seat) % bots.length]!.createBot(board, seat, fastSeed(n * 10 + seat)),
  );
  while (state.phase !== 'over') {
    const seat = toAct(state)[0]!;
    const moment = notes.note(state, seat);
    seats[seat]!.observe(moment.view, moment.events);
    const move = seats[seat]!.bestMove();
    const events: GameEvent[] = [];
    const problem = play(board, state, seat, move, events);
    const who = bots[(n + seat) % bots.length]!.name;
    must(problem === null, () => `${who} was refused: ${JSON.stringify({ n, move, problem })}`);
    notes.happened(events, players);
  }
  return notes.moments;
}

/** The decisions of a random game. */
function planlessGame(board: Board, players: number, style: 'listed' | 'hoarder'): Decision[] {
  const notes = new Collector(board);
  playGame(board, players, players, style, {
    dealt: (_, events) => notes.happened(events, players),
    before: (state, seat) => void notes.note(state, seat),
    after: (_, events) => notes.happened(events, players),
  });
  return notes.moments;
}

/** Decisions of a seat without cards or tickets to draw, as another seat holds them all: with no other move, and with terrain to draw. */
function bareTables(board: Board, players: number): Decision[] {
  const bare = { players, rest: 1, tickets: [] };
  const grounds = board.terrain ? ([1, 'deck'] as const) : ([1] as const);
  return grounds.map((rest) => new Collector(board).note(arrange(board, { ...bare, terrain: { rest } }), 0));
}

/** How many decisions of each rare situation are taken, and every how many-th of the bots' games. */
const EACH = 2;
const ONE_IN = 7;

const known = new Map<string, readonly Decision[]>();

/** A mix of decisions at a table: ordinary ones from games of every bot, and some of each rare situation. */
export function decisionsOf(id: string, players: number): readonly Decision[] {
  const key = `${id} ${players}`;
  let moments = known.get(key);
  if (!moments) known.set(key, (moments = gather(boardOf(id), players)));
  return moments;
}

function gather(board: Board, players: number): readonly Decision[] {
  const games = Math.ceil(bots.length / players);
  const mixed = Array.from({ length: games }, (_, i) => mixedGame(board, players, i * players));
  const taken = mixed.flatMap((moments) => moments.filter((_, i) => i % (ONE_IN * games) === 0));
  const odd = [...mixed.flat(), ...planlessGame(board, players, 'listed')];
  odd.push(...planlessGame(board, players, 'hoarder'), ...bareTables(board, players));
  for (const oddity of rareSituationsOf(board)) {
    taken.push(
      ...spread(
        odd.filter((moment) => moment.rare.includes(oddity)),
        EACH,
      ),
    );
  }
  return [...new Set(taken)];
}

/** The decisions that are no rare situation, earliest first. */
export function ordinaryDecisions(moments: readonly Decision[]): Decision[] {
  return moments.filter(({ rare }) => rare.length === 0).sort((x, y) => x.state.turns - y.state.turns);
}

/**
 * A few decisions for bots that search, since each search plays the rest of the game many times: ordinary ones late in
 * the game, and one of each rare situation.
 */
export function decisionsToSearch(id: string, players: number): Decision[] {
  const all = decisionsOf(id, players);
  const board = boardOf(id);
  const count = board.routes.length > 50 ? 2 : 4;
  const odd = rareSituationsOf(board).flatMap((oddity) => all.find((m) => m.rare.includes(oddity)) ?? []);
  return [...new Set([...spread(ordinaryDecisions(all).slice(-2 * count), count), ...odd])];
}

/** At most `most` items of a list, evenly spread. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return list.slice();
  return Array.from({ length: most }, (_, i) => list[Math.floor(((i + 0.5) * list.length) / most)]!);
}

/** Freezes a value deeply. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
