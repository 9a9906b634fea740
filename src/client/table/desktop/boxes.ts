/** The size of something on the screen, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where something is on the screen, in pixels; a `DOMRect` is one. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** A box with this much more on each side. */
export function grow({ left, top, width, height }: Box, by: number): Box {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}
