import type { Bounds } from './bounds.js';
import type { Point } from './point.js';

/** A place to point at from the edge of the map, and where it is on the screen. */
export interface EdgeTarget extends Point {
  readonly id: string;
  readonly name: string;
}

/** A small sign at the edge of the map that names a place out of view; its middle, its width and its direction in radians. */
export interface EdgeChip extends EdgeTarget {
  readonly width: number;
  readonly angle: number;
}

/** The height of a chip, in pixels. */
export const CHIP_HEIGHT = 30;
const MOST_CHIPS = 6;
/** The distance between chips, and to the edge of the free area. */
const GAP = 6;
/** How far a chip may slide along its edge to find a spot, in steps of this. */
const STEP = 10;
const STEPS = 24;

/**
 * The chips for the targets out of the free area, the nearest ones first, each where the line from the middle leaves the free area. A chip
 * that finds no spot beside the others and what they must `avoid` is left out.
 */
export function edgeChips(
  targets: readonly EdgeTarget[],
  free: Bounds,
  widthOf: (name: string) => number,
  avoid: readonly Bounds[],
): EdgeChip[] {
  const middle = { x: (free.left + free.right) / 2, y: (free.top + free.bottom) / 2 };
  const away = ({ x, y }: Point): number =>
    Math.hypot(Math.max(free.left - x, 0, x - free.right), Math.max(free.top - y, 0, y - free.bottom));
  const taken = [...avoid];
  const chips: EdgeChip[] = [];
  for (const target of targets.filter((it) => away(it) > 0).sort((p, q) => away(p) - away(q))) {
    if (chips.length === MOST_CHIPS) break;
    const width = widthOf(target.name);
    const spot = spots(target, middle, free, width).find((at) => {
      const box = boxAround(at, width, GAP);
      return taken.every((it) => !overlap(it, box));
    });
    if (spot === undefined) continue;
    taken.push(boxAround(spot, width, 0));
    const angle = Math.atan2(target.y - spot.y, target.x - spot.x);
    chips.push({ id: target.id, name: target.name, ...spot, width, angle });
  }
  return chips;
}

/** The middles a chip may have, the nearest to its line first: all slide along the same edge. */
function spots(target: Point, middle: Point, free: Bounds, width: number): Point[] {
  const halfX = width / 2 + GAP;
  const halfY = CHIP_HEIGHT / 2 + GAP;
  const clampX = (x: number): number => Math.min(free.right - halfX, Math.max(free.left + halfX, x));
  const clampY = (y: number): number => Math.min(free.bottom - halfY, Math.max(free.top + halfY, y));
  const dx = target.x - middle.x;
  const dy = target.y - middle.y;
  const roomX = (free.right - free.left) / 2;
  const roomY = (free.bottom - free.top) / 2;
  const isSideways = Math.abs(dx) * roomY > Math.abs(dy) * roomX;
  const part = isSideways ? roomX / Math.abs(dx) : roomY / Math.abs(dy);
  const edge = { x: middle.x + dx * part, y: middle.y + dy * part };
  return Array.from({ length: 2 * STEPS + 1 }, (_, i) => {
    const slide = STEP * Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1);
    return {
      x: clampX(isSideways ? edge.x : edge.x + slide),
      y: clampY(isSideways ? edge.y + slide : edge.y),
    };
  });
}

function boxAround({ x, y }: Point, width: number, gap: number): Bounds {
  const halfX = width / 2 + gap;
  const halfY = CHIP_HEIGHT / 2 + gap;
  return { left: x - halfX, top: y - halfY, right: x + halfX, bottom: y + halfY };
}

function overlap(p: Bounds, q: Bounds): boolean {
  return p.left < q.right && q.left < p.right && p.top < q.bottom && q.top < p.bottom;
}
