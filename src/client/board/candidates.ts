import { type Label, labelOf, movedLabel } from './labels.js';
import type { Face } from './lettering.js';
import { heading, type Point } from './point.js';
import { type Disc, discOverlap, type Rect } from './shapes.js';

const TURNS = 36;
const HEADINGS = Array.from({ length: TURNS }, (_, turn) => heading((turn * 2 * Math.PI) / TURNS));

/** The spots around a place's mark where its name keeps each of some distances from it, all the way round. */
export function labelsAround(
  place: Disc & { readonly id: string },
  lines: readonly string[],
  face: Face,
  size: number,
  distances: readonly number[],
): Label[] {
  const origin = labelOf(place.id, lines, face, size, place);
  return distances.flatMap((away) =>
    HEADINGS.map((step) => {
      const far = outwards(place, origin.box, step, away);
      return movedLabel(origin, step.x * far, step.y * far);
    }),
  );
}

/** How far a box has to go in a direction to keep a distance from a mark. */
function outwards(mark: Disc, box: Rect, step: Point, away: number): number {
  const wide = { x: mark.x, y: mark.y, radius: mark.radius + away };
  let near = 0;
  let far = wide.radius + 2 * Math.hypot(box.along, box.across);
  for (let i = 0; i < 10; i++) {
    const middle = (near + far) / 2;
    const moved = { ...box, x: box.x + step.x * middle, y: box.y + step.y * middle };
    if (discOverlap(wide, moved) > 0) near = middle;
    else far = middle;
  }
  return far;
}
