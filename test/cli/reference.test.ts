import { expect, test } from 'vitest';
import { makeReference } from '../../src/cli/bench/reference.js';
import { boardOf } from '../kit/boards.js';

// Sums of the playout the reference was taken from: as long as they agree, both do the same work.
test.each([
  [2, 291416, -598227],
  [3, 404510, -473880],
])('the reference plays the games it has always played (%i players)', (players, turns, points) => {
  expect(makeReference(boardOf('nordic')).run(players, 3000, 12345)).toEqual({ turns, points });
});
