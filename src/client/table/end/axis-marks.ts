/** The possible distances between two marks. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];

/** At most `most` round numbers to mark on an axis from 1 to `last`. */
export function axisMarks(last: number, most: number): number[] {
  const step = STEPS.find((it) => last / it < most + 1) ?? last;
  return Array.from({ length: Math.floor(last / step) }, (_, i) => (i + 1) * step);
}
