let asked = false;

/** Asks the browser once not to clear the stored games when space runs low. Some browsers ask the user, so there must be a game to lose. */
export async function keepStorage(): Promise<void> {
  if (asked) return;
  asked = true;
  // Missing on insecure connections.
  const storage = navigator.storage as StorageManager | undefined;
  try {
    if ((await storage?.persisted()) === false) await storage?.persist();
  } catch {
    // Denied: the games stay as long as the browser lets them.
  }
}
