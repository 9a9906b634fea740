import type { HostProblem, LimitProblem } from '../protocol/index.js';

/** Why a server does not take a name. */
export type IntroduceProblem = HostProblem | LimitProblem | { code: 'not-a-name' };

/** Who a program is at a server: a cookie says so, which it gets for a name (P40). In a browser the cookie is the browser's. */
export class Identity {
  /** The name that the server knows; empty where it knows none. */
  name = '';
  cookie: string | undefined;
  private readonly address: string;
  private readonly onCookie: (cookie: string) => void;

  /** The address is that of the page, with a slash at its end. */
  constructor(address: string, cookie: string | undefined, onCookie: (cookie: string) => void) {
    this.address = address;
    this.cookie = cookie;
    this.onCookie = onCookie;
  }

  /** Asks the server whether it knows the cookie. */
  async find(): Promise<'known' | 'unknown' | 'unreachable'> {
    const response = await this.request('GET');
    if (response?.status === 401) return 'unknown';
    if (response?.ok !== true) return 'unreachable';
    const name = nameIn(await response.text());
    this.name = name ?? '';
    return name === null ? 'unknown' : 'known';
  }

  /** Tells the server a name. It makes a new person known; one that it knows gets the name. */
  async introduce(name: string): Promise<{ ok: true } | { ok: false; problem: IntroduceProblem }> {
    const response = await this.request('POST', name);
    if (response?.status === 400) return { ok: false, problem: { code: 'not-a-name' } };
    if (response?.status === 429) {
      const seconds = Number(response.headers.get('Retry-After') ?? 60);
      return { ok: false, problem: { code: 'too-many-tries', seconds } };
    }
    if (response?.ok !== true) return { ok: false, problem: { code: 'host-down' } };
    this.name = (await response.text()).trim();
    return { ok: true };
  }

  private async request(method: 'GET' | 'POST', body?: string): Promise<Response | null> {
    const headers = this.cookie === undefined ? {} : { cookie: this.cookie };
    const options = { method, headers, ...(body !== undefined && { body }) };
    const response = await fetch(new URL('api/me', this.address), options).catch(() => null);
    const [cookie] = response?.headers.get('set-cookie')?.split(';') ?? [];
    if (cookie !== undefined && cookie !== this.cookie) {
      this.cookie = cookie;
      this.onCookie(cookie);
    }
    return response;
  }
}

/** The name in an answer such as `{"name":"Anna"}`. */
function nameIn(text: string): string | null {
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' ? name : null;
  } catch {
    return null;
  }
}
