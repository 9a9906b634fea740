import type { Label } from './labels.js';
import type { Point } from './point.js';
import type { Scene, ScenePlace } from './scene.js';
import type { Disc, Rect } from './shapes.js';

/** From this cost on a name could be taken for another place's; every cause of it adds as much. */
export const AMBIGUOUS = 20;

/** A line keeps so far from the marks of other places, in the name's size, or it seems to lead there. */
const PASSING = 0.25;
/** The marks of other places should be so much further from a name than its own, in its size. */
const PLAINLY = 0.25;

/** A name rather has so much longer a line than another place's mark right beside it. */
const TOUCHING = 14;

/** What a name costs that stands so far from its mark, for the marks of other places near to it and to its line. */
export function ambiguityCost({ box, leader, size }: Label, away: number, others: readonly Disc[]): number {
  let nearest = Infinity;
  let passed = 0;
  for (const other of others) {
    nearest = Math.min(nearest, gapToBox(other, box));
    if (leader && gapToLine(other, leader) < PASSING * size) passed++;
  }
  const cost = AMBIGUOUS * passed;
  if (nearest >= away + PLAINLY * size) return cost;
  if (nearest >= away + 0.01 * size) return cost + 1;
  return cost + AMBIGUOUS * (leader ? 1 : 2) + TOUCHING * Math.max(0, 1 - nearest / size);
}

/** The places whose marks are nearer to a name than its own, and not far from it. */
export function confusablePlaces({ places }: Scene, { id, box, size }: Label): ScenePlace[] {
  const own = places.find((it) => it.id === id);
  if (own === undefined) return [];
  const reach = Math.min(gapToBox(own, box), 2 * size);
  return places.filter((it) => it !== own && gapToBox(it, box) < reach);
}

/** How far a mark is from an upright box. */
export function gapToBox({ x, y, radius }: Disc, box: Rect): number {
  const outX = Math.max(0, Math.abs(x - box.x) - box.along);
  const outY = Math.max(0, Math.abs(y - box.y) - box.across);
  return Math.sqrt(outX * outX + outY * outY) - radius;
}

/** How far a mark is from a line. */
export function gapToLine({ x, y, radius }: Disc, [from, to]: readonly [Point, Point]): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const part = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const near = Math.min(1, Math.max(0, part));
  const offX = from.x + near * dx - x;
  const offY = from.y + near * dy - y;
  return Math.sqrt(offX * offX + offY * offY) - radius;
}
