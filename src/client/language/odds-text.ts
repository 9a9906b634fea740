import { t } from './index.js';

/** Chances are rounded to one of these steps, the first that is no finer than the noise in them. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25];
/** How many standard errors a step has at least. */
const SURE = 1.5;
/** Nothing more exact is said of chances near the ends: what is hidden may always turn out otherwise. */
const LEAST = 0.03;

/** A chance to win as text, no finer than `noise`, its standard error: `20 %`, or near the ends `under 3 %`. */
export function shareText(chance: number, noise: number): string {
  return shareBy(chance, noise, (rounded) => rounded);
}

/** The same for a sentence: `about 20 %`. */
export function aboutShare(chance: number, noise: number): string {
  return shareBy(chance, noise, t.advice.about);
}

function shareBy(chance: number, noise: number, rounded: (share: string) => string): string {
  const { percent } = t.basics;
  if (noise === 0) return percent(chance);
  const step = STEPS.find((it) => it >= SURE * noise) ?? 0.25;
  const end = Math.max(LEAST, step / 2);
  if (chance < end) return t.advice.under(percent(end));
  if (chance > 1 - end) return t.advice.over(percent(1 - end));
  return rounded(percent(Math.round(chance / step) * step));
}
