import type { HostProblem, LimitProblem } from '../../../protocol/index.js';

/** Who this device is at its server. Only the server reads the cookie that says so; these ask it over HTTP. */

/** The server's address of a path, beside the page. */
function addressOf(path: string): URL {
  return new URL(path, document.baseURI);
}

/** The server keeps this person or this address out. */
export interface Banned {
  /** In milliseconds since 1970; null where it does not end by itself. */
  until: number | null;
}

/** The person's name; null where the server does not know this device, undefined where it can't be reached. */
export async function findName(): Promise<string | null | undefined | Banned> {
  const response = await fetch(addressOf('api/me'), { cache: 'no-store' }).catch(() => null);
  if (response?.status === 401) return null;
  if (response?.status === 403) return bannedIn(await response.text());
  if (response?.ok !== true) return undefined;
  return nameIn(await response.text());
}

/** Tells the server a name, which makes this device known to it. */
export async function introduce(
  name: string,
): Promise<{ ok: true; name: string } | { ok: false; problem: HostProblem | LimitProblem }> {
  const response = await post('api/me', name);
  if (response?.ok !== true) return { ok: false, problem: limitOf(response) ?? { code: 'host-down' } };
  return { ok: true, name: nameIn(await response.text()) ?? name };
}

/** Makes this device the person that a word stands for. */
export async function takeOver(
  word: string,
): Promise<
  | { ok: true; name: string | null }
  | { ok: false; problem: HostProblem | LimitProblem | { code: 'no-such-code' } }
> {
  const response = await post('api/carry', word);
  if (response?.ok === true) return { ok: true, name: nameIn(await response.text()) };
  const isWrong = response !== null && response.status < 500;
  return { ok: false, problem: limitOf(response) ?? { code: isWrong ? 'no-such-code' : 'host-down' } };
}

function post(path: string, body: string): Promise<Response | null> {
  return fetch(addressOf(path), { method: 'POST', body }).catch(() => null);
}

/** Where there were too many tries: when the next is allowed. */
function limitOf(response: Response | null): LimitProblem | undefined {
  if (response?.status !== 429) return undefined;
  return { code: 'too-many-tries', seconds: Number(response.headers.get('Retry-After') ?? 60) };
}

/** What an answer says of a ban: `{"banned":true,"until":null}`; undefined where it was refused for another reason. */
function bannedIn(text: string): Banned | undefined {
  try {
    const { banned, until } = JSON.parse(text) as { banned?: unknown; until?: unknown };
    return banned === true ? { until: typeof until === 'number' ? until : null } : undefined;
  } catch {
    return undefined;
  }
}

/** The name in an answer: `{"name":"Anna"}`. */
function nameIn(text: string): string | null {
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}
