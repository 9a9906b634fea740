import type { Label } from './labels.js';
import type { Scene } from './scene.js';
import { discOverlap, type Rect, rectsOverlap } from './shapes.js';

/** A piece is this much wider than a space. */
export const PIECE_WIDTH = 1.16;

/** What a name must keep clear of: every space, as wide as the pieces that may lie on it, and the badges. */
export function obstaclesOf(scene: Scene): Rect[] {
  const spaces = scene.routes.flatMap((route) =>
    route.spaces.map((space) => ({ ...space, across: space.across * PIECE_WIDTH })),
  );
  return [...spaces, ...scene.badges];
}

/** Something on the board that a name may not lie on: the upright box around it, and a closer look. */
interface Solid {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
  hits(box: Rect): boolean;
}

/** Whether a name may stand somewhere: in the board's frame or so much on either side of it, but for the upper corners, and on nothing. */
export function freeSpaceTest(scene: Scene, aside = 0, corner = 0): (box: Rect) => boolean {
  const [left, top, width, height] = scene.drawing.frame;
  const rowOf = (y: number): number =>
    Math.min(ROWS - 1, Math.max(0, Math.floor(((y - top) * ROWS) / height)));
  // Each row knows what reaches into it, so that a name is held against its own surroundings alone.
  const rows: Solid[][] = Array.from({ length: ROWS }, () => []);
  for (const solid of solidsOf(scene)) {
    const last = rowOf(solid.y + solid.halfY);
    for (let row = rowOf(solid.y - solid.halfY); row <= last; row++) rows[row]?.push(solid);
  }
  return (box) => {
    const { halfX, halfY } = extentOf(box);
    const beyond = Math.max(left - (box.x - halfX), box.x + halfX - (left + width));
    if (beyond > (box.y - halfY < top + corner ? 0 : aside)) return false;
    if (box.y - halfY < top || box.y + halfY > top + height) return false;
    const last = rowOf(box.y + halfY + 1);
    for (let row = rowOf(box.y - halfY - 1); row <= last; row++) {
      for (const solid of rows[row] ?? []) {
        if (Math.abs(solid.x - box.x) >= halfX + solid.halfX) continue;
        if (Math.abs(solid.y - box.y) < halfY + solid.halfY && solid.hits(box)) return false;
      }
    }
    return true;
  };
}

const ROWS = 24;

function solidsOf(scene: Scene): Solid[] {
  const spaces = obstaclesOf(scene).map((rect) => ({
    x: rect.x,
    y: rect.y,
    ...extentOf(rect),
    hits: over(rect),
  }));
  const places = scene.places.map((place) => ({
    x: place.x,
    y: place.y,
    halfX: place.radius + 1,
    halfY: place.radius + 1,
    hits: (box: Rect) => discOverlap(place, box) > -1,
  }));
  return [...spaces, ...places];
}

/** Whether a box lies on a rectangle, when the upright boxes around both overlap. */
function over(rect: Rect): (box: Rect) => boolean {
  const cos = Math.cos(rect.angle);
  const sin = Math.sin(rect.angle);
  return (box) => {
    if (box.angle !== 0) return rectsOverlap(rect, box) > 0;
    // Nearly all names are upright, and then two directions are left to look along.
    const dx = box.x - rect.x;
    const dy = box.y - rect.y;
    const along = rect.along + box.along * Math.abs(cos) + box.across * Math.abs(sin);
    const across = rect.across + box.along * Math.abs(sin) + box.across * Math.abs(cos);
    return Math.abs(dx * cos + dy * sin) < along && Math.abs(dy * cos - dx * sin) < across;
  };
}

/** Whether two names would touch. */
export function labelsTouch(p: Label, q: Label): boolean {
  if (p.turn === 0 && q.turn === 0)
    return (
      Math.abs(p.box.x - q.box.x) < p.box.along + q.box.along + 1 &&
      Math.abs(p.box.y - q.box.y) < p.box.across + q.box.across + 1
    );
  return rectsOverlap(p.box, q.box) > -1;
}

/** Half the width and height of the upright box around a rectangle. */
function extentOf({ along, across, angle }: Rect): { halfX: number; halfY: number } {
  if (angle === 0) return { halfX: along, halfY: across };
  const sin = Math.abs(Math.sin(angle));
  const cos = Math.abs(Math.cos(angle));
  return { halfX: along * cos + across * sin, halfY: along * sin + across * cos };
}
