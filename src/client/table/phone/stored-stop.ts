import { type Stop, STOPS } from './sheet-stops.js';

const KEY = 'rallar.sheet';

/** The stop the player last chose on this device. */
export function storedStop(): Stop | undefined {
  try {
    const found = localStorage.getItem(KEY);
    return STOPS.find((stop) => stop === found);
  } catch {
    // The browser denies access.
    return undefined;
  }
}

/** Remembers the stop on this device, where the browser allows it. */
export function storeStop(stop: Stop): void {
  try {
    localStorage.setItem(KEY, stop);
  } catch {
    // It is forgotten when the page is closed.
  }
}
