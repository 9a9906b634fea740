import { parseCookie, stringifySetCookie } from 'cookie';

/** Browsers keep it for as long as they keep any cookie; each visit renews it. */
const MAX_AGE_S = 400 * 24 * 3600;

/** The name of the cookie. Under https the prefix binds it to this very host, its paths and encryption. */
export function cookieName(isSecure: boolean): string {
  return isSecure ? '__Host-rallar' : 'rallar';
}

/** The token in a request's Cookie header. */
export function tokenOf(header: string | undefined, isSecure: boolean): string | undefined {
  return header === undefined ? undefined : parseCookie(header)[cookieName(isSecure)];
}

/** The Set-Cookie header that stores a token out of reach of scripts and of other sites. */
export function setCookie(token: string, isSecure: boolean): string {
  return stringifySetCookie({
    name: cookieName(isSecure),
    value: token,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    path: '/',
    maxAge: MAX_AGE_S,
  });
}

/** The name of the cookie of a visitor who is signing in by a passkey. */
function signInName(isSecure: boolean): string {
  return `${cookieName(isSecure)}-sign-in`;
}

/** The session of a visitor who is signing in, in a request's Cookie header. */
export function signInSessionOf(header: string | undefined, isSecure: boolean): string | undefined {
  const session = header === undefined ? undefined : parseCookie(header)[signInName(isSecure)];
  return session !== undefined && /^[\w-]{22}$/.test(session) ? session : undefined;
}

/** The Set-Cookie header that stores the session of a visitor who is signing in. */
export function setSignInCookie(session: string, isSecure: boolean, seconds: number): string {
  return stringifySetCookie({
    name: signInName(isSecure),
    value: session,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    path: '/',
    maxAge: seconds,
  });
}
