import { along, angleAt } from './curve.js';
import { plus, type Point, rightOf } from './point.js';
import { laneOffset, linePath } from './route-paths.js';
import type { Scene, SceneRoute } from './scene.js';

/** A pennant on a pole of height 1, whose foot is at the origin. */
export const FLAG_PATH = 'M-.06 0L-.06 -1L.64 -.73L.06 -.46L.06 0Z';

/** Flags smaller than this are not seen on a phone, in pixels. */
const LEAST_PX = 15;

/** The height of a flag, in board units. */
export function flagSize(width: number, zoom: number): number {
  return Math.max(width * 1.5, LEAST_PX / zoom);
}

/** The line drawn beside a route's spaces, so that none is covered. */
export function pencilPath(scene: Scene, route: SceneRoute): string {
  const { curve, from, to } = route.line;
  return linePath(curve, from, to, pencilOffset(scene, route));
}

/** The foot of a route's flag: the middle of its line. */
export function flagSpot(scene: Scene, route: SceneRoute): Point {
  const { curve, from, to } = route.line;
  const at = (from + to) / 2;
  return plus(along(curve, at), rightOf(angleAt(curve, at)), pencilOffset(scene, route));
}

/** Away from the twin; beside a single route above it, so that the flag covers none of its spaces. */
function pencilOffset(scene: Scene, route: SceneRoute): number {
  const lane = laneOffset(scene, route);
  const { curve, from, to } = route.line;
  const right = rightOf(angleAt(curve, (from + to) / 2));
  const isUpright = Math.abs(right.y) < 0.25;
  const side = lane === 0 ? (isUpright ? right.x : -right.y) : lane;
  return lane + Math.sign(side) * scene.drawing.space[1] * 0.68;
}
