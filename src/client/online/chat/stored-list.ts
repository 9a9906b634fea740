/** Reads a list that this device stores as JSON; empty where it is damaged or the browser denies storage. */
export function readList<T>(key: string, isItem: (it: unknown) => it is T): T[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(found) ? found.filter(isItem) : [];
  } catch {
    return [];
  }
}

/** Stores a list on this device, where the browser allows it. */
export function storeList(key: string, list: readonly unknown[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // It lasts until the page is closed.
  }
}
