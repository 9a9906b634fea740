/** Where the last answer is stored, for visits without a network. */
const KEY = 'rallar.server';

/**
 * Whether the page comes from a server for online play: a file beside it says so, which every static host has as well.
 * Where it can't be asked, the last answer counts.
 */
export async function findServer(): Promise<boolean> {
  const answer = await askForServer();
  if (answer === null) return readStored();
  try {
    if (answer) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // The browser denies storage: without a network there is no online part.
  }
  return answer;
}

/** Null where nobody answers. */
async function askForServer(): Promise<boolean | null> {
  try {
    const response = await fetch(new URL('server.json', document.baseURI), { cache: 'no-store' });
    const { server } = (await response.json()) as { server?: unknown };
    return typeof server === 'boolean' ? server : null;
  } catch {
    return null;
  }
}

function readStored(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}
