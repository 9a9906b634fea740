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

type Drawing = Pick<BoardDrawing, 'frame' | 'space' | 'label'>;

/** The closest zoom: a space is this many pixels long. On narrow views the picture of the ground would only grow soft. */
const LONGEST_SPACE = { narrow: 72, wide: 100 };
const NARROW = 700;
/** The furthest zoom: the whole board takes this part of the free area. */
const SMALLEST = 0.85;
/** A space smaller than this, in pixels, is hard to read and to touch. */
const READABLE_SPACE = [14, 7] as const;
/** Letters drawn smaller than this, in pixels, are shown so much larger than drawn that few names find a spot. */
const LEAST_DRAWN_LETTER = 8.4;
/** The distance that what the camera frames keeps from the edges of the free area, in pixels. */
const MARGIN = 14;

/** How long a space is in what the camera frames, in pixels: it zooms in to `shown` where one is shorter than `least`. */
export interface FrameLength {
  readonly least: number;
  readonly shown: number;
}

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

/**
 * The view to begin with: the whole board if its spaces can be read, else its width, or as much of it as the focus takes, but never smaller
 * than can be read. The focus, the player's network and the ends of open tickets, is in the middle.
 */
export function homeCamera(drawing: Drawing, viewport: Viewport, focus?: Bounds): Camera {
  const whole = fitBoard(drawing, viewport);
  const readable = readableZoom(drawing);
  if (whole.zoom >= readable) return whole;
  const [left, top, width, height] = drawing.frame;
  const free = freeArea(viewport);
  const box = focus ?? { left, top, right: left + width, bottom: top + height };
  const zoom = Math.max(readable, Math.min(free.width / width, zoomToFit(box, viewport)));
  return fillFree(centred(box, zoom, drawing, viewport), drawing, viewport);
}

/** The smallest zoom at which spaces can be read and touched, and most names shown. */
function readableZoom({ space: [length, width], label }: Drawing): number {
  return Math.max(READABLE_SPACE[0] / length, READABLE_SPACE[1] / width, LEAST_DRAWN_LETTER / label.size);
}

/** Whether the whole frame of the board is in the free area. */
export function isWholeInView(
  camera: Camera,
  { frame: [, , width, height] }: Drawing,
  viewport: Viewport,
): boolean {
  const free = freeArea(viewport);
  return (
    camera.x >= free.left - 1 &&
    camera.y >= free.top - 1 &&
    camera.x + width * camera.zoom <= free.left + free.width + 1 &&
    camera.y + height * camera.zoom <= free.top + free.height + 1
  );
}

/** Where a point of the board is on the screen. */
export function toScreen(
  camera: Camera,
  { x, y }: Point,
  { frame: [left, top] }: Pick<Drawing, 'frame'>,
): Point {
  return { x: camera.x + (x - left) * camera.zoom, y: camera.y + (y - top) * camera.zoom };
}

/** The point of the board at a point of the screen. */
export function toBoard(
  camera: Camera,
  { x, y }: Point,
  { frame: [left, top] }: Pick<Drawing, 'frame'>,
): Point {
  return { x: left + (x - camera.x) / camera.zoom, y: top + (y - camera.y) / camera.zoom };
}

/** Moves a point of the board to the middle of the free area. */
export function centreOn(camera: Camera, { x, y }: Point, drawing: Drawing, viewport: Viewport): Camera {
  return keepInSight(
    centred({ left: x, right: x, top: y, bottom: y }, camera.zoom, drawing, viewport),
    drawing,
    viewport,
  );
}

/** Moves the point that was in the middle of an earlier free area to the middle of the new one. */
export function keepMiddle(camera: Camera, drawing: Drawing, earlier: Viewport, viewport: Viewport): Camera {
  const { left, top, width, height } = freeArea(earlier);
  const middle = toBoard(camera, { x: left + width / 2, y: top + height / 2 }, drawing);
  return centreOn(camera, middle, drawing, viewport);
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
  const longest = viewport.width < NARROW ? LONGEST_SPACE.narrow : LONGEST_SPACE.wide;
  const most = Math.max(longest / drawing.space[0], least);
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

/** Brings a whole box into the free area: zooms in where spaces are short, and out where the box would not fit. */
export function frameBox(
  camera: Camera,
  box: Bounds,
  drawing: Drawing,
  viewport: Viewport,
  { least, shown }: FrameLength,
): Camera {
  const [length] = drawing.space;
  const near = camera.zoom * length < least ? shown / length : camera.zoom;
  const zoom = Math.min(near, zoomToFit(box, viewport));
  if (zoom === camera.zoom) return revealBox(camera, box, drawing, withMargin(viewport));
  return fillFree(centred(box, zoom, drawing, viewport), drawing, viewport);
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

/** The zoom at which a box fills the free area. */
function zoomToFit(box: Bounds, viewport: Viewport): number {
  const free = freeArea(withMargin(viewport));
  return Math.min(free.width / (box.right - box.left), free.height / (box.bottom - box.top));
}

/** The camera at a zoom with the middle of a box in the middle of the free area. */
function centred(box: Bounds, zoom: number, { frame: [left, top] }: Drawing, viewport: Viewport): Camera {
  const free = freeArea(viewport);
  return {
    x: free.left + free.width / 2 - ((box.left + box.right) / 2 - left) * zoom,
    y: free.top + free.height / 2 - ((box.top + box.bottom) / 2 - top) * zoom,
    zoom,
  };
}

/** Pans so that no free area is left empty beside the board that the board could fill; a smaller board is centred. */
function fillFree(camera: Camera, { frame: [, , width, height] }: Drawing, viewport: Viewport): Camera {
  const free = freeArea(viewport);
  return {
    x: fill(camera.x, width * camera.zoom, free.left, free.width),
    y: fill(camera.y, height * camera.zoom, free.top, free.height),
    zoom: camera.zoom,
  };
}

function withMargin({ covered, ...viewport }: Viewport): Viewport {
  const { left, top, right, bottom } = covered;
  return {
    ...viewport,
    covered: { left: left + MARGIN, top: top + MARGIN, right: right + MARGIN, bottom: bottom + MARGIN },
  };
}

/** The start of an interval moved so that it fills a space, or is centred where it is smaller. */
function fill(at: number, size: number, from: number, space: number): number {
  return size <= space ? from + (space - size) / 2 : Math.min(from, Math.max(from + space - size, at));
}

/** The part of the viewport that no panel covers. */
export function freeArea({ width, height, covered }: Viewport) {
  return {
    left: covered.left,
    top: covered.top,
    width: Math.max(40, width - covered.left - covered.right),
    height: Math.max(40, height - covered.top - covered.bottom),
  };
}
