import type { Rect } from './shapes.js';

/** Where a space's middle lies, as an SVG transform. */
export function moved({ x, y }: Rect): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

/** How a space is turned, as an SVG transform; pieces are lit from above, so none stands upside down. */
export function turned({ angle }: Rect): string {
  const degrees = (angle * 180) / Math.PI;
  const upright = degrees > 90.01 ? degrees - 180 : degrees <= -89.99 ? degrees + 180 : degrees;
  return `rotate(${upright.toFixed(1)})`;
}

/** Where the shadow of a piece falls, always down and to the right. */
export function shaded(space: Rect): string {
  const { x, y, along } = space;
  return moved({ ...space, x: x + along * 0.08, y: y + along * 0.12 });
}
