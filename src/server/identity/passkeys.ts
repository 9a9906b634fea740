import { createHash } from 'node:crypto';
import type { Result } from '../../engine/index.js';
import {
  MAX_PASSKEYS,
  type NewPasskey,
  type PasskeyProblem,
  type PasskeyProof,
  type StoredPasskey,
} from '../../protocol/index.js';
import type { PeopleStore, Person } from '../store/lobby-store.js';
import type { Passkey, PasskeyStore } from '../store/passkey-store.js';
import { CHALLENGE_SECONDS, Challenges, type ChallengeUse } from './challenges.js';
import type { SigningKey } from './keys.js';
import type { RelyingParty } from './relying-party.js';
import { type ClientData, readClientData, verifyNewPasskey, verifyProof } from './verify-passkey.js';

/** A person has this long to answer their device. */
const TIMEOUT_MS = CHALLENGE_SECONDS * 1000;
const HANDLE_BYTES = 16;
/** Signatures that all devices can make, or nearly all: Ed25519, ECDSA with P-256, RSA. */
const ALGORITHMS = [-8, -7, -257];

type Store = PasskeyStore & Pick<PeopleStore, 'findPerson'>;

/** Passkeys: adding them to a person, and finding the person by one. */
export class Passkeys {
  private readonly store: Store;
  private readonly challenges: Challenges;
  private readonly now: () => number;

  constructor(store: Store, keys: readonly SigningKey[], now: () => number) {
    this.store = store;
    this.challenges = new Challenges(store, keys, now);
    this.now = now;
  }

  /** What the device of a person needs to make a passkey. */
  async optionsToAdd(person: Person, party: RelyingParty): Promise<Result<object, PasskeyProblem>> {
    const known = await this.store.passkeysOf(person.id);
    if (known.length >= MAX_PASSKEYS) return refuse('too-many-passkeys');
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    const value = await generateRegistrationOptions({
      rpName: 'Rallar',
      rpID: party.domain,
      userID: new Uint8Array(handleOf(person.id)),
      userName: person.name,
      userDisplayName: person.name,
      challenge: this.challenges.make(useToAdd(person, party)),
      timeout: TIMEOUT_MS,
      attestationType: 'none',
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports as [] })),
      // The device finds the passkey without being told whose it is.
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return { ok: true, value };
  }

  /** Adds the passkey that a person's device has made. */
  async add(
    person: Person,
    party: RelyingParty,
    made: NewPasskey,
  ): Promise<Result<StoredPasskey, PasskeyProblem>> {
    const said = await this.check(made.clientData, 'webauthn.create', useToAdd(person, party));
    if (!said.ok) return said;
    const verified = await verifyNewPasskey(made, said.value.challenge, party);
    if (!verified.ok) return verified;
    const { id, place, transports } = made;
    const passkey: Passkey = {
      id,
      person: person.id,
      ...verified.value,
      transports,
      place,
      created: this.now(),
      used: null,
    };
    if (await this.store.findPasskey(id)) return refuse('passkey-known');
    await this.store.addPasskey(passkey, MAX_PASSKEYS);
    // Another request may have been faster: what is stored decides.
    const stored = await this.store.findPasskey(id);
    if (!stored) return refuse('too-many-passkeys');
    return stored.person === person.id ? { ok: true, value: shown(stored) } : refuse('passkey-known');
  }

  /** What a device needs to say which passkey it has; `session` is the visitor's. */
  async optionsToSignIn(session: string, party: RelyingParty): Promise<object> {
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    return generateAuthenticationOptions({
      rpID: party.domain,
      challenge: this.challenges.make({ purpose: 'sign-in', session, origin: party.origin }),
      timeout: TIMEOUT_MS,
      userVerification: 'preferred',
    });
  }

  /** The person whose passkey a device has. */
  async signIn(
    session: string,
    party: RelyingParty,
    proof: PasskeyProof,
  ): Promise<Result<Person, PasskeyProblem>> {
    const use: ChallengeUse = { purpose: 'sign-in', session, origin: party.origin };
    const said = await this.check(proof.clientData, 'webauthn.get', use);
    if (!said.ok) return said;
    const passkey = await this.store.findPasskey(proof.id);
    const person = passkey && (await this.store.findPerson(passkey.person));
    if (!person) return refuse('unknown-passkey');
    if (proof.userHandle !== handleOf(person.id).toString('base64url')) return refuse('wrong-signature');
    const verified = await verifyProof(proof, passkey, said.value.challenge, party);
    if (!verified.ok) return verified;
    await this.store.notePasskeyUse(passkey.id, verified.value.counter, this.now());
    return { ok: true, value: person };
  }

  /** A person's passkeys. */
  async list(person: string): Promise<StoredPasskey[]> {
    return (await this.store.passkeysOf(person)).map(shown);
  }

  /** Removes a passkey of a person. */
  async remove(person: string, id: string): Promise<Result<StoredPasskey, PasskeyProblem>> {
    const passkey = await this.store.findPasskey(id);
    if (passkey?.person !== person) return refuse('unknown-passkey');
    await this.store.removePasskey(person, id);
    return { ok: true, value: shown(passkey) };
  }

  /** Checks what the browser says, and uses up its challenge. */
  private async check(
    clientData: string,
    type: ClientData['type'],
    use: ChallengeUse,
  ): Promise<Result<ClientData, PasskeyProblem>> {
    const said = readClientData(clientData);
    if (said?.type !== type) return refuse('not-a-message');
    if (said.origin !== use.origin) return refuse('wrong-origin');
    if (!(await this.challenges.spend(said.challenge, use))) return refuse('wrong-challenge');
    return { ok: true, value: said };
  }
}

/** A person adds passkeys in their own name, and not with a challenge from before they signed out everywhere. */
function useToAdd({ id, generation }: Person, { origin }: RelyingParty): ChallengeUse {
  return { purpose: 'add', session: `${id}.${generation}`, origin };
}

/** What devices call the person: the same for all passkeys of one person, and not the id, which nobody is told. */
function handleOf(person: string): Buffer {
  return createHash('sha256').update(`passkey ${person}`).digest().subarray(0, HANDLE_BYTES);
}

function shown({ id, place, created, used }: Passkey): StoredPasskey {
  return { id, place, created, used };
}

function refuse(code: PasskeyProblem['code']): { ok: false; problem: PasskeyProblem } {
  return { ok: false, problem: { code } };
}
