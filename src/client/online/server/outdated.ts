import { reloadNewest } from '../../offline/updates.js';

/** Set while this tab has been reloaded because it was outdated, and has not connected since. */
const KEY = 'rallar.reloaded';

/** Reloads an outdated page, once: false where that has been tried, or can't be remembered. */
export function reloadOnce(reload: () => Promise<void> = reloadNewest): boolean {
  try {
    if (sessionStorage.getItem(KEY) !== null) return false;
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Without a memory it might reload for ever.
    return false;
  }
  void reload();
  return true;
}

/** The page is as new as its server: should it be outdated again, it may be reloaded again. */
export function noteUpToDate(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
