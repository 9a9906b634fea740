/** The vertical extent of something on the screen, in pixels. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Where a bubble goes: how far below its usual place, and whether it must fold since it would cover what it speaks of anywhere. */
export interface Placement {
  readonly down: number;
  readonly folded: boolean;
}

/** Places a bubble of this height at the upper or the lower edge of the map, away from what is spoken of. */
export function placeBubble(map: Span, height: number, spoken: Span | undefined): Placement {
  const low = map.bottom - height;
  const covers = (top: number): boolean =>
    spoken !== undefined && top < spoken.bottom && top + height > spoken.top;
  if (!covers(map.top)) return { down: 0, folded: false };
  return low > map.top && !covers(low) ? { down: low - map.top, folded: false } : { down: 0, folded: true };
}
