import { createHash, randomBytes } from 'node:crypto';
import type { PeopleStore, Person } from '../store/lobby-store.js';
import { setCookie, tokenOf } from './cookie.js';
import type { SigningKey } from './keys.js';
import { makeToken, readToken } from './token.js';

const ID_BYTES = 16;
const WORD_BYTES = 16;
/** A word to carry a person to another device works for this long. */
export const CARRY_SECONDS = 600;

/** The part of the store that people need. */
type Store = Pick<
  PeopleStore,
  'findPerson' | 'savePerson' | 'renamePerson' | 'signOut' | 'addCarryWord' | 'takeCarryWord' | 'findCarried'
>;

/** A request as far as it says who it is from. */
interface Signed {
  headers: { cookie?: string | undefined };
}

/** Who visitors are, by their signed cookies. */
export class People {
  private readonly store: Store;
  private readonly keys: readonly [SigningKey, ...SigningKey[]];
  /** People reach us over https. */
  private readonly isSecure: boolean;
  private readonly now: () => number;

  constructor(store: Store, keys: readonly SigningKey[], isSecure: boolean, now: () => number = Date.now) {
    const [first, ...others] = keys;
    if (!first) throw new Error('there is no key to sign with');
    this.store = store;
    this.keys = [first, ...others];
    this.isSecure = isSecure;
    this.now = now;
  }

  /** The person of a request's cookie; null where there is none that we signed. */
  async find({ headers }: Signed): Promise<Person | null> {
    const token = tokenOf(headers.cookie, this.isSecure);
    const owner = token === undefined ? null : readToken(token, this.keys);
    const person = owner && (await this.store.findPerson(owner.person));
    return person && person.generation === owner.generation ? person : null;
  }

  /** Gives a visitor an identity. */
  async welcome(name: string): Promise<Person> {
    const id = randomBytes(ID_BYTES).toString('base64url');
    const person = { id, name, generation: 1, since: this.now() };
    await this.store.savePerson(person);
    return person;
  }

  /** Stores another name of a person. */
  async rename(person: Person, name: string): Promise<Person> {
    await this.store.renamePerson(person.id, name);
    return { ...person, name };
  }

  /** The Set-Cookie header that makes a device this person, signed with the newest key. */
  cookieFor({ id, generation }: Person): string {
    return setCookie(makeToken({ person: id, generation }, this.keys[0]), this.isSecure);
  }

  /** A word that makes another device this person, once. Only its hash is stored. */
  async carry({ id }: Pick<Person, 'id'>): Promise<{ word: string; seconds: number }> {
    const word = randomBytes(WORD_BYTES).toString('base64url');
    await this.store.addCarryWord(hashOf(word), id, this.now() + CARRY_SECONDS * 1000);
    return { word, seconds: CARRY_SECONDS };
  }

  /** Makes all cookies of a person void. The word makes the device that asked the person again. */
  async signOut(person: Pick<Person, 'id'>): Promise<{ word: string; seconds: number }> {
    await this.store.signOut(person.id);
    return this.carry(person);
  }

  /** The person that a word stands for, who is not found by it again. */
  async takeCarried(word: string): Promise<Person | null> {
    const hash = hashOf(word);
    const taker = randomBytes(ID_BYTES).toString('base64url');
    await this.store.takeCarryWord(hash, taker, this.now());
    return this.store.findCarried(hash, taker);
  }
}

function hashOf(word: string): string {
  return createHash('sha256').update(word).digest('base64url');
}
