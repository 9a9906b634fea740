import type { Scene, ScenePlace, SceneRoute } from './scene.js';
import type { Disc } from './shapes.js';

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

/** A box of board units. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box around a route's spaces. */
export function boxOf({ spaces }: SceneRoute): Box {
  return boxAround(
    spaces.map(({ x, y, along, across }) => ({ x, y, radius: along + across })),
    1,
  );
}

/** The box around discs that are so many times as large. */
export function boxAround(discs: readonly Disc[], times: number): Box {
  return {
    left: Math.min(...discs.map((it) => it.x - it.radius * times)),
    top: Math.min(...discs.map((it) => it.y - it.radius * times)),
    right: Math.max(...discs.map((it) => it.x + it.radius * times)),
    bottom: Math.max(...discs.map((it) => it.y + it.radius * times)),
  };
}

/** The places of these ids; a country's id stands for all its stations. */
export function placesOf(scene: Scene, ids: readonly string[]): ScenePlace[] {
  return scene.places.filter(
    ({ id, country }) => ids.includes(id) || (country !== undefined && ids.includes(country)),
  );
}
