import type { Scene, SceneRoute } from './scene.js';

/** The keys that go from route to route, with the direction they go. */
export const DIRECTIONS: Readonly<Partial<Record<string, { x: number; y: number }>>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The next route in a direction: near, and not far off the straight way there. */
export function nextRoute(scene: Scene, from: number, step: { x: number; y: number }): number | undefined {
  const here = scene.routes[from];
  if (here === undefined) return undefined;
  const a = middleOf(here);
  let best: number | undefined;
  let least = Infinity;
  for (const route of scene.routes) {
    if (route.id === from) continue;
    const b = middleOf(route);
    const on = (b.x - a.x) * step.x + (b.y - a.y) * step.y;
    const off = Math.abs((b.x - a.x) * step.y) + Math.abs((b.y - a.y) * step.x);
    if (on < 1 || off > on * 1.6) continue;
    const cost = on + 1.4 * off;
    if (cost < least) [best, least] = [route.id, cost];
  }
  return best;
}

/** The middle of a route's spaces. */
export function middleOf({ spaces }: SceneRoute): { x: number; y: number } {
  const sum = spaces.reduce((so, it) => ({ x: so.x + it.x, y: so.y + it.y }), { x: 0, y: 0 });
  return { x: sum.x / spaces.length, y: sum.y / spaces.length };
}

/** The box around a route's spaces. */
export function boxOf({ spaces }: SceneRoute): { left: number; top: number; right: number; bottom: number } {
  const reach = Math.max(...spaces.map((it) => it.along + it.across));
  return {
    left: Math.min(...spaces.map((it) => it.x)) - reach,
    top: Math.min(...spaces.map((it) => it.y)) - reach,
    right: Math.max(...spaces.map((it) => it.x)) + reach,
    bottom: Math.max(...spaces.map((it) => it.y)) + reach,
  };
}
