import type { Label } from './labels.js';
import type { Scene } from './scene.js';
import { discOverlap, type Rect, rectsOverlap } from './shapes.js';

/** The width of a piece, in widths of a space. */
export const PIECE_WIDTH = 1.16;

/** The rectangles a name must keep clear of: every space, as wide as a piece on it, and the badges. */
export function obstaclesOf(scene: Scene): Rect[] {
  const spaces = scene.routes.flatMap((route) =>
    route.spaces.map((space) => ({ ...space, across: space.across * PIECE_WIDTH })),
  );
  return [...spaces, ...scene.badges];
}

/** Something a name must not cover: its upright bounding box for a quick test, and an exact one. */
interface Obstacle {
  readonly x: number;
  readonly y: number;
  readonly halfX: number;
  readonly halfY: number;
  hits(box: Rect): boolean;
}

/**
 * A test whether a name's box lies in the board's frame, or up to `aside` beside it below the upper corners, and covers nothing, or nothing
 * but spaces.
 */
export function freeSpaceTest(
  scene: Scene,
  aside = 0,
  corner = 0,
  mayCover: 'nothing' | 'spaces' = 'nothing',
): (box: Rect) => boolean {
  const [left, top, width, height] = scene.drawing.frame;
  const rowOf = (y: number): number =>
    Math.min(ROWS - 1, Math.max(0, Math.floor(((y - top) * ROWS) / height)));
  // Sorted into rows, so that a name is tested against its surroundings only.
  const rows: Obstacle[][] = Array.from({ length: ROWS }, () => []);
  const obstacles = mayCover === 'spaces' ? boundedPlaces(scene) : boundedObstacles(scene);
  for (const obstacle of obstacles) {
    const last = rowOf(obstacle.y + obstacle.halfY);
    for (let row = rowOf(obstacle.y - obstacle.halfY); row <= last; row++) rows[row]?.push(obstacle);
  }
  return (box) => {
    const { halfX, halfY } = extentOf(box);
    const beyond = Math.max(left - (box.x - halfX), box.x + halfX - (left + width));
    if (beyond > (box.y - halfY < top + corner ? 0 : aside)) return false;
    if (box.y - halfY < top || box.y + halfY > top + height) return false;
    const last = rowOf(box.y + halfY + 1);
    for (let row = rowOf(box.y - halfY - 1); row <= last; row++) {
      for (const obstacle of rows[row] ?? []) {
        if (Math.abs(obstacle.x - box.x) >= halfX + obstacle.halfX) continue;
        if (Math.abs(obstacle.y - box.y) < halfY + obstacle.halfY && obstacle.hits(box)) return false;
      }
    }
    return true;
  };
}

const ROWS = 24;

function boundedObstacles(scene: Scene): Obstacle[] {
  return [...boundedSpaces(scene), ...boundedPlaces(scene)];
}

function boundedSpaces(scene: Scene): Obstacle[] {
  return obstaclesOf(scene).map((rect) => ({
    x: rect.x,
    y: rect.y,
    ...extentOf(rect),
    hits: overlapTest(rect),
  }));
}

function boundedPlaces(scene: Scene): Obstacle[] {
  return scene.places.map((place) => ({
    x: place.x,
    y: place.y,
    halfX: place.radius + 1,
    halfY: place.radius + 1,
    hits: (box: Rect) => discOverlap(place, box) > -1,
  }));
}

/** A function that counts the spaces which a name's box covers. */
export function coveredCount(scene: Scene): (box: Rect) => number {
  const spaces = boundedSpaces(scene);
  return (box) => {
    const { halfX, halfY } = extentOf(box);
    let count = 0;
    for (const it of spaces) {
      if (Math.abs(it.x - box.x) >= halfX + it.halfX || Math.abs(it.y - box.y) >= halfY + it.halfY) continue;
      if (it.hits(box)) count++;
    }
    return count;
  };
}

/** A test whether a box overlaps a rectangle, given that their bounding boxes do. */
function overlapTest(rect: Rect): (box: Rect) => boolean {
  const cos = Math.cos(rect.angle);
  const sin = Math.sin(rect.angle);
  return (box) => {
    if (box.angle !== 0) return rectsOverlap(rect, box) > 0;
    // Nearly all names are upright, which leaves two axes to test.
    const dx = box.x - rect.x;
    const dy = box.y - rect.y;
    const along = rect.along + box.along * Math.abs(cos) + box.across * Math.abs(sin);
    const across = rect.across + box.along * Math.abs(sin) + box.across * Math.abs(cos);
    return Math.abs(dx * cos + dy * sin) < along && Math.abs(dy * cos - dx * sin) < across;
  };
}

/** Whether two names touch. */
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
