import { describe, expect, test } from 'vitest';
import { boards } from '../../src/boards/index.js';
import { LEVELS, findBot, levels } from '../../src/bots/index.js';
import { fastSeed, play, start, toAct, view } from '../../src/engine/index.js';

test('every level is a bot with its name', () => {
  expect(levels.map(({ name }) => name)).toEqual([...LEVELS]);
  expect(LEVELS.map((level) => findBot(level))).toEqual([...levels]);
});

describe.each(boards.map((board) => [board.id, board] as const))('on %s', (_, board) => {
  test.each(levels.map((level) => [level.name, level] as const))('%s plays to the end', (_name, level) => {
    const players = board.facts.players[0];
    const state = start(board, { players, first: 'lot' }, fastSeed(5), []);
    const seated = Array.from({ length: players }, (_seat, seat) =>
      level.createBot(board, seat, fastSeed(seat)),
    );
    while (state.phase !== 'over') {
      const seat = toAct(state)[0]!;
      seated[seat]!.observe(view(board, state, seat), []);
      seated[seat]!.think(Math.min(2, level.iterations));
      expect(play(board, state, seat, seated[seat]!.bestMove(), [])).toBeNull();
    }
    expect(state.outcome?.totals).toHaveLength(players);
  });
});
