/** Addresses are no longer than this. */
export const MAX_TARGET_LENGTH = 1000;
/** The port of https. */
export const HTTPS_PORT = 443;

/** Where to send something: a parsed address, and the host without the brackets of IPv6. */
export interface Target {
  url: URL;
  host: string;
}

/**
 * Reads the address that somebody has named: https on this port, without a name and password in it; null for any other. Parsing makes
 * every spelling of an IPv4 address (`0x7f.1`, `2130706433`) the one with four numbers.
 */
export function parseTarget(text: string, port = HTTPS_PORT): Target | null {
  if (text.length > MAX_TARGET_LENGTH) return null;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  const hasPort = Number(url.port === '' ? HTTPS_PORT : url.port) === port;
  const isNamed = url.username !== '' || url.password !== '';
  if (url.protocol !== 'https:' || !hasPort || isNamed || url.hostname === '') return null;
  url.hash = '';
  return { url, host: url.hostname.replace(/^\[|\]$/g, '') };
}
