import { describe, expect, test } from 'vitest';
import { type BotKind, bots, findBot } from '../../src/bots/index.js';
import { type State, fastSeed, start } from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { type Decision, decisionsOf, decisionsToSearch } from '../kit/decisions.js';
import { cheatingBots, indistinguishableStates, moveIn } from '../kit/cheating-bots.js';

/** How long a bot that searches thinks: about ordinary moments long enough to change its mind now and then. */
const LONG = 8;
const SHORT = 1;

/** Where a kind's move hangs on what its seat can't see, or it asks a view for what no view has. */
function lapses(id: string, kind: BotKind, moments: readonly Decision[]): string[] {
  const board = boardOf(id);
  return moments.flatMap((moment, i) => {
    const { state, rare } = moment;
    const iterations = Math.min(kind.iterations, rare.length > 0 ? SHORT : LONG);
    const asked = { kind, seed: fastSeed(i), iterations };
    const where = `${kind.name} in turn ${state.turns} (${state.phase}) of ${state.seed}`;
    const move = JSON.stringify(moveIn(state, board, moment, asked));
    try {
      const [other, ...more] = indistinguishableStates(board, moment);
      const moves = [moveIn(other, board, moment, { ...asked, guard: true })];
      // One is enough for who searches: all of them look the same.
      if (kind.iterations === 0) moves.push(...more.map((world) => moveIn(world, board, moment, asked)));
      return moves.every((it) => JSON.stringify(it) === move) ? [] : [`${where} knows more than it sees`];
    } catch (error) {
      return [`${where}: ${String(error)}`];
    }
  });
}

describe.each(tables)('%s for %i', (id, players) => {
  test.each(bots.map(({ name }) => name))('G18: %s plays the same whatever it can’t see', (name) => {
    const kind = findBot(name)!;
    const moments = kind.iterations > 0 ? decisionsToSearch(id, players) : decisionsOf(id, players);
    expect(lapses(id, kind, moments)).toEqual([]);
  });
});

describe('the test bites', () => {
  const [[id, players]] = tables;

  test.each(cheatingBots.map((kind) => [kind.name, kind] as const))('%s', (_, kind) => {
    expect(lapses(id, kind, decisionsOf(id, players)).length).toBeGreaterThan(9);
  });
});

test('a state can’t be handed to a bot in place of a view: the compiler says so', () => {
  const board = boardOf(tables[0][0]);
  const state: State = start(board, { players: 2, first: 0 }, fastSeed(1), []);
  const bot = bots[0].sit(board, 0, fastSeed(1));
  // @ts-expect-error What has a deck and a seed is no view.
  bot.look(state, []);
  // Where nobody compiles, it is taken as a view; so the line above is all there is.
  expect(bot.best()).toMatchObject({ type: 'keep' });
});
