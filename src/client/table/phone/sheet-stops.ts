/** The heights a sheet rests at, lowest first. */
export const STOPS = ['peek', 'half', 'full'] as const;
/** A height a sheet rests at: two lines, the hand and the buttons, or everything. */
export type Stop = (typeof STOPS)[number];
/** The height of each stop, in pixels. */
export type StopHeights = Readonly<Record<Stop, number>>;

/** From this speed on a drag is a fling, in pixels per millisecond. */
const FLING = 0.4;
/** How far a sheet that is let go would glide, in milliseconds of its speed. */
const GLIDE_MS = 120;

/** The stop where a sheet comes to rest when it is let go at a height, moving upwards at a speed in pixels per millisecond. */
export function restingStop(height: number, speed: number, heights: StopHeights): Stop {
  if (speed > FLING) return STOPS.find((stop) => heights[stop] > height) ?? 'full';
  if (speed < -FLING) return [...STOPS].reverse().find((stop) => heights[stop] < height) ?? 'peek';
  const glided = height + speed * GLIDE_MS;
  const distance = (stop: Stop): number => Math.abs(heights[stop] - glided);
  return STOPS.reduce((nearest, stop) => (distance(stop) < distance(nearest) ? stop : nearest));
}

/** The height of a sheet dragged to a height: beyond its ends it follows the finger reluctantly. */
export function draggedHeight(height: number, { peek, full }: StopHeights): number {
  if (height < peek) return peek - (peek - height) / 4;
  return height > full ? full + (height - full) / 8 : height;
}

/** The stop that a press on the handle leads to: one up, and from the highest down to the lowest. */
export function stopAfterPress(stop: Stop, heights: StopHeights): Stop {
  return STOPS.find((it) => heights[it] > heights[stop]) ?? 'peek';
}
