import { type Box, grow, overlap, type Size } from './boxes.js';

/** The corners of the map that a dock can stand in, the first being preferred. */
const CORNERS = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const;
/** A corner of the map. */
export type Corner = (typeof CORNERS)[number];

/** How much around a route stays clear of a dock, so that its ends and their names are seen, in pixels. */
const CLEAR = 30;

/** Where a dock stands, and whether it still covers something it should not. */
export interface DockPlace {
  corner: Corner;
  covers: boolean;
}

/**
 * The corner in which a dock covers least of the boxes it is about, and of those the one in which it covers the fewest
 * of the others. Among equals it stays where it is.
 */
export function placeDock(
  area: Box,
  size: Size,
  about: readonly Box[],
  others: readonly Box[],
  now: Corner,
): DockPlace {
  const [first, ...rest] = [now, ...CORNERS.filter((corner) => corner !== now)].map((corner) => {
    const dock = boxIn(area, size, corner);
    return {
      corner,
      covered: about.reduce((sum, box) => sum + overlap(dock, grow(box, CLEAR)), 0),
      beside: others.filter((box) => overlap(dock, box) > 0).length,
    };
  });
  const best = rest.reduce(
    (least, it) => ((it.covered - least.covered || it.beside - least.beside) < 0 ? it : least),
    first ?? { corner: now, covered: 0, beside: 0 },
  );
  return { corner: best.corner, covers: best.covered > 0 };
}

/** The box of a dock in a corner. */
function boxIn({ left, top, width, height }: Box, size: Size, corner: Corner): Box {
  return {
    left: corner.endsWith('left') ? left : left + width - size.width,
    top: corner.startsWith('top') ? top : top + height - size.height,
    ...size,
  };
}
