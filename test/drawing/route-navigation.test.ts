import { describe, expect, test } from 'vitest';
import { drawnBoards } from '../kit/drawn-boards.js';
import { DIRECTIONS, nextRoute } from '../../src/client/board/route-navigation.js';

describe.each(await drawnBoards())('$id', ({ scene }) => {
  test('lets the arrow keys go from any route to all others', () => {
    for (const { id } of scene.routes) {
      const reached = new Set([id]);
      for (const at of reached) {
        for (const step of Object.values(DIRECTIONS)) {
          const next = step && nextRoute(scene, at, step);
          if (next !== undefined) reached.add(next);
        }
      }
      expect(reached.size).toBe(scene.routes.length);
    }
  });
});
