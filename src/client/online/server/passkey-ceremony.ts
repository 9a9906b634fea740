import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import {
  MAX_PASSKEYS,
  type NewPasskey,
  type PasskeyProblem,
  type PasskeyProof,
  type StoredPasskey,
} from '../../../protocol/index.js';
import type { PasskeyTrouble } from '../../language/passkey-problem.js';
import { placeOf } from './passkey-place.js';
import type { PasskeyCalls } from './passkey-calls.js';

type Failure = { ok: false; problem: PasskeyTrouble };

const NOT_ACCEPTED: PasskeyTrouble = { code: 'not-accepted' };

/** What the page says about each refusal of the server. */
const TROUBLE: Readonly<Record<PasskeyProblem['code'], PasskeyTrouble>> = {
  'not-a-message': NOT_ACCEPTED,
  'no-passkeys-here': NOT_ACCEPTED,
  'unknown-person': NOT_ACCEPTED,
  'unknown-passkey': { code: 'unknown-passkey' },
  'passkey-known': { code: 'already-here' },
  'too-many-passkeys': { code: 'too-many-passkeys', max: MAX_PASSKEYS },
  'wrong-challenge': NOT_ACCEPTED,
  'wrong-origin': NOT_ACCEPTED,
  'wrong-domain': NOT_ACCEPTED,
  attested: NOT_ACCEPTED,
  'wrong-signature': NOT_ACCEPTED,
  'counter-went-back': NOT_ACCEPTED,
};

/** The person's passkeys. */
export const list: PasskeyCalls['list'] = async () => {
  const found = await request('GET', 'list');
  return found.ok ? { ok: true, passkeys: found.value as StoredPasskey[] } : found;
};

/** Has the device make a passkey, and tells the server. */
export const add: PasskeyCalls['add'] = async () => {
  const options = await request('POST', 'add-options');
  if (!options.ok) return options;
  const made = await attempt('cancelled', () =>
    startRegistration({ optionsJSON: options.value as PublicKeyCredentialCreationOptionsJSON }),
  );
  if (!made.ok) return made;
  const { id, response, authenticatorAttachment } = made.value;
  const transports = response.transports ?? [];
  const passkey: NewPasskey = {
    id,
    place: placeOf(navigator.userAgent, navigator.maxTouchPoints, authenticatorAttachment, transports),
    transports,
    clientData: response.clientDataJSON,
    attestation: response.attestationObject,
  };
  const added = await request('POST', 'add', passkey);
  return added.ok ? { ok: true } : added;
};

/** Removes a passkey from the server. */
export const remove: PasskeyCalls['remove'] = async (id) => {
  const removed = await request('POST', 'remove', { id });
  if (!removed.ok) return removed;
  forget(id);
  return { ok: true };
};

/** Makes this device the person whose passkey it has. */
export const signIn: PasskeyCalls['signIn'] = async () => {
  const options = await request('POST', 'sign-in-options');
  if (!options.ok) return options;
  const given = await attempt('none-given', () =>
    startAuthentication({ optionsJSON: options.value as PublicKeyCredentialRequestOptionsJSON }),
  );
  if (!given.ok) return given;
  const { id, response } = given.value;
  const proof: PasskeyProof = {
    id,
    clientData: response.clientDataJSON,
    authenticatorData: response.authenticatorData,
    signature: response.signature,
    userHandle: response.userHandle ?? '',
  };
  const found = await request('POST', 'sign-in', proof);
  if (!found.ok && found.problem.code === 'unknown-passkey') forget(id);
  return found.ok ? { ok: true, name: (found.value as { name: string }).name } : found;
};

/** Runs a ceremony with the device. */
async function attempt<T>(
  whenStopped: 'cancelled' | 'none-given',
  run: () => Promise<T>,
): Promise<{ ok: true; value: T } | Failure> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') return fail({ code: 'already-here' });
    return fail(name === 'NotAllowedError' || name === 'AbortError' ? { code: whenStopped } : NOT_ACCEPTED);
  }
}

async function request(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<{ ok: true; value: unknown } | Failure> {
  const address = new URL(`api/passkey/${path}`, document.baseURI);
  try {
    const response = await fetch(address, {
      method,
      cache: 'no-store',
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status === 429) {
      const seconds = Number(response.headers.get('Retry-After') ?? 60);
      return fail({ code: 'too-many-tries', seconds });
    }
    const value: unknown = await response.json();
    if (response.ok) return { ok: true, value };
    const { code = '' } = value as { code?: string };
    return fail(TROUBLE[code as PasskeyProblem['code']] ?? NOT_ACCEPTED);
  } catch {
    return fail({ code: 'host-down' });
  }
}

/** Tells the browser that the server does not know a passkey, so that it is not offered again. Few browsers listen yet. */
function forget(credentialId: string): void {
  const { signalUnknownCredential } = PublicKeyCredential as {
    signalUnknownCredential?: (it: { rpId: string; credentialId: string }) => Promise<void>;
  };
  const signal = signalUnknownCredential?.bind(PublicKeyCredential);
  signal?.({ rpId: location.hostname, credentialId }).catch(() => undefined);
}

function fail(problem: PasskeyTrouble): Failure {
  return { ok: false, problem };
}
