/** Whether this device was told to show notifications: then it does so until that is turned off. */
const KEY = 'rallar.push';

export function isSubscribed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers whether this device shows notifications. */
export function noteSubscribed(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, '');
    else localStorage.removeItem(KEY);
  } catch {
    // The browser denies storage: it has no notifications either.
  }
}
