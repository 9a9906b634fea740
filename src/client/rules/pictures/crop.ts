import { boundsOf, type Bounds } from '../../board/bounds.js';
import { designedLabels, type Label, labelOf } from '../../board/labels.js';
import type { Point } from '../../board/point.js';
import type { Scene } from '../../board/scene.js';
import type { Disc, Rect } from '../../board/shapes.js';
import type { Scenery } from '../topics/examples.js';

/** A part of the board as a picture: its box, what lies in it, and the names shown. */
export interface Crop {
  readonly box: Bounds;
  readonly scene: Scene;
  readonly labels: readonly Label[];
}

/** The width that a picture is designed for, and there the size of names and the greatest length of a space, in pixels. */
const WIDTH_PX = 330;
const LETTER_PX = 14.5;
const SPACE_PX = 38;
/** What is left free around routes and names, in widths of a space. */
const MARGIN = 0.7;
/** How far the ring around a place reaches, in radii of its mark. */
const RING = 1.7;

/** The flattest and the tallest picture: width by height. */
const WIDEST = 2.2;
const TALLEST = 1.6;

/** Cuts the part of a board that a picture shows. */
export function cropOf(
  scene: Scene,
  names: Readonly<Record<string, string>>,
  { routes, places }: Scenery,
): Crop {
  const shown = routes.flatMap((id) => scene.routes[id] ?? []);
  const marks: Disc[] = shown.flatMap(({ spaces, line }) => [
    ...spaces.map(around),
    ...[line.curve.points[0], line.curve.points[3]].map((end) => ({
      ...end,
      radius: scene.drawing.radius.major * RING,
    })),
  ]);
  const margin = scene.drawing.space[1] * MARGIN;
  const least = (scene.drawing.space[0] * WIDTH_PX) / SPACE_PX;
  const near = boundsOf(marks, 1);
  const middle = { x: (near.left + near.right) / 2, y: (near.top + near.bottom) / 2 };
  const named = designedLabels(scene, names).filter(({ id }) => places.includes(id));
  let box = shaped(near, margin, least);
  let labels: Label[] = [];
  // Names may need a wider picture, and a wider picture larger names.
  for (let pass = 0; pass < 3; pass++) {
    const letter = (LETTER_PX / WIDTH_PX) * (box.right - box.left);
    labels = named.map((label) => labelAside(scene, label, letter, middle));
    const all = [...marks, ...labels.flatMap((label) => cornersOf(label.box))];
    box = shaped(boundsOf(all, 1), margin, least);
  }
  const isIn = (rect: Rect): boolean => touches(box, around(rect));
  const kept = new Set(scene.routes.filter(({ spaces }) => spaces.some(isIn)).map(({ id }) => id));
  return {
    box,
    labels,
    scene: {
      ...scene,
      routes: scene.routes.filter(({ id }) => kept.has(id)),
      lines: scene.lines.filter((line) => line.routes.some((id) => kept.has(id))),
      badges: scene.badges.filter(isIn),
    },
  };
}

function around({ x, y, along, across }: Rect): Disc {
  return { x, y, radius: Math.hypot(along, across) };
}

/** The corners of an upright box, as discs without extent. */
function cornersOf({ x, y, along, across }: Rect): Disc[] {
  return [
    { x: x - along, y: y - across, radius: 0 },
    { x: x + along, y: y + across, radius: 0 },
  ];
}

function touches({ left, right, top, bottom }: Bounds, { x, y, radius }: Disc): boolean {
  return x + radius > left && x - radius < right && y + radius > top && y - radius < bottom;
}

/** A box with a margin, at least this wide, widened or heightened where it is too tall or too flat. */
function shaped({ left, right, top, bottom }: Bounds, margin: number, least: number): Bounds {
  const tall = bottom - top + 2 * margin;
  const width = Math.max(right - left + 2 * margin, tall * TALLEST, least);
  const height = Math.max(tall, width / WIDEST);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** A place's name in this size, on the side of its mark that faces away from the middle of the picture. */
function labelAside(scene: Scene, label: Label, size: number, middle: Point): Label {
  const place = scene.places.find(({ id }) => id === label.id);
  if (place === undefined) return labelOf(label.id, label.lines, label.face, size, label.at, label.turn);
  const { along, across } = labelOf(label.id, label.lines, label.face, size, place).box;
  const step = { x: place.x - middle.x, y: place.y - middle.y };
  const far = Math.hypot(step.x, step.y) || 1;
  const [dx, dy] = [step.x / far, step.y / far];
  const clear = place.radius * RING + size * 0.2;
  // Beside the mark, or above or below it.
  const at =
    Math.abs(dx) > 0.5
      ? { x: place.x + Math.sign(dx) * (clear + along), y: place.y + dy * across }
      : { x: place.x + dx * along, y: place.y + Math.sign(dy) * (clear + across) };
  return labelOf(label.id, label.lines, label.face, size, at);
}
