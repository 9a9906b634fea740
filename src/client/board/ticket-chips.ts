import { type Bounds, placesOf } from './bounds.js';
import { type Camera, freeArea, toScreen, type Viewport } from './camera.js';
import { type EdgeChip, edgeChips } from './edge-chips.js';
import type { Scene } from './scene.js';
import { textWidth } from './text-metrics.js';

/** The size of the letters of a chip, and the width of all else in it, in pixels. */
const LETTER = 12.5;
const BESIDE = 38;
/** The corners of the free area belong to the overview and to buttons: width and height in pixels. */
const OVERVIEW = [78, 104] as const;
const TOOLS = [58, 165] as const;
const ZOOM_BUTTONS = [54, 140] as const;

/** The chips that name the ends of tickets out of view; a country is in view if one of its stations is. */
export function ticketChips(
  scene: Scene,
  ends: readonly string[],
  names: Readonly<Record<string, string>>,
  camera: Camera,
  viewport: Viewport,
): EdgeChip[] {
  const { left, top, width, height } = freeArea(viewport);
  const free: Bounds = { left, top, right: left + width, bottom: top + height };
  const targets = ends.flatMap((id) => {
    const spots = placesOf(scene, [id]).map((it) => toScreen(camera, it, scene.drawing));
    const isInView = spots.some(
      ({ x, y }) => x >= free.left && x <= free.right && y >= free.top && y <= free.bottom,
    );
    const [first] = spots;
    return first === undefined || isInView ? [] : { id, name: names[id] ?? id, ...first };
  });
  return edgeChips(targets, free, (name) => LETTER * textWidth(name, 'major') + BESIDE, [
    around(free.left, free.top, OVERVIEW),
    around(free.right, free.top, TOOLS),
    around(free.right, free.bottom, ZOOM_BUTTONS),
  ]);
}

function around(x: number, y: number, [width, height]: readonly [number, number]): Bounds {
  return { left: x - width, top: y - height, right: x + width, bottom: y + height };
}
