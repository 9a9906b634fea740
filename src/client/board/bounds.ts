import type { Scene, ScenePlace, SceneRoute } from './scene.js';
import type { Disc } from './shapes.js';

/** A box of board units. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The bounds of a route's spaces. */
export function boundsOfRoute({ spaces }: SceneRoute): Bounds {
  return boundsOf(
    spaces.map(({ x, y, along, across }) => ({ x, y, radius: along + across })),
    1,
  );
}

/** The bounds of discs, with their radii scaled. */
export function boundsOf(discs: readonly Disc[], scale: number): Bounds {
  return {
    left: Math.min(...discs.map((it) => it.x - it.radius * scale)),
    top: Math.min(...discs.map((it) => it.y - it.radius * scale)),
    right: Math.max(...discs.map((it) => it.x + it.radius * scale)),
    bottom: Math.max(...discs.map((it) => it.y + it.radius * scale)),
  };
}

/** The places with these ids; a country's id stands for all its stations. */
export function placesOf(scene: Scene, ids: readonly string[]): ScenePlace[] {
  return scene.places.filter(
    ({ id, country }) => ids.includes(id) || (country !== undefined && ids.includes(country)),
  );
}
