import type { PasskeyTrouble } from '../../language/passkey-problem.js';
import type { PasskeyCalls, PasskeyObstacle } from './passkey-calls.js';

/** Says why this page can't have passkeys. */
function obstacle(): PasskeyObstacle | null {
  // Browsers bind a passkey to a name, and IPv6 addresses stand in brackets.
  const isNumber = /^(\[.*\]|[\d.]+)$/.test(location.hostname);
  if (!isSecureContext || isNumber) return 'address';
  return typeof PublicKeyCredential === 'function' ? null : 'browser';
}

/** Passkeys of this browser at the server of the page. What only they need is fetched when it is used. */
export const passkeyCalls: PasskeyCalls = {
  obstacle,
  list: async () => (await ceremony()).list(),
  add: async () => (await ceremony()).add(),
  remove: async (id) => (await ceremony()).remove(id),
  signIn: async () => (await ceremony()).signIn(),
};

function ceremony(): Promise<Pick<PasskeyCalls, 'list' | 'add' | 'remove' | 'signIn'>> {
  return import('./passkey-ceremony.js').catch(() => DOWN);
}

const down = (): Promise<{ ok: false; problem: PasskeyTrouble }> =>
  Promise.resolve({ ok: false, problem: { code: 'host-down' } });
/** The part that talks to the device could not be fetched. */
const DOWN = { list: down, add: down, remove: down, signIn: down };
