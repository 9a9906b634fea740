import type { BoardDrawing } from '../../boards/drawing.js';
import { along, angleAt, type Curve } from './curve.js';
import { plus, rightOf } from './point.js';
import type { Rect } from './shapes.js';

/** The spaces along a curve, and where along it they start and end. */
export interface LaidSpaces {
  readonly from: number;
  readonly to: number;
  /** The spaces of the lane to the left (−1), in the middle (0) or to the right (1), from `a` to `b`. */
  lane(side: -1 | 0 | 1): Rect[];
}

/** Half of the leftover length widens the gaps, up to this factor. */
const WIDEST_GAP = 2.2;

/** Lays equal spaces along a curve by arc length, centred between the marks of its two places. */
export function laySpaces(
  curve: Curve,
  radiusA: number,
  radiusB: number,
  count: number,
  drawing: BoardDrawing,
  slide: number,
): LaidSpaces {
  const [length, width] = drawing.space;
  const available = curve.length - radiusA - radiusB;
  const slack = Math.max(0, available - count * length - (count - 1) * drawing.gap);
  const share = count > 1 ? slack / 2 / (count - 1) : 0;
  const gap = Math.min(drawing.gap + share, drawing.gap * WIDEST_GAP);
  const total = count * length + (count - 1) * gap;
  const from = radiusA + (available - total) / 2 + slide;
  const offset = (width + drawing.laneGap) / 2;
  return {
    from,
    to: from + total,
    lane: (side) =>
      Array.from({ length: count }, (_, i) => {
        const middle = from + length / 2 + i * (length + gap);
        const angle = angleAt(curve, middle);
        const spot = plus(along(curve, middle), rightOf(angle), side * offset);
        return { ...spot, along: length / 2, across: width / 2, angle };
      }),
  };
}
