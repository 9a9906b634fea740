import { type BotKind, instantBot } from '../../src/bots/index.js';
import {
  type Board,
  type Move,
  type Seed,
  type State,
  type View,
  canonical,
  fastSeed,
  legalMoves,
  sample,
  view,
} from '../../src/engine/index.js';
import { choices, must } from './games.js';
import type { Decision } from './decisions.js';
import { disguised } from './secrets.js';

/** The true state of the table, which only cheating bots look at. */
const table: { truth: State | null } = { truth: null };

const found = new WeakMap<Decision, State[]>();

/** States with the same view for the seat: one sampled by the engine, one swapped around by hand. */
export function indistinguishableStates(board: Board, moment: Decision): State[] {
  let others = found.get(moment);
  if (!others) {
    const { state, view: own, seat } = moment;
    others = [sample(board, own, choices(state.turns), fastSeed(424242)), disguised(board, state, seat)];
    for (const other of others) {
      must(canonical(view(board, other, seat)) === canonical(own), () => `seat ${seat} sees the difference`);
    }
    found.set(moment, others);
  }
  return others;
}

/** The move of a bot in this state. A guarded view throws on fields that views don't have. */
export function moveIn(
  truth: State,
  board: Board,
  { seat }: Decision,
  asked: { kind: BotKind; seed: Seed; iterations: number; guard?: boolean },
): Move {
  table.truth = truth;
  const own = view(board, truth, seat);
  const bot = asked.kind.createBot(board, seat, asked.seed);
  bot.observe(asked.guard ? guardView(own) : own, []);
  bot.think(asked.iterations);
  return bot.bestMove();
}

/** A view that throws on fields that views don't have. */
function guardView(own: View): View {
  return new Proxy(own, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target)) throw new Error(`a bot asked for ${name}`);
      return target[name as keyof View];
    },
    has(target, name) {
      if (!Reflect.has(target, name)) throw new Error(`a bot asked whether there is ${String(name)}`);
      return true;
    },
  });
}

/** The n-th legal move, modulo their number. */
function pickBy(board: Board, own: View, seat: number, n: number): Move {
  const moves = legalMoves(board, own, seat);
  return moves[n % moves.length]!;
}

/** Bots that cheat: two look past the view at the table, two look in the view for fields of a state. */
export const cheatingBots: readonly BotKind[] = [
  instantBot('peeking', (board, own, seat) => pickBy(board, own, seat, table.truth?.deck.at(-1) ?? 0)),
  instantBot('prying', (board, own, seat) =>
    pickBy(
      board,
      own,
      seat,
      (table.truth?.hands ?? []).reduce((sum, n, i) => sum + i * n, 0),
    ),
  ),
  instantBot('digging', (board, own, seat) => pickBy(board, own, seat, 'deck' in own ? 1 : 0)),
  instantBot('asking', (board, own, seat) => pickBy(board, own, seat, String(own.seed).length)),
];
