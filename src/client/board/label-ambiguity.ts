import type { Label } from './labels.js';
import type { Point } from './point.js';
import type { Scene, ScenePlace } from './scene.js';
import type { Disc, Rect } from './shapes.js';

/** From this cost on, a name could be taken for another place's; each cause adds as much. */
export const AMBIGUOUS = 20;

/** A leader closer to another place's mark than this, in letter sizes, seems to lead there. */
const LEADER_CLEARANCE = 0.25;
/** How much further the marks of other places should be from a name than its own, in letter sizes. */
const MARGIN = 0.25;

/** What another place's mark right beside a name costs, in length of leader. */
const TOUCHING = 14;

/** What a name `away` from its own mark costs for the marks of other places near it and its leader. */
export function ambiguityCost({ box, leader, size }: Label, away: number, others: readonly Disc[]): number {
  let nearest = Infinity;
  let passed = 0;
  for (const other of others) {
    nearest = Math.min(nearest, gapToBox(other, box));
    if (leader && gapToLine(other, leader) < LEADER_CLEARANCE * size) passed++;
  }
  const cost = AMBIGUOUS * passed;
  if (nearest >= away + MARGIN * size) return cost;
  if (nearest >= away + 0.01 * size) return cost + 1;
  return cost + AMBIGUOUS * (leader ? 1 : 2) + TOUCHING * Math.max(0, 1 - nearest / size);
}

/** The places whose marks are near a name, and nearer than its own. */
export function confusablePlaces({ places }: Scene, { id, box, size }: Label): ScenePlace[] {
  const own = places.find((it) => it.id === id);
  if (own === undefined) return [];
  const reach = Math.min(gapToBox(own, box), 2 * size);
  return places.filter((it) => it !== own && gapToBox(it, box) < reach);
}

/** The distance from a mark to an upright box. */
export function gapToBox({ x, y, radius }: Disc, box: Rect): number {
  const outX = Math.max(0, Math.abs(x - box.x) - box.along);
  const outY = Math.max(0, Math.abs(y - box.y) - box.across);
  return Math.sqrt(outX * outX + outY * outY) - radius;
}

/** The distance from a mark to a line. */
export function gapToLine({ x, y, radius }: Disc, [from, to]: readonly [Point, Point]): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const part = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
  const near = Math.min(1, Math.max(0, part));
  const offX = from.x + near * dx - x;
  const offY = from.y + near * dy - y;
  return Math.sqrt(offX * offX + offY * offY) - radius;
}
