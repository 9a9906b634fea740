import { describe, expect, test } from 'vitest';
import { flagSpot } from '../../src/client/board/flag-paths.js';
import { discOverlap } from '../../src/client/board/shapes.js';
import { drawnBoards } from '../kit/drawn-boards.js';

describe.each(await drawnBoards())('$id', ({ scene }) => {
  test('every route has its flag beside its own spaces, nearer to them than to its twin', () => {
    const [, width] = scene.drawing.space;
    for (const route of scene.routes) {
      const foot = { ...flagSpot(scene, route), radius: 0 };
      const distanceTo = (id: number): number =>
        -Math.max(...scene.routes[id]!.spaces.map((space) => discOverlap(foot, space)));
      const own = distanceTo(route.id);
      expect(own).toBeGreaterThan(width * 0.1);
      expect(own).toBeLessThan(width * 0.5);
      const nearest = Math.min(...route.line.routes.map(distanceTo));
      expect(nearest).toBe(own);
    }
  });
});
