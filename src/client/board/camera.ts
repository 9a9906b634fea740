import type { BoardDrawing } from '../../boards/drawing.js';

/** Where the board stands in the window: the pixel of its frame's top left corner, and the pixels a unit. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The window the board is seen through, and what of its edges is covered by panels. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly covered: Covered;
}

/** How many pixels are covered at each edge. */
export interface Covered {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The same window with more of it covered from below. */
export function coveredBelow(window: Viewport, bottom: number): Viewport {
  return { ...window, covered: { ...window.covered, bottom: Math.max(window.covered.bottom, bottom) } };
}

type Drawing = Pick<BoardDrawing, 'frame' | 'space'>;

/** A space is never shown longer than this, in pixels. */
const LONGEST_SPACE = 120;
/** The whole board may be seen a little smaller than the free part. */
const SMALLEST = 0.85;

/** The whole board, as large as the free part of the window allows, in its middle. */
export function fitted({ frame: [, , width, height] }: Drawing, window: Viewport): Camera {
  const free = freePart(window);
  const zoom = Math.min(free.width / width, free.height / height);
  return {
    x: free.left + (free.width - width * zoom) / 2,
    y: free.top + (free.height - height * zoom) / 2,
    zoom,
  };
}

/** Zooms by a factor, and keeps what is under a pixel there. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: { x: number; y: number },
  drawing: Drawing,
  window: Viewport,
): Camera {
  const least = fitted(drawing, window).zoom * SMALLEST;
  const most = Math.max(LONGEST_SPACE / drawing.space[0], least);
  const zoom = Math.min(most, Math.max(least, camera.zoom * factor));
  const by = zoom / camera.zoom;
  return inSight(
    { x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by, zoom },
    drawing,
    window,
  );
}

/** Moves the board by pixels. */
export function panned(camera: Camera, dx: number, dy: number, drawing: Drawing, window: Viewport): Camera {
  return inSight({ ...camera, x: camera.x + dx, y: camera.y + dy }, drawing, window);
}

/** Moves the board no further than needed to have a box of board units in the free part. */
export function showing(
  camera: Camera,
  box: { left: number; top: number; right: number; bottom: number },
  { frame: [left, top] }: Drawing,
  window: Viewport,
): Camera {
  const free = freePart(window);
  const px = (x: number): number => camera.x + (x - left) * camera.zoom;
  const py = (y: number): number => camera.y + (y - top) * camera.zoom;
  return {
    ...camera,
    x: camera.x + shift(px(box.left), px(box.right), free.left, free.left + free.width),
    y: camera.y + shift(py(box.top), py(box.bottom), free.top, free.top + free.height),
  };
}

/** Shows a box of board units whole: as near as now, or from further away where it would not fit. */
export function containing(
  camera: Camera,
  box: { left: number; top: number; right: number; bottom: number },
  drawing: Drawing,
  window: Viewport,
): Camera {
  const free = freePart(window);
  const room = Math.min(free.width / (box.right - box.left), free.height / (box.bottom - box.top));
  const middle = { x: free.left + free.width / 2, y: free.top + free.height / 2 };
  const near = room < camera.zoom ? zoomed(camera, room / camera.zoom, middle, drawing, window) : camera;
  return showing(near, box, drawing, window);
}

/** A camera part of the way to another; the zoom goes by even factors. */
export function onTheWay(from: Camera, to: Camera, part: number): Camera {
  if (part >= 1) return to;
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  // The spot that stands still while zooming, so that the way there is straight on the board.
  const share = to.zoom === from.zoom ? part : (zoom - from.zoom) / (to.zoom - from.zoom);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, zoom };
}

/** How far a stretch has to go to lie within bounds, or in their middle where it is too long for them. */
function shift(from: number, to: number, low: number, high: number): number {
  if (to - from > high - low) return (low + high - from - to) / 2;
  return from < low ? low - from : to > high ? high - to : 0;
}

/** Keeps the middle of the free part over the board. */
function inSight(camera: Camera, { frame: [, , width, height] }: Drawing, window: Viewport): Camera {
  const free = freePart(window);
  const middleX = free.left + free.width / 2;
  const middleY = free.top + free.height / 2;
  return {
    x: Math.min(middleX, Math.max(middleX - width * camera.zoom, camera.x)),
    y: Math.min(middleY, Math.max(middleY - height * camera.zoom, camera.y)),
    zoom: camera.zoom,
  };
}

function freePart({ width, height, covered }: Viewport) {
  return {
    left: covered.left,
    top: covered.top,
    width: Math.max(40, width - covered.left - covered.right),
    height: Math.max(40, height - covered.top - covered.bottom),
  };
}
