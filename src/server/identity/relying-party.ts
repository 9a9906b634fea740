import { isIP } from 'node:net';

/** Whom passkeys are made for: the name of the server, and the origin of its page. */
export interface RelyingParty {
  /** The name that browsers bind passkeys to. */
  domain: string;
  origin: string;
}

/**
 * Whom passkeys are for at the origin that a request came from, which the caller has checked to be ours. Null for programs other
 * than browsers, and where the page is reached by an IP address: browsers have no passkeys there.
 */
export function relyingPartyOf(origin: string | undefined): RelyingParty | null {
  if (origin === undefined || !URL.canParse(origin)) return null;
  const { hostname, origin: own } = new URL(origin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { domain: hostname, origin: own } : null;
}
