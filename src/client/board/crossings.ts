import type { Label } from './labels.js';
import { distance, type Point } from './point.js';
import { type Rect, rectsOverlap } from './shapes.js';

type Line = readonly [Point, Point];

/** How often a name and its line cross the names and lines that are there already. */
export function crossings(label: Label, others: readonly Label[]): number {
  const line = label.leader && rectOf(label.leader);
  let count = 0;
  for (const other of others) {
    const theirs = other.leader && rectOf(other.leader);
    if (line && rectsOverlap(line, other.box) > 0) count++;
    if (theirs && rectsOverlap(theirs, label.box) > 0) count++;
    if (line && theirs && rectsOverlap(line, theirs) > 0) count++;
  }
  return count;
}

/** A line as a rectangle with hardly any width. */
function rectOf([from, to]: Line): Rect {
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    along: distance(from, to) / 2,
    across: 0.5,
    angle: Math.atan2(to.y - from.y, to.x - from.x),
  };
}
