import { t } from '../../language/index.js';
import { tableLink } from './links.js';

/** Copies the link that lets others watch a table. Returns what to say: that it is copied, or the link where it can't be. */
export async function copyWatchLink(table: string, key: string): Promise<string> {
  const link = tableLink(table, key);
  try {
    await navigator.clipboard.writeText(link);
    return t.lobby.watchCopied;
  } catch {
    // Denied, or the page is not served securely.
    return `${t.share.notCopied} ${link}`;
  }
}
