import type { BoardDrawing } from '../../boards/drawing.js';
import type { Bounds } from './bounds.js';
import type { Point } from './point.js';

/** Where the board is in the viewport: the pixel of its frame's top left corner, and the pixels per unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The area the board is seen through, and how much of its edges panels cover. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly covered: Insets;
}

/** The pixels covered at each edge. */
export interface Insets {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A viewport with at least this much covered from below. */
export function insetBelow(viewport: Viewport, bottom: number): Viewport {
  return { ...viewport, covered: { ...viewport.covered, bottom: Math.max(viewport.covered.bottom, bottom) } };
}

type Drawing = Pick<BoardDrawing, 'frame' | 'space'>;

/** The closest zoom: a space is this many pixels long. */
const LONGEST_SPACE = 120;
/** The furthest zoom: the whole board takes this part of the free area. */
const SMALLEST = 0.85;

/** Fits the whole board into the free area, centred. */
export function fitBoard({ frame: [, , width, height] }: Drawing, viewport: Viewport): Camera {
  const free = freeArea(viewport);
  const zoom = Math.min(free.width / width, free.height / height);
  return {
    x: free.left + (free.width - width * zoom) / 2,
    y: free.top + (free.height - height * zoom) / 2,
    zoom,
  };
}

/** Zooms by a factor; the point at pixel `at` stays in place. */
export function zoomCamera(
  camera: Camera,
  factor: number,
  at: Point,
  drawing: Drawing,
  viewport: Viewport,
): Camera {
  const least = fitBoard(drawing, viewport).zoom * SMALLEST;
  const most = Math.max(LONGEST_SPACE / drawing.space[0], least);
  const zoom = Math.min(most, Math.max(least, camera.zoom * factor));
  const by = zoom / camera.zoom;
  return keepInSight(
    { x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by, zoom },
    drawing,
    viewport,
  );
}

/** Pans by pixels. */
export function panCamera(
  camera: Camera,
  dx: number,
  dy: number,
  drawing: Drawing,
  viewport: Viewport,
): Camera {
  return keepInSight({ ...camera, x: camera.x + dx, y: camera.y + dy }, drawing, viewport);
}

/** Pans no further than needed to bring a box into the free area. */
export function revealBox(
  camera: Camera,
  box: Bounds,
  { frame: [left, top] }: Drawing,
  viewport: Viewport,
): Camera {
  const free = freeArea(viewport);
  const px = (x: number): number => camera.x + (x - left) * camera.zoom;
  const py = (y: number): number => camera.y + (y - top) * camera.zoom;
  return {
    ...camera,
    x: camera.x + shift(px(box.left), px(box.right), free.left, free.left + free.width),
    y: camera.y + shift(py(box.top), py(box.bottom), free.top, free.top + free.height),
  };
}

/** Brings a whole box into the free area, zooming out where it would not fit. */
export function fitBox(camera: Camera, box: Bounds, drawing: Drawing, viewport: Viewport): Camera {
  const free = freeArea(viewport);
  const most = Math.min(free.width / (box.right - box.left), free.height / (box.bottom - box.top));
  const middle = { x: free.left + free.width / 2, y: free.top + free.height / 2 };
  const near =
    most < camera.zoom ? zoomCamera(camera, most / camera.zoom, middle, drawing, viewport) : camera;
  return revealBox(near, box, drawing, viewport);
}

/** The camera at a part of the journey between two; the zoom changes by equal factors. */
export function interpolateCamera(from: Camera, to: Camera, part: number): Camera {
  if (part >= 1) return to;
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  // Moving in step with the zoom keeps one point of the board in place, so the journey is straight.
  const share = to.zoom === from.zoom ? part : (zoom - from.zoom) / (to.zoom - from.zoom);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, zoom };
}

/** How far an interval must move to lie within bounds, or to be centred where it is longer than they are. */
function shift(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high - from - to) / 2;
  return from < low ? low - from : to > high ? high - to : 0;
}

/** Keeps the middle of the free area over the board. */
function keepInSight(camera: Camera, { frame: [, , width, height] }: Drawing, viewport: Viewport): Camera {
  const free = freeArea(viewport);
  const middleX = free.left + free.width / 2;
  const middleY = free.top + free.height / 2;
  return {
    x: Math.min(middleX, Math.max(middleX - width * camera.zoom, camera.x)),
    y: Math.min(middleY, Math.max(middleY - height * camera.zoom, camera.y)),
    zoom: camera.zoom,
  };
}

function freeArea({ width, height, covered }: Viewport) {
  return {
    left: covered.left,
    top: covered.top,
    width: Math.max(40, width - covered.left - covered.right),
    height: Math.max(40, height - covered.top - covered.bottom),
  };
}
