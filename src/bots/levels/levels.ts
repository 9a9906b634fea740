import { hungry } from '../baselines/hungry.js';
import { onestep } from '../baselines/onestep.js';
import { path } from '../baselines/path.js';
import type { BotKind } from '../bot.js';
import { master } from '../master/master.js';
import { planner, plannerWith } from '../planner/planner.js';
import { type BoardType, boardTypeOf, weightsFor } from '../planner/board-weights.js';
import type { Weights } from '../planner/weights.js';
import { LEVELS, type Level } from './names.js';

/** Ignores rare colours, long waits and rivals, and cares little about terrain. */
const SHORT_SIGHTED: Partial<Weights> = {
  scarce: 0,
  wait: 0,
  detour: 0,
  danger: 0,
  extras: 1,
  terrain: 0.8,
};
/** Builds as soon as it can: saving cards or waiting for terrain counts for nothing. Otherwise, blind to rivals, it would hoard. */
const SHORT_HORIZON: Partial<Weights> = {
  ...SHORT_SIGHTED,
  idle: 1,
  any: 0.4,
  pace: 1,
  patience: 0,
  claim: 4,
};
/** Also ignores the cards in hand, the time left, and further tickets. */
const SHORTEST_HORIZON: Partial<Weights> = {
  ...SHORT_SIGHTED,
  plenty: 0,
  useful: 0,
  inHand: 0,
  hurry: 0,
  moreTickets: 99,
};

const shortHorizon = plannerWith('short-horizon', (board) => ({ ...weightsFor(board), ...SHORT_HORIZON }));
const shortestHorizon = plannerWith('shortest-horizon', (board) => ({
  ...weightsFor(board),
  ...SHORTEST_HORIZON,
}));

/** The bot behind each level, by type of board. Easier levels look less far ahead; none makes random blunders. */
const PLAYERS: Record<Level, Record<BoardType, BotKind>> = {
  apprentice: { long: onestep, short: hungry, terrain: path, carts: path },
  navvy: { long: shortestHorizon, short: path, terrain: shortHorizon, carts: onestep },
  foreman: { long: planner, short: planner, terrain: planner, carts: planner },
  engineer: { long: master, short: master, terrain: master, carts: master },
};

/** The levels as bots, from easy to hard. */
export const levels: readonly BotKind[] = LEVELS.map((level) => {
  const players = PLAYERS[level];
  const iterations = Math.max(...Object.values(players).map((kind) => kind.iterations));
  return {
    name: level,
    iterations,
    createBot: (board, seat, seed) => players[boardTypeOf(board)].createBot(board, seat, seed),
  };
});
