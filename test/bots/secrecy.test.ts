import { describe, expect, test } from 'vitest';
import { type BotKind, bots, findBot } from '../../src/bots/index.js';
import { type State, fastSeed, start } from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { type Moment, momentsOf, searchedMoments } from '../kit/moments.js';
import { cheats, lookalikes, moveWhere } from '../kit/onlookers.js';

/** How long a bot that searches thinks: about ordinary moments long enough to change its mind now and then. */
const LONG = 8;
const SHORT = 1;

/** Where a kind's move hangs on what its seat can't see, or it asks a view for what no view has. */
function lapses(id: string, kind: BotKind, moments: readonly Moment[]): string[] {
  const board = boardOf(id);
  return moments.flatMap((moment, i) => {
    const { state, odd } = moment;
    const iterations = Math.min(kind.iterations, odd.length > 0 ? SHORT : LONG);
    const asked = { kind, seed: fastSeed(i), iterations };
    const where = `${kind.name} in turn ${state.turns} (${state.phase}) of ${state.seed}`;
    const move = JSON.stringify(moveWhere(state, board, moment, asked));
    try {
      const [other, ...more] = lookalikes(board, moment);
      const moves = [moveWhere(other, board, moment, { ...asked, guard: true })];
      // One is enough for who searches: all of them look the same.
      if (kind.iterations === 0) moves.push(...more.map((world) => moveWhere(world, board, moment, asked)));
      return moves.every((it) => JSON.stringify(it) === move) ? [] : [`${where} knows more than it sees`];
    } catch (error) {
      return [`${where}: ${String(error)}`];
    }
  });
}

describe.each(tables)('%s for %i', (id, players) => {
  test.each(bots.map(({ name }) => name))('G18: %s plays the same whatever it can’t see', (name) => {
    const kind = findBot(name)!;
    const moments = kind.iterations > 0 ? searchedMoments(id, players) : momentsOf(id, players);
    expect(lapses(id, kind, moments)).toEqual([]);
  });
});

describe('the test bites', () => {
  const [[id, players]] = tables;

  test.each(cheats.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
    expect(lapses(id, kind, momentsOf(id, players)).length).toBeGreaterThan(9);
  });
});

test('a state can’t be handed to a bot in place of a view: the compiler says so', () => {
  const board = boardOf(tables[0][0]);
  const state: State = start(board, { players: 2, first: 0 }, fastSeed(1), []);
  const bot = bots[0].createBot(board, 0, fastSeed(1));
  // @ts-expect-error What has a deck and a seed is no view.
  bot.observe(state, []);
  // Where nobody compiles, it is taken as a view; so the line above is all there is.
  expect(bot.bestMove()).toMatchObject({ type: 'keep' });
});
