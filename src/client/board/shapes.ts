/** A rotated rectangle: its middle, half its length and width, and its direction in radians. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly along: number;
  readonly across: number;
  readonly angle: number;
}

/** A disc. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The depth by which two rectangles overlap; negative: their distance along the best separating axis. */
export function rectsOverlap(p: Rect, q: Rect): number {
  const reach = Math.hypot(p.along, p.across) + Math.hypot(q.along, q.across);
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const apart = Math.hypot(dx, dy) - reach;
  if (apart > reach) return -apart;
  let depth = Infinity;
  for (const angle of [p.angle, p.angle + Math.PI / 2, q.angle, q.angle + Math.PI / 2]) {
    const reaches = projectionOf(p, angle) + projectionOf(q, angle);
    depth = Math.min(depth, reaches - Math.abs(dx * Math.cos(angle) + dy * Math.sin(angle)));
  }
  return depth;
}

/** The depth by which a disc overlaps a rectangle; negative: their distance. */
export function discOverlap(disc: Disc, rect: Rect): number {
  const dx = disc.x - rect.x;
  const dy = disc.y - rect.y;
  const cos = Math.cos(rect.angle);
  const sin = Math.sin(rect.angle);
  const outX = Math.abs(dx * cos + dy * sin) - rect.along;
  const outY = Math.abs(dy * cos - dx * sin) - rect.across;
  if (outX <= 0 && outY <= 0) return disc.radius - Math.max(outX, outY);
  return disc.radius - Math.hypot(Math.max(outX, 0), Math.max(outY, 0));
}

/** Half the length of a rectangle's projection on an axis. */
function projectionOf(rect: Rect, angle: number): number {
  const turn = rect.angle - angle;
  return rect.along * Math.abs(Math.cos(turn)) + rect.across * Math.abs(Math.sin(turn));
}
