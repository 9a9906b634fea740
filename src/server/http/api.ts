import type { IncomingMessage } from 'node:http';
import { playerName } from '../../protocol/index.js';
import type { People } from '../identity/people.js';
import type { GuessLimit, Limit } from '../limits.js';
import type { Bans } from '../operator/bans.js';
import { bodyOf } from './body.js';

/** The longest body that is read. */
const MAX_BODY = 1000;

/** What is answered: a sentence as text, or a value as JSON. */
export interface ApiAnswer {
  status: number;
  body: string | object;
  cookie?: string;
  /** After how many seconds to try again. */
  retryAfter?: number;
}

/** What the identity's paths need of the server. */
export interface ApiOptions {
  people: People;
  bans: Pick<Bans, 'find'>;
  /** New people, by address. */
  newcomers: Limit;
  words: GuessLimit;
  addressOf: (request: IncomingMessage) => string;
  onRefusal: (code: string) => void;
}

/**
 * Answers `/api/me`, which says who a visitor is, gives them a name and a cookie and renews it; and `/api/carry`, which makes a device
 * the person of a word.
 */
export function createApi(
  options: ApiOptions,
): (request: IncomingMessage, path: string) => Promise<ApiAnswer> {
  const tooMany = (retryAfter: number): ApiAnswer => {
    options.onRefusal('too-many-tries');
    return { status: 429, body: 'Too many tries.', retryAfter };
  };

  /** Who this is. The cookie is signed again, by the newest key and for a longer time. */
  async function me(request: IncomingMessage): Promise<ApiAnswer> {
    const person = await options.people.find(request);
    if (!person) return { status: 200, body: { name: null } };
    return { status: 200, body: { name: person.name }, cookie: options.people.cookieFor(person) };
  }

  async function introduce(request: IncomingMessage): Promise<ApiAnswer> {
    const { people, newcomers, addressOf } = options;
    const name = playerName(await bodyOf(request, MAX_BODY));
    if (name === null) return { status: 400, body: 'That is no name.' };
    const known = await people.find(request);
    if (known) return { status: 200, body: name, cookie: people.cookieFor(await people.rename(known, name)) };
    const seconds = await newcomers.spend(addressOf(request));
    if (seconds !== null) return tooMany(seconds);
    return { status: 200, body: name, cookie: people.cookieFor(await people.welcome(name)) };
  }

  async function takeCarried(request: IncomingMessage): Promise<ApiAnswer> {
    const { people, words, addressOf } = options;
    const word = await bodyOf(request, MAX_BODY);
    const found = await words.look(addressOf(request), () => people.takeCarried(word));
    if (found === null) return { status: 404, body: 'There is no such word.' };
    if ('seconds' in found) return tooMany(found.seconds);
    return { status: 200, body: { name: found.name }, cookie: people.cookieFor(found) };
  }

  /** What people and addresses are told that are banned, and until when. */
  async function banned(request: IncomingMessage): Promise<ApiAnswer | null> {
    const person = await options.people.find(request);
    const ban = await options.bans.find(person?.id ?? null, options.addressOf(request));
    if (!ban) return null;
    options.onRefusal('banned');
    return { status: 403, body: { banned: true, until: ban.until } };
  }

  return async (request, path) => {
    const refusal = await banned(request);
    if (refusal) return refusal;
    switch (`${request.method} ${path}`) {
      case 'GET /api/me':
        return me(request);
      case 'POST /api/me':
        return introduce(request);
      case 'POST /api/carry':
        return takeCarried(request);
      default:
        return { status: 404, body: 'There is no such path.' };
    }
  };
}
