import type { Bot, BotKind } from '../../src/bots/index.js';
import {
  type Board,
  type GameEvent,
  type Move,
  type Seed,
  fastSeed,
  whyNot,
} from '../../src/engine/index.js';
import type { Decision } from './decisions.js';

/** A kind to test, on a board, with a seed. */
export interface Trial {
  readonly kind: BotKind;
  readonly board: Board;
  readonly seed: Seed;
  /** How many iterations it thinks; 0 for kinds that answer at once. */
  readonly iterations: number;
  /** An earlier decision of the same seat. */
  readonly before: Decision;
  /** A decision of another seat, for another bot of the kind. */
  readonly beside: Decision;
}

/** How a bot is used: which one, what it is shown, in what portions it thinks, and what happens in between. */
interface Way {
  bot(trial: Trial, moment: Decision): Bot;
  events(moment: Decision): readonly GameEvent[];
  portions(all: number): number[];
  between(trial: Trial, bot: Bot): () => void;
}

const PLAINLY: Way = {
  bot: ({ kind, board, seed }, { seat }) => kind.createBot(board, seat, seed),
  events: (moment) => moment.events,
  portions: (all) => [all],
  between: () => () => undefined,
};

/** What must not make a difference, each on its own. */
const WAYS: readonly [name: string, way: Partial<Way>][] = [
  ['to be the same for another with the same seed', {}],
  ['not to need the events', { events: () => [] }],
  ['not to mind in what portions it thinks', { portions: inPortions }],
  ['not to mind being asked before it has thought enough', { portions: inPortions, between: askedEarly }],
  ['not to know of others of its kind', { portions: inPortions, between: besideAnother }],
  ['not to mind what it has looked at before', { bot: oneThatHasPlayed }],
];

/** All of these at once. */
const TOGETHER: Partial<Way> = {
  bot: oneThatHasPlayed,
  events: () => [],
  portions: inPortions,
  between(trial, bot) {
    const [early, beside] = [askedEarly(trial, bot), besideAnother(trial)];
    return () => {
      early();
      beside();
    };
  },
};

/** How a kind breaks the contract at a decision, or null. The decision is frozen, so changing it throws. */
export function fault(trial: Trial, moment: Decision): string | null {
  try {
    return illegal(trial, moment) ?? unsteady(trial, moment);
  } catch (error) {
    return `threw ${String(error)}`;
  }
}

/** Complains of an illegal or changing first move, and of iterations asked for without need. */
function illegal({ kind, board, seed }: Trial, { view, events, seat }: Decision): string | null {
  const bot = kind.createBot(board, seat, seed);
  bot.observe(view, events);
  const early = bot.bestMove();
  const problem = whyNot(board, view, seat, early);
  if (problem) return `before any thought makes a wrong move: ${problem.code} ${JSON.stringify(early)}`;
  const noted = JSON.stringify(early);
  const goesOn = bot.think(1);
  if (goesOn && kind.iterations === 0) return 'asks for thought though it says it takes none';
  const next = bot.bestMove();
  if (JSON.stringify(early) !== noted) return `changes a move it has made: ${noted}`;
  return goesOn || same(next, early) ? null : 'says that thought can change nothing, and it does';
}

/** Complains of an illegal move, and of one that depends on more than the view and the seed. */
function unsteady(trial: Trial, moment: Decision): string | null {
  const move = answer(trial, moment, PLAINLY);
  const problem = whyNot(trial.board, moment.view, moment.seat, move);
  if (problem) return `makes a wrong move: ${problem.code} ${JSON.stringify(move)}`;
  if (same(answer(trial, moment, { ...PLAINLY, ...TOGETHER }), move)) return null;
  // All at once is quick; which one it was is tried only on failure.
  const broken = WAYS.find(([, way]) => !same(answer(trial, moment, { ...PLAINLY, ...way }), move));
  return `ought ${broken?.[0] ?? 'not to depend on several things at once'}`;
}

function answer(trial: Trial, moment: Decision, way: Way): Move {
  const bot = way.bot(trial, moment);
  bot.observe(moment.view, way.events(moment));
  const between = way.between(trial, bot);
  for (const portion of way.portions(trial.iterations)) {
    bot.think(portion);
    between();
  }
  const move = bot.bestMove();
  if (!same(bot.bestMove(), move)) throw new Error('another move when asked again');
  return move;
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The same number of iterations in three portions. */
function inPortions(all: number): number[] {
  if (all < 3) return [all];
  const first = Math.ceil(all / 5);
  return [first, 1, all - first - 1];
}

function askedEarly(_: Trial, bot: Bot): () => void {
  return () => void bot.bestMove();
}

/** Another bot of the kind thinks in between. */
function besideAnother({ kind, board, beside }: Trial): () => void {
  const other = kind.createBot(board, beside.seat, fastSeed(99));
  return () => {
    other.observe(beside.view, beside.events);
    other.think(Math.min(1, kind.iterations));
    other.bestMove();
  };
}

/** A bot that has answered before. */
function oneThatHasPlayed({ kind, board, seed, before }: Trial, { seat }: Decision): Bot {
  const bot = kind.createBot(board, seat, seed);
  bot.observe(before.view, before.events);
  bot.think(Math.min(1, kind.iterations));
  bot.bestMove();
  return bot;
}
