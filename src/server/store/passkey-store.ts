import type { PasskeyPlace } from '../../protocol/index.js';

/** A passkey as the server stores it; none of it is secret. */
export interface Passkey {
  /** Chosen by the device; no two passkeys have the same. */
  id: string;
  person: string;
  /** The public key, in base64url. */
  publicKey: string;
  /** How often it was used, by the device's own count; 0 for the many that don't count. */
  counter: number;
  /** How browsers reach it. */
  transports: string[];
  place: PasskeyPlace | null;
  /** When it was made, and last used, in milliseconds since 1970. */
  created: number;
  used: number | null;
}

/** Where passkeys are stored, and the challenges that were used. */
export interface PasskeyStore {
  findPasskey(id: string): Promise<Passkey | null>;
  /** A person's passkeys, the oldest first. */
  passkeysOf(person: string): Promise<Passkey[]>;
  /** Stores a passkey; without effect where its id is taken, its person gone, or the person has that many. */
  addPasskey(passkey: Passkey, most: number): Promise<void>;
  /** Stores that a passkey was used. Its counter never goes back. */
  notePasskeyUse(id: string, counter: number, now: number): Promise<void>;
  /** Removes a passkey; without effect where it is another person's. */
  removePasskey(person: string, id: string): Promise<void>;
  /** Stores who was the first to use a challenge, until it expires. */
  spendChallenge(hash: string, spender: string, expires: number): Promise<void>;
  findSpender(hash: string): Promise<string | null>;
  removeExpiredChallenges(now: number): Promise<void>;
}
