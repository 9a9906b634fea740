/** What may lie between two marks of an axis. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];

/** The marks of an axis from 1 to a last number: even numbers, and at most so many. */
export function ticks(last: number, most: number): number[] {
  const step = STEPS.find((it) => last / it < most + 1) ?? last;
  return Array.from({ length: Math.floor(last / step) }, (_, i) => (i + 1) * step);
}
