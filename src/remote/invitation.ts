import { joinCode } from '../protocol/index.js';

/** What an invitation says: the table with the word that opens it, or the code by which a server finds both. */
export type ReadInvitation = { table: string; key: string | null } | { code: string };

/** Reads an invitation as people paste it: a link (`…#online/<table>/<word>`) or a code of eight letters; null where it is neither. */
export function readInvitation(text: string): ReadInvitation | null {
  const [, table, key] = /#online\/([^/\s]+)(?:\/(\S+))?\s*$/.exec(text) ?? [];
  if (table !== undefined) return { table, key: key ?? null };
  const code = joinCode(text);
  return code === null ? null : { code };
}

/** The link that opens a table: its word stands in the fragment, which browsers send to no server. */
export function invitationLink(address: string, table: string, key: string): string {
  return `${baseAddress(address)}#online/${table}/${key}`;
}

/** The address of a server's page, of any link to it: without its fragment, and with a slash at its end. */
export function baseAddress(address: string): string {
  const url = new URL(address);
  url.hash = '';
  url.search = '';
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url.href;
}
