/** A point on the board, or a vector; y points down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point a vector away. */
export function plus(p: Point, step: Point, times = 1): Point {
  return { x: p.x + step.x * times, y: p.y + step.y * times };
}

/** The distance between two points. */
export function distance(p: Point, q: Point): number {
  return Math.hypot(q.x - p.x, q.y - p.y);
}

/** The point at a part of the distance from one to another. */
export function between(p: Point, q: Point, part: number): Point {
  return { x: p.x + (q.x - p.x) * part, y: p.y + (q.y - p.y) * part };
}

/** The unit vector in a direction, in radians. */
export function heading(angle: number): Point {
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The unit vector to the right of a direction. */
export function rightOf(angle: number): Point {
  return { x: -Math.sin(angle), y: Math.cos(angle) };
}
