/** The words of invitations, which let this tab into tables. They stay in the tab, and out of its address. */
const PREFIX = 'rallar.key.';
const known = new Map<string, string>();

/** Remembers the word that lets this tab into a table. */
export function rememberKey(table: string, key: string): void {
  known.set(table, key);
  try {
    sessionStorage.setItem(PREFIX + table, key);
  } catch {
    // The browser denies storage: it lasts until the page is closed.
  }
}

/** The word for a table; null where there is none. */
export function keyOf(table: string): string | null {
  try {
    return known.get(table) ?? sessionStorage.getItem(PREFIX + table);
  } catch {
    return null;
  }
}
