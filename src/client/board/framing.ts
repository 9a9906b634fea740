import { type Bounds, boundsOf, boundsOfRoute, placesOf } from './bounds.js';
import {
  type Camera,
  frameBox,
  type FrameLength,
  homeCamera,
  insetBelow,
  isWholeInView,
  type Viewport,
} from './camera.js';
import { clearCorners, cornersOf, type Needed } from './corners.js';
import type { OwnInterest } from './own-interest.js';
import type { Point } from './point.js';
import type { Scene } from './scene.js';

/** What the camera is sent to, and the points of it that no button may cover. */
export interface Framed {
  readonly box: Bounds;
  readonly length: FrameLength;
  readonly points: readonly Point[];
  readonly needed: Needed;
}

/** Below this width the corners of the map are cleared for what is shown. */
export const CROWDED = 700;
/** What is decided or pointed at is shown no smaller than this. */
const FRAMED: FrameLength = { least: 12, shown: 18 };

/** A route to send the camera to. */
export function framedRoute(scene: Scene, route: number, length = FRAMED): Framed | undefined {
  const it = scene.routes[route];
  if (it === undefined) return undefined;
  const points = [...it.spaces, ...placesOf(scene, it.line.ends)];
  return { box: boundsOfRoute(it), length, points, needed: 'route' };
}

/** Places to send the camera to. */
export function framedPlaces(scene: Scene, ids: readonly string[]): Framed | undefined {
  const places = placesOf(scene, ids);
  if (places.length === 0) return undefined;
  return { box: boundsOf(places, 2.5), length: FRAMED, points: places, needed: 'places' };
}

/** The camera from which something is seen large enough in the part of the view that the dock leaves. */
export function cameraFor(
  { box, length, points, needed }: Framed,
  from: Camera,
  scene: Scene,
  view: Viewport,
  docked: number,
): Camera {
  const free = insetBelow(view, docked);
  const to = frameBox(from, box, scene.drawing, free, length);
  if (view.width >= CROWDED) return to;
  return clearCorners(to, points, needed, scene, free, crowdedCorners(view, docked), needed === 'places');
}

/** The view to begin with, around the player's network and the ends of open tickets. */
export function firstView(
  scene: Scene,
  own: OwnInterest | undefined,
  view: Viewport,
  docked: number,
): Camera {
  const { routes = [], ends = [] } = own ?? {};
  const places = placesOf(scene, ends);
  const discs = [
    ...places,
    ...routes
      .flatMap((id) => scene.routes[id]?.spaces ?? [])
      .map(({ x, y, along }) => ({ x, y, radius: along })),
  ];
  const home = homeCamera(scene.drawing, view, discs.length === 0 ? undefined : boundsOf(discs, 2.5));
  if (isWholeInView(home, scene.drawing, view) || view.width >= CROWDED) return home;
  return clearCorners(home, places, 'places', scene, view, crowdedCorners(view, docked), false);
}

/** On small screens, buttons and overview cover much of the map. */
function crowdedCorners(view: Viewport, docked: number): Bounds[] {
  const { overview, tools } = cornersOf(view);
  return docked > 0 ? [tools] : [overview, tools];
}
