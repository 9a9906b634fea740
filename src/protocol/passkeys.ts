import type { Result } from '../engine/index.js';
import { either, just, list, object, oneOf, type Reader, text } from '../engine/read.js';
import type { MessageProblem } from './problems.js';
import { parseWith } from './readers.js';

/** A person has at most this many passkeys. */
export const MAX_PASSKEYS = 10;

/** Where a passkey can be: on a device of one of these kinds, on a phone beside the device, or on a security key. */
export const PASSKEY_PLACES = [
  'iphone',
  'ipad',
  'android',
  'mac',
  'windows',
  'linux',
  'chromeos',
  'phone',
  'key',
] as const;
/** Where a passkey is. */
export type PasskeyPlace = (typeof PASSKEY_PLACES)[number];

/** A passkey, as its owner sees it. */
export interface StoredPasskey {
  id: string;
  /** Where it was made; null where that is not known. */
  place: PasskeyPlace | null;
  /** When it was made, and when it was last used, in milliseconds since 1970. */
  created: number;
  used: number | null;
}

/** What a device answers when it has made a passkey; bytes are written in base64url. */
export interface NewPasskey {
  id: string;
  place: PasskeyPlace | null;
  /** How browsers reach the passkey, which they are told when they are asked not to make it twice. */
  transports: string[];
  clientData: string;
  attestation: string;
}

/** How a device proves that it has a passkey; bytes are written in base64url. */
export interface PasskeyProof {
  id: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
  userHandle: string;
}

/** Why a passkey can't be added, used or removed. */
export type PasskeyProblem =
  | { code: 'not-a-message' }
  /** The server is reached by an address that is no name, or not by a page. */
  | { code: 'no-passkeys-here' }
  /** Only people whom the server knows can add a passkey. */
  | { code: 'unknown-person' }
  | { code: 'unknown-passkey' }
  /** The server knows this passkey already. */
  | { code: 'passkey-known' }
  | { code: 'too-many-passkeys' }
  /** The challenge is not ours, too old, used before, or of another visitor or purpose. */
  | { code: 'wrong-challenge' }
  | { code: 'wrong-origin' }
  | { code: 'wrong-domain' }
  /** Attested by its maker, which the page did not ask for. */
  | { code: 'attested' }
  | { code: 'wrong-signature' }
  /** The passkey has counted further before: it may be a copy. */
  | { code: 'counter-went-back' };

const bytes = (most: number) => text(most, /^[\w-]+$/);
/** An id has at most 1023 bytes. */
const id = bytes(1364);
const clientData = bytes(2048);

const newPasskey: Reader<NewPasskey> = object({
  id,
  place: either(oneOf(PASSKEY_PLACES), just(null)),
  transports: list(text(16, /^[a-z-]+$/), 8),
  clientData,
  attestation: bytes(8192),
});
const proof: Reader<PasskeyProof> = object({
  id,
  clientData,
  authenticatorData: bytes(2048),
  signature: bytes(2048),
  userHandle: bytes(86),
});
const named = object({ id });

/** Parses the JSON of a passkey that a device has made. */
export const parseNewPasskey = (input: string): Result<NewPasskey, MessageProblem> =>
  parseJson(newPasskey, input);

/** Parses the JSON of a proof that a device has a passkey. */
export const parsePasskeyProof = (input: string): Result<PasskeyProof, MessageProblem> =>
  parseJson(proof, input);

/** Parses the JSON that names a passkey. */
export const parsePasskeyId = (input: string): Result<{ id: string }, MessageProblem> =>
  parseJson(named, input);

function parseJson<T>(reader: Reader<T>, input: string): Result<T, MessageProblem> {
  let value: unknown;
  try {
    value = JSON.parse(input);
  } catch {
    return { ok: false, problem: { code: 'not-json', at: '' } };
  }
  return parseWith(reader, value);
}
