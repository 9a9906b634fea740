import { type Bounds, placesOf } from './bounds.js';
import { type Camera, freeArea, toScreen, type Viewport } from './camera.js';
import { cornersOf } from './corners.js';
import { type EdgeChip, edgeChips } from './edge-chips.js';
import type { Scene } from './scene.js';
import { textWidth } from './text-metrics.js';

/** The size of the letters of a chip, and the width of all else in it, in pixels. */
const LETTER = 12.5;
const BESIDE = 38;

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
  const corners = cornersOf(viewport);
  const targets = ends.flatMap((id) => {
    const spots = placesOf(scene, [id]).map((it) => toScreen(camera, it, scene.drawing));
    const isInView = spots.some(
      ({ x, y }) => x >= free.left && x <= free.right && y >= free.top && y <= free.bottom,
    );
    const [first] = spots;
    return first === undefined || isInView ? [] : { id, name: names[id] ?? id, ...first };
  });
  return edgeChips(
    targets,
    free,
    (name) => LETTER * textWidth(name, 'major') + BESIDE,
    Object.values(corners),
  );
}
