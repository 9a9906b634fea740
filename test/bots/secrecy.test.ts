import { describe, expect, test } from 'vitest';
import { type BotKind, bots, findBot } from '../../src/bots/index.js';
import { type State, fastSeed, start } from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { type Decision, decisionsOf, decisionsToSearch } from '../kit/decisions.js';
import { cheatingBots, indistinguishableStates, moveIn } from '../kit/cheating-bots.js';

/** Iterations for ordinary moments, enough for a searching bot to change its move now and then, and for odd ones. */
const LONG = 8;
const SHORT = 1;

/** Moments at which a kind's move depends on what its seat can't see, or reads a field that no view has. */
function lapses(id: string, kind: BotKind, moments: readonly Decision[]): string[] {
  const board = boardOf(id);
  return moments.flatMap((moment, i) => {
    const { state, rare } = moment;
    const iterations = Math.min(kind.iterations, rare.length > 0 ? SHORT : LONG);
    const trial = { kind, seed: fastSeed(i), iterations };
    const where = `${kind.name} in turn ${state.turns} (${state.phase}) of ${state.seed}`;
    const move = JSON.stringify(moveIn(state, board, moment, trial));
    try {
      const [other, ...more] = indistinguishableStates(board, moment) as [State, ...State[]];
      const moves = [moveIn(other, board, moment, { ...trial, guard: true })];
      // One is enough for a searching bot, as all of them look the same.
      if (kind.iterations === 0) moves.push(...more.map((world) => moveIn(world, board, moment, trial)));
      return moves.every((it) => JSON.stringify(it) === move) ? [] : [`${where} knows more than it sees`];
    } catch (error) {
      return [`${where}: ${String(error)}`];
    }
  });
}

describe.each(tables)('%s for %i', (id, players) => {
  test.each(bots.map(({ name }) => name))(
    'G18: %s plays the same move regardless of what it can’t see',
    (name) => {
      const kind = findBot(name)!;
      const moments = kind.iterations > 0 ? decisionsToSearch(id, players) : decisionsOf(id, players);
      expect(lapses(id, kind, moments)).toEqual([]);
    },
  );
});

describe('the test catches', () => {
  const [id, players] = tables[0]!;

  test.each(cheatingBots.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
    expect(lapses(id, kind, decisionsOf(id, players)).length).toBeGreaterThan(9);
  });
});

test('a state in place of a view does not compile', () => {
  const board = boardOf(tables[0]![0]);
  const state: State = start(board, { players: 2, first: 0 }, fastSeed(1), []);
  const bot = bots[0]!.createBot(board, 0, fastSeed(1));
  // @ts-expect-error A state has a deck and a seed, so it is no view.
  bot.observe(state, []);
  // At run time it passes as a view, so the compiler is the only guard.
  expect(bot.bestMove()).toMatchObject({ type: 'keep' });
});
