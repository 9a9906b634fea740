import { prefersReducedMotion } from './reduced-motion.js';

const PULSE_MS = 10;

/** A short pulse under the finger, on devices that can give one and where motion is not reduced. */
export function pulse(): void {
  if ('vibrate' in navigator && !prefersReducedMotion()) navigator.vibrate(PULSE_MS);
}
