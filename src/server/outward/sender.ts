import { Resolver } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';
import { Slots } from './slots.js';
import { HTTPS_PORT, parseTarget, type Target } from './target.js';

/** A message is sent and answered within this time, the lookup of its host included. */
const TOTAL_MS = 5000;
/** A name server that has not answered by then is asked again, once. */
const LOOKUP_MS = 2000;
/** No more of an answer is read. */
const MAX_ANSWER = 64 * 1024;
/** How many messages are under way at a time: in all, and to one host. */
const MOST_AT_A_TIME = 50;
const MOST_PER_HOST = 8;

/** What is posted. */
export interface OutwardMessage {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** What became of a message. */
export type SendOutcome =
  /** The host answered. An answer that leads elsewhere (3xx) is not followed. */
  | { outcome: 'answered'; status: number }
  /** The address is none that anything is sent to. */
  | { outcome: 'refused' }
  | { outcome: 'failed'; code: 'timeout' | 'unreachable' };

/** What tests replace; users can't set any of it. */
export interface OutwardOptions {
  /** The addresses of a host. */
  resolve?: (host: string) => Promise<string[]>;
  /** Whether anything may be sent to an IP address. */
  mayReach?: (address: string) => boolean;
  port?: number;
  /** The certificate authority to trust, in place of the system's. */
  ca?: string;
  totalMs?: number;
}

/**
 * Posts messages to hosts that people have named, and never into the network around this machine: the host is looked up once, all of its
 * addresses must be public, and the connection goes to just these addresses.
 */
export class OutwardSender {
  private readonly options: Required<Omit<OutwardOptions, 'ca'>> & Pick<OutwardOptions, 'ca'>;
  private readonly slots = new Slots(MOST_AT_A_TIME, MOST_PER_HOST);

  constructor(options: OutwardOptions = {}) {
    this.options = {
      resolve: addressesOf,
      mayReach: isPublicAddress,
      port: HTTPS_PORT,
      totalMs: TOTAL_MS,
      ...options,
    };
  }

  /** Whether an address has the right form. */
  isTarget(address: string): boolean {
    return parseTarget(address, this.options.port) !== null;
  }

  /** Whether an address has the right form, and its host is not known to be a private one. */
  async mayBeSentTo(address: string): Promise<boolean> {
    const target = parseTarget(address, this.options.port);
    if (!target) return false;
    const found = await this.within(this.options.totalMs, this.resolve(target));
    return found !== 'refused';
  }

  async post(message: OutwardMessage): Promise<SendOutcome> {
    const target = parseTarget(message.address, this.options.port);
    if (!target) return { outcome: 'refused' };
    const outcome = await this.slots.run(target.host, () => this.postTo(target, message));
    return outcome ?? { outcome: 'failed', code: 'timeout' };
  }

  private async postTo(target: Target, message: OutwardMessage): Promise<SendOutcome> {
    const end = performance.now() + this.options.totalMs;
    const found = await this.within(this.options.totalMs, this.resolve(target));
    if (found === 'refused') return { outcome: 'refused' };
    if (found === 'timeout' || found === 'unreachable') return { outcome: 'failed', code: found };
    const outcome = await this.request(target, found, message, Math.max(1, end - performance.now()));
    return typeof outcome === 'number' ? { outcome: 'answered', status: outcome } : outcome;
  }

  /** The addresses of the host, if all of them may be reached. */
  private async resolve({ host }: Target): Promise<string[] | 'refused' | 'unreachable'> {
    const found = isIP(host) === 0 ? await this.options.resolve(host).catch(() => []) : [host];
    if (found.length === 0) return 'unreachable';
    return found.every((address) => this.options.mayReach(address)) ? found : 'refused';
  }

  private within<T>(ms: number, work: Promise<T>): Promise<T | 'timeout'> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'timeout'>((resolve) => (timer = setTimeout(resolve, ms, 'timeout')));
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  /** Posts to just these addresses, and resolves to the status of the answer. */
  private request(
    { url, host }: Target,
    addresses: readonly string[],
    { headers, body }: OutwardMessage,
    ms: number,
  ): Promise<number | SendOutcome> {
    const { ca, mayReach, port } = this.options;
    const options: RequestOptions = {
      method: 'POST',
      host,
      port,
      path: url.pathname + url.search,
      headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' },
      // A connection that is reused could be one to another address.
      agent: false,
      lookup: lookupOf(addresses),
      ...(isIP(host) === 0 && { servername: host }),
      ...(ca !== undefined && { ca }),
    };
    return new Promise((resolve) => {
      const request = httpsRequest(options);
      const settle = (outcome: number | SendOutcome): void => {
        clearTimeout(timer);
        resolve(outcome);
        request.destroy();
      };
      let status: number | null = null;
      // A host that has said its status, and then stalls, has the message.
      const timer = setTimeout(() => settle(status ?? { outcome: 'failed', code: 'timeout' }), ms);
      request.on('socket', (socket) =>
        socket.on('connect', () => {
          // What is connected is what was checked; this is a second look at the same thing.
          if (!mayReach(socket.remoteAddress ?? '')) settle({ outcome: 'refused' });
        }),
      );
      request.on('error', () => settle(status ?? { outcome: 'failed', code: 'unreachable' }));
      request.on('response', (response) => {
        const answered = response.statusCode ?? 0;
        status = answered;
        readAnswer(response, () => settle(answered));
      });
      request.end(body);
    });
  }
}

/** Reads an answer to its end, as far as it is read at all, so that the host has said all it wants to. */
function readAnswer(response: IncomingMessage, onEnd: () => void): void {
  let length = 0;
  response.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > MAX_ANSWER) onEnd();
  });
  response.on('end', onEnd);
  response.on('error', onEnd);
}

/** Answers a lookup with addresses that are known already. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_, { all: wantsAll }, onFound) => {
    const [first] = all;
    if (wantsAll || !first) onFound(null, all);
    else onFound(null, first.address, first.family);
  };
}

/** Asks the name servers themselves: the system's lookup takes a thread that files need too, for as long as a slow server likes. */
async function addressesOf(host: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: LOOKUP_MS, tries: 2 });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}
