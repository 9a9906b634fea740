import type { IncomingMessage } from 'node:http';

/** The path that a request asks for; null where it is none, such as `//`. */
export function pathOf({ url }: Pick<IncomingMessage, 'url'>): string | null {
  try {
    return new URL(url ?? '/', 'http://localhost').pathname;
  } catch {
    return null;
  }
}
