import { type Box, grow, type Size } from './boxes.js';

/** The space between a tip and what it is about, in pixels. */
const GAP = 16;
/** How much around a spot stays clear of a tip, in pixels. */
const CLEAR = 12;

/** A point on the screen, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Where a tip stands: above what it is about, below, right, left or at a corner of it, within the area, where it covers
 * the fewest of the spots; among equals the first. A pointer is a box without size.
 */
export function placeTip(
  area: Box,
  size: Size,
  about: Box,
  gap = GAP,
  spots: readonly Spot[] = [],
): { left: number; top: number } {
  const last = { left: area.left + area.width - size.width, top: area.top + area.height - size.height };
  const left = clamp(about.left + about.width / 2 - size.width / 2, area.left, last.left);
  const top = clamp(about.top + about.height / 2 - size.height / 2, area.top, last.top);
  const above = about.top - gap - size.height;
  const below = about.top + about.height + gap;
  const right = about.left + about.width + gap;
  const before = about.left - gap - size.width;
  const places = [
    { left, top: above },
    { left, top: below },
    { left: right, top },
    { left: before, top },
    { left: right, top: above },
    { left: right, top: below },
    { left: before, top: above },
    { left: before, top: below },
  ].filter((it) => it.left >= area.left && it.left <= last.left && it.top >= area.top && it.top <= last.top);
  const covered = (it: { left: number; top: number }): number =>
    spots.filter((spot) => isWithin(spot, grow({ ...it, ...size }, CLEAR))).length;
  const [first = { left, top: clamp(below, area.top, last.top) }, ...others] = places;
  return others.reduce((best, it) => (covered(it) < covered(best) ? it : best), first);
}

function isWithin({ x, y }: Spot, { left, top, width, height }: Box): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height;
}

function clamp(at: number, from: number, to: number): number {
  return Math.max(from, Math.min(at, to));
}
