import type { Bot, BotKind } from '../../src/bots/index.js';
import {
  type Board,
  type GameEvent,
  type Move,
  type Seat,
  type View,
  legalMoves,
} from '../../src/engine/index.js';

/** What a test bot knows when it chooses. */
interface Memory {
  view: View;
  events: readonly GameEvent[];
  moves: Move[];
  looks: number;
  thoughts: number;
  iterations: number;
  asked: number;
  /** Shared by all bots of the kind. */
  kind: { asked: number };
}

/** How a test bot differs from a sound one. */
interface Habit {
  /** The index of a legal move, modulo their number, or the move itself. */
  choose?(memory: Memory): number | Move;
  look?(view: View): void;
  enough?(memory: Memory): boolean;
  iterations?: number;
}

function kindWith(name: string, habit: Habit): BotKind {
  const kind = { asked: 0 };
  return {
    name,
    iterations: habit.iterations ?? 100,
    createBot: (board, seat) => botWith(board, seat, habit, kind),
  };
}

function botWith(board: Board, seat: Seat, habit: Habit, kind: Memory['kind']): Bot {
  let memory: Memory | null = null;
  let looks = 0;
  const now = () => {
    if (!memory) throw new Error('a bot was asked for a move before it observed a view');
    return memory;
  };
  return {
    observe(view, events) {
      habit.look?.(view);
      const moves = legalMoves(board, view, seat);
      memory = { view, events, moves, looks: ++looks, thoughts: 0, iterations: 0, asked: 0, kind };
    },
    think(iterations) {
      now().thoughts++;
      now().iterations += iterations;
      return !(habit.enough?.(now()) ?? false);
    },
    bestMove() {
      kind.asked++;
      now().asked++;
      const chosen = habit.choose?.(now()) ?? 0;
      return typeof chosen === 'number' ? now().moves[chosen % now().moves.length]! : chosen;
    },
  };
}

const WRONG: Move = { type: 'claim', route: 999, cards: [] };

/** A bot that keeps the contract and varies its moves as much as allowed. */
export const soundBot = kindWith('upright', { choose: ({ view, iterations }) => view.turns + iterations });

/** Bots that each break one clause of the contract, with what the complaint must contain. */
export const brokenBots: readonly [kind: BotKind, complaint: string][] = [
  [
    kindWith('thoughtless', { choose: ({ iterations }) => (iterations > 0 ? 0 : WRONG) }),
    'before any thought',
  ],
  [kindWith('lawless', { choose: ({ iterations }) => (iterations > 0 ? WRONG : 0) }), 'makes a wrong move'],
  [kindWith('fickle', { choose: ({ kind }) => kind.asked }), 'when asked again'],
  [kindWith('curious', { choose: ({ events }) => events.length }), 'not to need the events'],
  [kindWith('hurried', { choose: ({ thoughts }) => thoughts }), 'in what portions'],
  [
    kindWith('nervous', { choose: ({ asked, iterations }) => (iterations > 5 && asked > 2 ? 1 : 0) }),
    'before it has thought enough',
  ],
  [kindWith('haunted', { choose: ({ looks }) => looks }), 'what it has looked at before'],
  [
    kindWith('stubborn', { enough: () => true, choose: ({ iterations }) => iterations }),
    'thought can change nothing',
  ],
  [kindWith('greedy', { iterations: 0 }), 'asks for thought'],
  [kindWith('scribbling', { look: (view) => void view.row.reverse() }), 'threw TypeError'],
  [kindWith('speechless', { choose: () => Number.NaN }), 'threw TypeError'],
  [reviser(), 'changes a move it has made'],
  [gossip(), 'others of its kind'],
];

/** A bot that returns the same object every time and overwrites it. */
function reviser(): BotKind {
  const handed: Record<string, unknown> = {};
  return kindWith('revising', {
    choose({ moves, iterations }) {
      for (const name of Object.keys(handed)) delete handed[name];
      Object.assign(handed, moves[iterations > 0 ? 1 : 0]);
      return handed as unknown as Move;
    },
  });
}

/** A bot that shares state with others of its kind. */
function gossip(): BotKind {
  const shared = { view: null as View | null };
  return kindWith('gossiping', {
    look: (view) => void (shared.view = view),
    choose: ({ view }) => (shared.view === view ? 0 : 1),
  });
}
