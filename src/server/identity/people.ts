import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { LobbyStore, Person } from '../store/lobby-store.js';
import { setCookie, tokenOf } from './cookie.js';
import type { SigningKey } from './keys.js';
import { makeToken, readToken } from './token.js';

const ID_BYTES = 16;

/** Who visitors are, by their signed cookies. */
export class People {
  private readonly store: Pick<LobbyStore, 'findPerson' | 'savePerson'>;
  private readonly keys: readonly [SigningKey, ...SigningKey[]];
  /** People reach us over https. */
  private readonly isSecure: boolean;

  constructor(
    store: Pick<LobbyStore, 'findPerson' | 'savePerson'>,
    keys: readonly SigningKey[],
    isSecure: boolean,
  ) {
    const [first, ...others] = keys;
    if (!first) throw new Error('there is no key to sign with');
    this.store = store;
    this.keys = [first, ...others];
    this.isSecure = isSecure;
  }

  /** The person of a request's cookie; null where there is none that we signed. */
  async find(request: IncomingMessage): Promise<Person | null> {
    const token = tokenOf(request.headers.cookie, this.isSecure);
    const owner = token === undefined ? null : readToken(token, this.keys);
    const person = owner && (await this.store.findPerson(owner.person));
    return person && person.generation === owner.generation ? person : null;
  }

  /** Gives a visitor an identity, or renames the one they have. Returns the Set-Cookie header. */
  async greet(request: IncomingMessage, name: string): Promise<string> {
    const known = await this.find(request);
    const person = known ? { ...known, name } : newPerson(name);
    await this.store.savePerson(person);
    const token = makeToken({ person: person.id, generation: person.generation }, this.keys[0]);
    return setCookie(token, this.isSecure);
  }
}

function newPerson(name: string): Person {
  return { id: randomBytes(ID_BYTES).toString('base64url'), name, generation: 1 };
}
