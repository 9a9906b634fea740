import { type Label, labelOf, movedLabel } from './labels.js';
import type { Face } from './lettering.js';
import { heading, type Point } from './point.js';
import type { Disc, Rect } from './shapes.js';

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

/** How far an upright box has to go in a direction to keep a distance from a mark. */
function outwards(mark: Disc, box: Rect, step: Point, away: number): number {
  const wanted = mark.radius + away;
  let near = 0;
  let far = wanted + 2 * Math.hypot(box.along, box.across);
  for (let i = 0; i < 10; i++) {
    const middle = (near + far) / 2;
    const outX = Math.max(0, Math.abs(box.x - mark.x + step.x * middle) - box.along);
    const outY = Math.max(0, Math.abs(box.y - mark.y + step.y * middle) - box.across);
    if (outX * outX + outY * outY < wanted * wanted) near = middle;
    else far = middle;
  }
  return far;
}
