import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Result } from '../../engine/index.js';
import {
  parseNewPasskey,
  parsePasskeyId,
  parsePasskeyProof,
  type PasskeyProblem,
} from '../../protocol/index.js';
import { CHALLENGE_SECONDS } from '../identity/challenges.js';
import { setSignInCookie, signInSessionOf } from '../identity/cookie.js';
import type { Passkeys } from '../identity/passkeys.js';
import type { People } from '../identity/people.js';
import { type RelyingParty, relyingPartyOf } from '../identity/relying-party.js';
import type { Allowance, Limit } from '../limits.js';
import type { Person } from '../store/lobby-store.js';
import type { ApiAnswer } from './api.js';
import { bodyOf } from './body.js';

/** The longest body that is read. */
const MAX_BODY = 16_000;
const SESSION_BYTES = 16;
/** How often an address may ask: a passkey takes two questions. */
export const PASSKEY_TRIES: Allowance = { times: 60, seconds: 60 };

/** Why a request failed, as an HTTP status. */
const STATUS: Readonly<Record<PasskeyProblem['code'], number>> = {
  'not-a-message': 400,
  'no-passkeys-here': 400,
  'unknown-person': 401,
  'unknown-passkey': 404,
  'passkey-known': 409,
  'too-many-passkeys': 409,
  'wrong-challenge': 400,
  'wrong-origin': 400,
  'wrong-domain': 400,
  attested: 400,
  'wrong-signature': 400,
  'counter-went-back': 400,
};

/** What the passkeys' paths need of the server. */
export interface PasskeyApiOptions {
  people: People;
  passkeys: Passkeys;
  /** People reach the server over https. */
  isSecure: boolean;
  /** Requests that change something, by address. */
  tries: Limit;
  addressOf: (request: IncomingMessage) => string;
  onRefusal: (code: string) => void;
}

/** Answers the paths under `/api/passkey/`. The handler has checked that a request comes from our own page. */
export function createPasskeyApi({
  people,
  passkeys,
  isSecure,
  tries,
  addressOf,
  onRefusal,
}: PasskeyApiOptions): (request: IncomingMessage, path: string) => Promise<ApiAnswer> {
  const refuse = ({ code }: Pick<PasskeyProblem, 'code'>): ApiAnswer => {
    onRefusal(code);
    return { status: STATUS[code], body: { code } };
  };

  /** Answers with the value of a result. */
  function tell(result: Result<object, PasskeyProblem>): ApiAnswer {
    return result.ok ? { status: 200, body: result.value } : refuse(result.problem);
  }

  /** Answers the person of a request. */
  async function asPerson(
    request: IncomingMessage,
    answer: (person: Person) => ApiAnswer | Promise<ApiAnswer>,
  ): Promise<ApiAnswer> {
    const person = await people.find(request);
    return person ? answer(person) : refuse({ code: 'unknown-person' });
  }

  /** Answers with what the request's body holds. */
  async function withBody<T>(
    request: IncomingMessage,
    parse: (text: string) => Result<T, unknown>,
    answer: (body: T) => Promise<ApiAnswer>,
  ): Promise<ApiAnswer> {
    const parsed = parse(await bodyOf(request, MAX_BODY));
    return parsed.ok ? answer(parsed.value) : refuse({ code: 'not-a-message' });
  }

  async function optionsToSignIn(request: IncomingMessage, party: RelyingParty): Promise<ApiAnswer> {
    // Another tab of the visitor may be waiting for its device: they share the session.
    const session =
      signInSessionOf(request.headers.cookie, isSecure) ?? randomBytes(SESSION_BYTES).toString('base64url');
    return {
      status: 200,
      body: await passkeys.optionsToSignIn(session, party),
      cookie: setSignInCookie(session, isSecure, CHALLENGE_SECONDS),
    };
  }

  function signIn(request: IncomingMessage, party: RelyingParty): Promise<ApiAnswer> {
    return withBody(request, parsePasskeyProof, async (proof) => {
      const session = signInSessionOf(request.headers.cookie, isSecure);
      if (session === undefined) return refuse({ code: 'wrong-challenge' });
      const found = await passkeys.signIn(session, party, proof);
      if (!found.ok) return refuse(found.problem);
      return { status: 200, body: { name: found.value.name }, cookie: people.cookieFor(found.value) };
    });
  }

  return async (request, path) => {
    const asked = `${request.method} ${path}`;
    if (asked === 'GET /api/passkey/list')
      return asPerson(request, async ({ id }) => ({ status: 200, body: await passkeys.list(id) }));
    if (request.method !== 'POST') return { status: 404, body: 'There is no such path.' };
    const seconds = await tries.spend(addressOf(request));
    if (seconds !== null) {
      onRefusal('too-many-tries');
      return { status: 429, body: { code: 'too-many-tries' }, retryAfter: seconds };
    }
    const party = relyingPartyOf(request.headers.origin);
    if (!party) return refuse({ code: 'no-passkeys-here' });
    switch (path) {
      case '/api/passkey/add-options':
        return asPerson(request, async (person) => tell(await passkeys.optionsToAdd(person, party)));
      case '/api/passkey/add':
        return asPerson(request, (person) =>
          withBody(request, parseNewPasskey, async (made) => tell(await passkeys.add(person, party, made))),
        );
      case '/api/passkey/sign-in-options':
        return optionsToSignIn(request, party);
      case '/api/passkey/sign-in':
        return signIn(request, party);
      case '/api/passkey/remove':
        return asPerson(request, (person) =>
          withBody(request, parsePasskeyId, async ({ id }) => tell(await passkeys.remove(person.id, id))),
        );
      default:
        return { status: 404, body: 'There is no such path.' };
    }
  };
}
