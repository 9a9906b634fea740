import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SigningKey } from './keys.js';

/** Who a token is about. */
export interface TokenOwner {
  person: string;
  /** Raised when a person signs out everywhere: tokens of earlier generations are void. */
  generation: number;
}

const FORM = /^1\.([\w-]{22})\.(\d{1,9})\.([\w-]{8})\.([\w-]{43})$/;

/** Makes the token that proves who somebody is: what it says, the id of the key, and the key's signature. */
export function makeToken({ person, generation }: TokenOwner, key: SigningKey): string {
  const claim = `1.${person}.${generation}.${key.id}`;
  return `${claim}.${signature(claim, key).toString('base64url')}`;
}

/** Reads a token; null where no key of ours has signed it. */
export function readToken(token: string, keys: readonly SigningKey[]): TokenOwner | null {
  const [, person = '', generation = '', keyId = '', signed = ''] = FORM.exec(token) ?? [];
  const key = keys.find(({ id }) => id === keyId);
  if (!key) return null;
  const expected = signature(`1.${person}.${generation}.${keyId}`, key);
  const given = Buffer.from(signed, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { person, generation: Number(generation) };
}

function signature(claim: string, { secret }: SigningKey): Buffer {
  return createHmac('sha256', secret).update(claim).digest();
}
