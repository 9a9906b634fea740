import type { BoardDrawing } from '../../src/boards/drawing.js';
import { type Disc, discOverlap, type Rect, rectsOverlap } from '../../src/client/board/shapes.js';

/** A piece is wider than the space it lies on. */
const PIECE = 1.16;

/** Spaces as wide as the pieces that may lie on them. */
export function wide(spaces: readonly Rect[]): Rect[] {
  return spaces.map((space) => ({ ...space, across: space.across * PIECE }));
}

/** The distance that things on a board should keep. */
export function clearance(drawing: BoardDrawing): number {
  return drawing.space[1] * 0.14;
}

/** The cost of a line's spaces being near to others, to marks, to names and to the edge. */
export function crowding(
  drawing: BoardDrawing,
  spaces: readonly Rect[],
  others: readonly Rect[],
  names: readonly Rect[],
  places: readonly Disc[],
): number {
  const clear = clearance(drawing);
  const [left, top, width, height] = drawing.frame;
  let cost = 0;
  for (const space of spaces) {
    for (const other of others) {
      if (Math.abs(other.x - space.x) + Math.abs(other.y - space.y) > 4 * space.along) continue;
      cost += hurt(rectsOverlap(space, other) + clear, clear);
    }
    for (const name of names) cost += hurt(rectsOverlap(space, name) + clear * 0.7, clear);
    for (const place of places) {
      cost += 1.5 * hurt(discOverlap(place, space) + clear * 0.6, clear);
    }
    const out = Math.max(left - space.x, space.x - left - width, top - space.y, space.y - top - height);
    cost += hurt(out + space.along, clear);
  }
  return cost;
}

/** The cost of a lane's spaces touching where it bends. */
export function folding(lanes: readonly (readonly Rect[])[]): number {
  let cost = 0;
  for (const lane of lanes) {
    lane.forEach((space, i) => {
      const next = lane[i + 1];
      if (next) cost += hurt(rectsOverlap(space, next) + 1.2, 1);
    });
  }
  return cost;
}

/** Zero while apart, and growing with the overlap. */
export function hurt(depth: number, unit: number): number {
  return depth <= 0 ? 0 : 2 * (depth / unit) + 4 * (depth / unit) ** 2;
}
