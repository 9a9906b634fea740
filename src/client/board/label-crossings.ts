import type { Label } from './labels.js';
import { distance, type Point } from './point.js';
import { type Rect, rectsOverlap } from './shapes.js';

type Line = readonly [Point, Point];

/** The distance a leader keeps from other names and leaders, in letter sizes. */
const CLEAR = 0.2;
/** Names closer below each other than this, in letter sizes, read like the lines of one. */
const STACKED = 0.45;

/** How often a name and its leader cross other names and leaders, near misses included. */
export function countCrossings(label: Label, others: readonly Label[], clear = CLEAR): number {
  const line = label.leader && rectOf(label.leader, clear * label.size);
  let count = 0;
  for (const other of others) {
    const theirs = other.leader && rectOf(other.leader, clear * other.size);
    if (line && rectsOverlap(line, other.box) > 0) count++;
    if (theirs && rectsOverlap(theirs, label.box) > 0) count++;
    if (line && theirs && rectsOverlap(line, theirs) > 0) count++;
  }
  return count;
}

/** How many names lie right above or below this one. */
export function countStacked({ box, size }: Label, others: readonly Label[]): number {
  return others.filter(
    (other) =>
      Math.abs(other.box.x - box.x) < other.box.along + box.along &&
      Math.abs(other.box.y - box.y) < other.box.across + box.across + STACKED * size,
  ).length;
}

/** A line as a rectangle that includes the clearance on either side. */
function rectOf([from, to]: Line, across: number): Rect {
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    along: distance(from, to) / 2,
    across,
    angle: Math.atan2(to.y - from.y, to.x - from.x),
  };
}
