import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PasskeyStore } from '../store/passkey-store.js';
import type { SigningKey } from './keys.js';

/** A challenge can be used for this long. */
export const CHALLENGE_SECONDS = 300;

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const SIGNATURE_BYTES = 32;
const SPENDER_BYTES = 16;

/** What a challenge is for. It is worth nothing to another visitor, at another origin or for another purpose. */
export interface ChallengeUse {
  purpose: 'add' | 'sign-in';
  /** Who asked for it: a person, or a visitor by the cookie of the sign-in. */
  session: string;
  origin: string;
}

type Store = Pick<PasskeyStore, 'spendChallenge' | 'findSpender'>;

/**
 * Challenges that passkeys sign. They carry their expiry and our own signature, so that any server with our keys can check them, and
 * nothing is stored for those who never answer; that one was used is stored until it expires.
 */
export class Challenges {
  private readonly store: Store;
  private readonly keys: readonly SigningKey[];
  private readonly now: () => number;

  constructor(store: Store, keys: readonly SigningKey[], now: () => number) {
    this.store = store;
    this.keys = keys;
    this.now = now;
  }

  /** A new challenge. */
  make(use: ChallengeUse): Uint8Array<ArrayBuffer> {
    const claim = Buffer.alloc(RANDOM_BYTES + TIME_BYTES);
    randomBytes(RANDOM_BYTES).copy(claim);
    claim.writeUIntBE(this.now() + CHALLENGE_SECONDS * 1000, RANDOM_BYTES, TIME_BYTES);
    const [key] = this.keys;
    if (!key) throw new Error('there is no key to sign with');
    return new Uint8Array(Buffer.concat([claim, signature(claim, use, key)]));
  }

  /** Whether a challenge, in base64url, is ours, valid and unused. It is used from now on. */
  async spend(text: string, use: ChallengeUse): Promise<boolean> {
    const challenge = Buffer.from(text, 'base64url');
    if (challenge.length !== RANDOM_BYTES + TIME_BYTES + SIGNATURE_BYTES) return false;
    const claim = challenge.subarray(0, RANDOM_BYTES + TIME_BYTES);
    const given = challenge.subarray(RANDOM_BYTES + TIME_BYTES);
    if (!this.keys.some((key) => timingSafeEqual(given, signature(claim, use, key)))) return false;
    const expires = claim.readUIntBE(RANDOM_BYTES, TIME_BYTES);
    if (expires <= this.now()) return false;
    const hash = createHash('sha256').update(challenge).digest('base64url');
    const spender = randomBytes(SPENDER_BYTES).toString('base64url');
    await this.store.spendChallenge(hash, spender, expires);
    return (await this.store.findSpender(hash)) === spender;
  }
}

function signature(
  claim: Buffer,
  { purpose, session, origin }: ChallengeUse,
  { secret }: SigningKey,
): Buffer {
  // As JSON, so that no two uses have the same text; no cookie is signed in this form.
  const use = JSON.stringify(['passkey', purpose, session, origin]);
  return createHmac('sha256', secret).update(use).update(claim).digest();
}
