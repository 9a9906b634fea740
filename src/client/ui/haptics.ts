import { settings } from '../settings/settings.svelte.js';

/** Vibrates for some milliseconds, where the device can and the player has not switched it off. */
export function vibrate(ms: number): void {
  // Tests run without a browser, Safari has no such call, and others refuse it before the first touch.
  if (!settings.vibration || typeof navigator === 'undefined' || !navigator.userActivation?.hasBeenActive)
    return;
  navigator.vibrate?.(ms);
}
