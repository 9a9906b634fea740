import { createHash, timingSafeEqual } from 'node:crypto';
import type { Result } from '../../engine/index.js';
import { isObject } from '../../engine/read.js';
import type { NewPasskey, PasskeyProblem, PasskeyProof } from '../../protocol/index.js';
import type { Passkey } from '../store/passkey-store.js';
import type { RelyingParty } from './relying-party.js';

/** What the browser says about a ceremony: for what, for which challenge, and on which page. */
export interface ClientData {
  type: 'webauthn.create' | 'webauthn.get';
  challenge: string;
  origin: string;
}

/** Where in the authenticator's data its count stands, after the hash of the domain and a byte of flags. */
const HASH_BYTES = 32;

/** Reads what the browser says, in base64url; null where that is not what a browser writes. */
export function readClientData(text: string): ClientData | null {
  let data: unknown;
  try {
    data = JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
  if (!isObject(data)) return null;
  const { type, challenge, origin, crossOrigin } = data;
  if (type !== 'webauthn.create' && type !== 'webauthn.get') return null;
  if (typeof challenge !== 'string' || typeof origin !== 'string') return null;
  // A page within another site's frame is not our page, whatever its origin.
  return { type, challenge, origin: crossOrigin === true ? '' : origin };
}

/** Checks a new passkey, made for this challenge and party. Returns its public key and its count. */
export async function verifyNewPasskey(
  made: NewPasskey,
  challenge: string,
  party: RelyingParty,
): Promise<Result<Pick<Passkey, 'publicKey' | 'counter'>, PasskeyProblem>> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(made.attestation, 'base64url')));
    // Certificates name addresses that the library would fetch from, and anybody can write a certificate.
    if (attestation.get('attStmt').get('x5c') !== undefined || !FORMATS.includes(attestation.get('fmt')))
      return refuse('attested');
    if (!isOfDomain(attestation.get('authData'), party)) return refuse('wrong-domain');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: made.id,
        rawId: made.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: made.clientData, attestationObject: made.attestation },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.domain,
      requireUserVerification: false,
    });
    if (!verified || registrationInfo.credential.id !== made.id) return refuse('wrong-signature');
    const { publicKey, counter } = registrationInfo.credential;
    return { ok: true, value: { publicKey: Buffer.from(publicKey).toString('base64url'), counter } };
  } catch {
    // The library throws at whatever does not fit.
    return refuse('wrong-signature');
  }
}

/** What the page asks for, and what some devices answer all the same: their own signature. */
const FORMATS: readonly string[] = ['none', 'packed'];

/** Checks the proof that a device has this passkey. Returns the passkey's count. */
export async function verifyProof(
  proof: PasskeyProof,
  passkey: Passkey,
  challenge: string,
  party: RelyingParty,
): Promise<Result<{ counter: number }, PasskeyProblem>> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { authenticatorData, signature, userHandle } = proof;
  if (!isOfDomain(Buffer.from(authenticatorData, 'base64url'), party)) return refuse('wrong-domain');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: proof.id,
        rawId: proof.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: proof.clientData, authenticatorData, signature, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.domain,
      // The count is compared below, where it has a code of its own.
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: 0,
      },
      requireUserVerification: false,
    });
    if (!verified) return refuse('wrong-signature');
    const { newCounter: counter } = authenticationInfo;
    const counts = counter > 0 || passkey.counter > 0;
    if (counts && counter <= passkey.counter) return refuse('counter-went-back');
    return { ok: true, value: { counter } };
  } catch {
    return refuse('wrong-signature');
  }
}

/** Whether an authenticator's data begin with the hash of this party's domain. */
function isOfDomain(data: Uint8Array, { domain }: RelyingParty): boolean {
  const hash = createHash('sha256').update(domain).digest();
  return data.length > HASH_BYTES && timingSafeEqual(data.subarray(0, HASH_BYTES), hash);
}

function refuse(code: PasskeyProblem['code']): { ok: false; problem: PasskeyProblem } {
  return { ok: false, problem: { code } };
}
