import type { Point } from './point.js';
import type { Scene, SceneRoute } from './scene.js';

/** The keys that move the focus from route to route, each with its direction. */
export const DIRECTIONS: Readonly<Partial<Record<string, Point>>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next route in a direction: near, and not far off the straight line. */
export function nextRoute(scene: Scene, from: number, step: Point): number | undefined {
  const here = scene.routes[from];
  if (here === undefined) return undefined;
  const a = middleOf(here);
  let best: number | undefined;
  let least = Infinity;
  for (const route of scene.routes) {
    if (route.id === from) continue;
    const b = middleOf(route);
    const ahead = (b.x - a.x) * step.x + (b.y - a.y) * step.y;
    const aside = Math.abs((b.x - a.x) * step.y) + Math.abs((b.y - a.y) * step.x);
    if (ahead < 1 || aside > ahead * 1.6) continue;
    const cost = ahead + 1.4 * aside;
    if (cost < least) [best, least] = [route.id, cost];
  }
  return best;
}

/** The middle of a route's spaces. */
function middleOf({ spaces }: SceneRoute): Point {
  const sum = spaces.reduce((total, it) => ({ x: total.x + it.x, y: total.y + it.y }), { x: 0, y: 0 });
  return { x: sum.x / spaces.length, y: sum.y / spaces.length };
}
