import { describe, expect, test } from 'vitest';
import type { BotKind } from '../../src/bots/index.js';
import { BotFailure } from '../../src/cli/arena/failure.js';
import { playMatchGame } from '../../src/cli/arena/game.js';
import { type Board, emptyTable, fold } from '../../src/engine/index.js';
import { boardOf, tables } from '../kit/boards.js';
import { type Look, quick, spoiler, watcher } from '../kit/bots.js';

const board = boardOf('nordic');

function failureOf(run: () => unknown) {
  try {
    run();
  } catch (error) {
    if (error instanceof BotFailure) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe.each(tables)('%s with %i players', (id, players) => {
  test('every seat is shown exactly the events it may see', () => {
    const own: Board = boardOf(id);
    const seats: Look[][] = [];
    const kind = watcher('watcher', seats);
    const chairs = Array.from({ length: players }, (_, seat) => ({ kind, seed: `fast:${seat}` }));
    const { state, outcome, times } = playMatchGame(own, chairs, 'fast:77', null);
    expect(state.phase).toBe('over');
    expect(outcome.totals).toHaveLength(players);
    seats.forEach((looks, seat) => {
      const position = emptyTable(own, players, seat);
      // Comparing takes longer than playing, and what was missed once stays wrong.
      for (let i = 0; i < looks.length; i += 10) {
        for (const { events } of looks.slice(Math.max(0, i - 9), i + 1)) {
          for (const event of events) fold(own, position, event);
        }
        expect(looks[i]!.view).toEqual(position);
      }
      expect(times[seat]!.moves).toBe(looks.length);
    });
  });
});

/** The quickest bot in seat 0, and this one against it. */
function against(kind: BotKind) {
  return [
    { kind: quick, seed: 'fast:1' },
    { kind, seed: 'fast:2' },
  ];
}

describe('a bot’s mistake', () => {
  test('a move that is not allowed', () => {
    const kind = spoiler('cheat', 5, { type: 'claim', route: 999, cards: [] });
    const { message, failure } = failureOf(() => playMatchGame(board, against(kind), 'fast:3', null));
    expect(failure).toMatchObject({ bot: 'cheat', board: 'nordic', seed: 'fast:3', seat: 1 });
    expect(failure.move).toEqual({ type: 'claim', route: 999, cards: [] });
    expect(failure.turns).toBeGreaterThan(0);
    for (const word of ['cheat', 'nordic', 'fast:3', 'turn', '"route":999', 'not allowed']) {
      expect(message).toContain(word);
    }
  });

  test('an error', () => {
    const kind = spoiler('clumsy', 1, new Error('my pen broke'));
    const { message, failure } = failureOf(() => playMatchGame(board, against(kind), 'fast:3', null));
    expect(message).toMatch(/clumsy threw Error: my pen broke.*nordic.*fast:3/);
    expect(failure.stack).toContain('my pen broke');
  });

  test('a game without an end', () => {
    const { message } = failureOf(() => playMatchGame(board, against(quick), 'fast:3', null, 20));
    expect(message).toContain('20 moves');
  });
});
