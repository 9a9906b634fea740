import { t } from './index.js';

/** Odds are rounded to the first of these steps that is no finer than their noise. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25];
/** The least size of a step, in standard errors. */
const SURE = 1.5;
/** Odds closer to 0 or 1 than this are shown as under or over: hidden cards may always change them. */
const LEAST = 0.03;

/** Odds as text, no finer than `noise`, their standard error: `20 %`, or near the ends `under 3 %`. */
export function shareText(odds: number, noise: number): string {
  return shareBy(odds, noise, (rounded) => rounded);
}

/** The same within a sentence: `about 20 %`. */
export function aboutShare(odds: number, noise: number): string {
  return shareBy(odds, noise, t.advice.about);
}

function shareBy(odds: number, noise: number, rounded: (share: string) => string): string {
  const { percent } = t.basics;
  if (noise === 0) return percent(odds);
  const step = STEPS.find((it) => it >= SURE * noise) ?? 0.25;
  const end = Math.max(LEAST, step / 2);
  if (odds < end) return t.advice.under(percent(end));
  if (odds > 1 - end) return t.advice.over(percent(1 - end));
  return rounded(percent(Math.round(odds / step) * step));
}
