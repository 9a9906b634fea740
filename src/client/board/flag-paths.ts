import { along, angleAt } from './curve.js';
import { plus, type Point, rightOf } from './point.js';
import { laneOffset, linePath } from './route-paths.js';
import type { Scene, SceneRoute } from './scene.js';

/** A pennant on a pole of height 1, whose foot is at the origin. */
export const FLAG_PATH = 'M-.05 0L-.05 -1L.62 -.74L.03 -.48L.03 0Z';

/** Flags smaller than this are not seen on a phone, in pixels. */
const LEAST_PX = 15;

/** The height of a flag, in board units. */
export function flagSize(width: number, zoom: number): number {
  return Math.max(width * 1.5, LEAST_PX / zoom);
}

/** The line drawn along a route's spaces, on the side away from its twin, so that no space is covered. */
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

function pencilOffset(scene: Scene, route: SceneRoute): number {
  const lane = laneOffset(scene, route);
  const aside = scene.drawing.space[1] * 0.68;
  return lane < 0 ? lane - aside : lane + aside;
}
