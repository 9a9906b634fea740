import type { Box, Size } from './boxes.js';

/** The space between a tip and what it is about, in pixels. */
const GAP = 16;

/**
 * Where a tip stands: above what it is about, below it where there is no space above, and within the area. A pointer is
 * a box without size.
 */
export function placeTip(area: Box, size: Size, about: Box, gap = GAP): { left: number; top: number } {
  const above = about.top - gap - size.height;
  const below = about.top + about.height + gap;
  const middle = about.left + about.width / 2 - size.width / 2;
  return {
    left: clamp(middle, area.left, area.left + area.width - size.width),
    top: clamp(above >= area.top ? above : below, area.top, area.top + area.height - size.height),
  };
}

function clamp(at: number, from: number, to: number): number {
  return Math.max(from, Math.min(at, to));
}
