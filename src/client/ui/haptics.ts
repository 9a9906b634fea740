let isEnabled = true;

/** Switches vibration on or off; the settings decide it. */
export function enableVibration(on: boolean): void {
  isEnabled = on;
}

/** Vibrates for some milliseconds, where the device can and the player has not switched it off. */
export function vibrate(ms: number): void {
  // Tests run without a browser, Safari has no such call, and others refuse it before the first touch.
  if (!isEnabled || typeof navigator === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(ms);
}
