import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { isIP } from 'node:net';

/**
 * Whether a request's Host header may be ours. A page of another site could have its own name lead to this machine (DNS rebinding),
 * but never an address of digits, `localhost`, or the name that people use.
 */
export function isAllowedHost(header: string | undefined, address: string | null): boolean {
  if (header === undefined) return false;
  let name: string;
  try {
    const url = new URL(`http://${header}`);
    if (url.host !== header.toLowerCase() && `${url.host}:80` !== header) return false;
    name = url.hostname;
  } catch {
    return false;
  }
  if (address !== null && header.toLowerCase() === new URL(address).host) return true;
  const own = hostname().toLowerCase();
  const bare = name.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 || name === 'localhost' || name === own || name === `${own}.local`;
}

/** The Host header of a request; undefined where there are several, as a proxy may have looked at another one. */
export function hostOf({
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): string | undefined {
  const count = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
  return count === 1 ? headers.host : undefined;
}

/** Whether a request comes from our own page. Programs other than browsers name no origin. */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  address: string | null,
): boolean {
  if (origin === undefined) return true;
  if (address !== null && origin === new URL(address).origin) return true;
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
}
