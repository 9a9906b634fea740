import { t } from '../language/index.js';
import type { Speed } from './settings.svelte.js';

/** The least time between two events of bots in milliseconds, by speed. */
export const BOT_DELAYS: Readonly<Record<Speed, number>> = { none: 0, fast: 300, normal: 700, slow: 1600 };

/** The name of a speed of bots; no delay is called "at once". */
export function botSpeedName(speed: Speed): string {
  return speed === 'none' ? t.settings.atOnce : t.settings.speeds[speed];
}
