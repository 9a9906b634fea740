import { between, distance, type Point } from './point.js';

/** The line of a route: a cubic Bézier with sampled arc lengths. */
export interface Curve {
  readonly points: readonly [Point, Point, Point, Point];
  readonly length: number;
  /** The arc length up to each sample; samples are even in the cubic's parameter. */
  readonly lengths: readonly number[];
}

const SAMPLES = 48;

/** The cubic between two places, its control points pushed sideways by parts of their distance. */
export function curveBetween(a: Point, b: Point, [b1, b2]: readonly [number, number]): Curve {
  const side = { x: a.y - b.y, y: b.x - a.x };
  const controlPoint = (part: number, bend: number): Point => {
    const p = between(a, b, part);
    return { x: p.x + side.x * bend, y: p.y + side.y * bend };
  };
  const points = [a, controlPoint(1 / 3, b1), controlPoint(2 / 3, b2), b] as const;
  const lengths = [0];
  let last = a;
  let length = 0;
  for (let i = 1; i <= SAMPLES; i++) {
    const next = pointAt(points, i / SAMPLES);
    length += distance(last, next);
    lengths.push(length);
    last = next;
  }
  return { points, length, lengths };
}

/** The point at a distance along the curve, which continues straight beyond its ends. */
export function along(curve: Curve, at: number): Point {
  const { points, length, lengths } = curve;
  if (at <= 0) return beyond(points[0], points[1], at);
  if (at >= length) return beyond(points[3], points[2], length - at);
  let i = 1;
  while ((lengths[i] ?? length) < at) i++;
  const from = lengths[i - 1] ?? 0;
  const to = lengths[i] ?? length;
  return pointAt(points, (i - 1 + (at - from) / (to - from)) / SAMPLES);
}

/** The curve's direction at a distance along it, in radians. */
export function angleAt(curve: Curve, at: number): number {
  const p = along(curve, at - 0.5);
  const q = along(curve, at + 0.5);
  return Math.atan2(q.y - p.y, q.x - p.x);
}

function pointAt([a, b, c, d]: Curve['points'], t: number): Point {
  const ab = between(a, b, t);
  const bc = between(b, c, t);
  const cd = between(c, d, t);
  return between(between(ab, bc, t), between(bc, cd, t), t);
}

/** The point a negative step behind one end of the curve. */
function beyond(end: Point, inner: Point, step: number): Point {
  const far = distance(end, inner);
  return far === 0 ? end : between(end, inner, step / far);
}
