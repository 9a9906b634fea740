import { isIPv6 } from 'node:net';
import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** How many times something may be done within some seconds. */
export interface Allowance {
  times: number;
  seconds: number;
}

/** Counts tries by key (an address, a person). */
export class Limit {
  private readonly limiter: RateLimiterMemory;

  constructor({ times, seconds }: Allowance) {
    this.limiter = new RateLimiterMemory({ points: times, duration: seconds });
  }

  /** Counts a try. Returns null where it is allowed, else after how many seconds the next one is. */
  async spend(key: string): Promise<number | null> {
    try {
      await this.limiter.consume(key);
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  }

  /** Takes a try back, as it was a right one. */
  async refund(key: string): Promise<void> {
    await this.limiter.reward(key);
  }
}

/** Limits on wrong guesses of codes and words: by address, and in all, as an attacker may have many addresses. */
export class GuessLimit {
  private readonly byAddress = new Limit({ times: 10, seconds: 60 });
  private readonly inAll = new Limit({ times: 1000, seconds: 3600 });

  /** Looks something up by a guess. Wrong guesses count; where there were too many, returns after how many seconds the next is allowed. */
  async look<T>(address: string, find: () => Promise<T | null>): Promise<T | null | { seconds: number }> {
    const seconds = (await this.byAddress.spend(address)) ?? (await this.inAll.spend(''));
    if (seconds !== null) return { seconds };
    const found = await find();
    if (found !== null) await Promise.all([this.byAddress.refund(address), this.inAll.refund('')]);
    return found;
  }
}

/** The address that a request's limits are counted by. An owner of IPv6 addresses has a whole network of them, so these count as one. */
export function addressOf(request: IncomingMessage, isProxyTrusted: boolean): string {
  const forwarded = isProxyTrusted ? String(request.headers['x-forwarded-for'] ?? '') : '';
  // The last one was added by the proxy; those before it are what the client claims.
  const claimed = forwarded.split(',').at(-1)?.trim();
  return countedAs(claimed || request.socket.remoteAddress || 'unknown');
}

/** What an address is counted as. */
export function countedAs(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIPv6(bare) ? networkOf(bare) : bare;
}

/** The first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
