import { boundsOf, placesOf } from '../../src/client/board/bounds.js';
import { type Camera, freeArea, homeCamera, toScreen, type Viewport } from '../../src/client/board/camera.js';
import { MOST_LETTER_PX } from '../../src/client/board/shown-labels.js';
import type { DrawnBoard } from '../kit/drawn-boards.js';

/** What bars and the folded sheet, or the columns of a desktop, leave of windows of these sizes for the map. */
export const WINDOWS: readonly { window: string; viewport: Viewport }[] = [
  { window: '375 × 553', viewport: phone(375, 553 - 98, 150) },
  { window: '390 × 664', viewport: phone(390, 664 - 98, 150) },
  { window: '390 × 844', viewport: phone(390, 844 - 98, 150) },
  { window: '844 × 390', viewport: phone(458, 390, 8) },
  { window: '820 × 1180', viewport: phone(820, 1180 - 98, 150) },
  {
    window: '1440 × 900',
    viewport: { width: 1440, height: 900, covered: { left: 324, top: 62, right: 324, bottom: 20 } },
  },
];

function phone(width: number, height: number, bottom: number): Viewport {
  return { width, height, covered: { left: 6, top: 8, right: 6, bottom } };
}

/** The first view of a player with these ends of tickets. */
export function firstView({ scene }: DrawnBoard, viewport: Viewport, ends: readonly string[]) {
  const places = placesOf(scene, ends);
  const camera = homeCamera(scene.drawing, viewport, places.length === 0 ? undefined : boundsOf(places, 2.5));
  const free = freeArea(viewport).width / camera.zoom - scene.drawing.frame[2];
  const most = viewport.width < 1180 ? MOST_LETTER_PX.narrow : MOST_LETTER_PX.wide;
  return { camera, most, space: { zoom: camera.zoom, most, aside: Math.max(0, free) / 2 } };
}

/** The ends of tickets that are in view; a country is if one of its stations is. */
export function endsInView(
  { scene }: DrawnBoard,
  viewport: Viewport,
  camera: Camera,
  ends: readonly string[],
): string[] {
  const { left, top, width, height } = freeArea(viewport);
  return ends.filter((end) =>
    placesOf(scene, [end])
      .map((place) => toScreen(camera, place, scene.drawing))
      .some(({ x, y }) => x >= left && x <= left + width && y >= top && y <= top + height),
  );
}
