import type { Bounds } from './bounds.js';
import { type Camera, freeArea, toScreen, type Viewport } from './camera.js';
import type { Point } from './point.js';
import type { Scene } from './scene.js';

/** The corners of the free area belong to the overview and to buttons: width and height in pixels. */
const OVERVIEW = [78, 104] as const;
const TOOLS = [58, 165] as const;
const ZOOM_BUTTONS = [54, 140] as const;

/** The boxes of the free area that the overview, the tools and the zoom buttons may cover, in pixels. */
export function cornersOf(viewport: Viewport): Record<'overview' | 'tools' | 'zoom', Bounds> {
  const { left, top, width, height } = freeArea(viewport);
  return {
    overview: around(left, top, OVERVIEW),
    tools: around(left + width, top, TOOLS),
    zoom: around(left + width, top + height, ZOOM_BUTTONS),
  };
}

/** What points are: ends and spaces of a route, or places that are shown for themselves. */
export type Needed = 'route' | 'places';
/** The space around a point for its mark, and for a name on either side: in pixels from its middle, as much as there is. */
const MARK = [14, 14] as const;
const SHORT_NAME = [30, 14] as const;
const LONG_NAME = [46, 16] as const;
const NEEDED = { route: [SHORT_NAME, MARK], places: [LONG_NAME, SHORT_NAME, MARK] } as const;

/** The camera moves this far at most, in steps, to clear the corners. */
const FURTHEST = [112, 160] as const;
const STEP = 4;
/** If moving is not enough, it zooms out by these factors, though not for the widest space. */
const FACTORS = [1, 0.94, 0.88, 0.82];

/** Pans as little as possible, and zooms out if need be and allowed, until no corner covers those points that are in the free area. */
export function clearCorners(
  camera: Camera,
  points: readonly Point[],
  needed: Needed,
  { drawing }: Pick<Scene, 'drawing'>,
  viewport: Viewport,
  corners: readonly Bounds[],
  mayZoomOut: boolean,
): Camera {
  const { left, top, width, height } = freeArea(viewport);
  const free = { left, top, right: left + width, bottom: top + height };
  const seen = points.filter((it) => contains(free, toScreen(camera, it, drawing), 0, 0));
  if (seen.length === 0) return camera;
  const middle = { x: left + width / 2, y: top + height / 2 };
  for (const [x, y] of NEEDED[needed]) {
    for (const factor of mayZoomOut && x < LONG_NAME[0] ? FACTORS : [1]) {
      const from = {
        x: middle.x - (middle.x - camera.x) * factor,
        y: middle.y - (middle.y - camera.y) * factor,
        zoom: camera.zoom * factor,
      };
      const spots = seen.map((it) => toScreen(from, it, drawing));
      const shift = SHIFTS.find(({ dx, dy }) =>
        spots.every((spot) => {
          const at = { x: spot.x + dx, y: spot.y + dy };
          return contains(free, at, x, y) && !corners.some((it) => reaches(it, at, x, y));
        }),
      );
      if (shift !== undefined) return { ...from, x: from.x + shift.dx, y: from.y + shift.dy };
    }
  }
  return camera;
}

/** The ways the camera may move, the shortest first. */
const SHIFTS = steps(FURTHEST[0])
  .flatMap((dx) => steps(FURTHEST[1]).map((dy) => ({ dx, dy })))
  .sort((p, q) => Math.hypot(p.dx, p.dy) - Math.hypot(q.dx, q.dy));

function steps(most: number): number[] {
  return Array.from({ length: (2 * most) / STEP + 1 }, (_, i) => i * STEP - most);
}

function contains(box: Bounds, { x, y }: Point, halfX: number, halfY: number): boolean {
  return x - halfX >= box.left && x + halfX <= box.right && y - halfY >= box.top && y + halfY <= box.bottom;
}

function reaches(box: Bounds, { x, y }: Point, halfX: number, halfY: number): boolean {
  return x + halfX > box.left && x - halfX < box.right && y + halfY > box.top && y - halfY < box.bottom;
}

function around(x: number, y: number, [width, height]: readonly [number, number]): Bounds {
  return { left: x - width, top: y - height, right: x + width, bottom: y + height };
}
