import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import helmet from 'helmet';
import sirv from 'sirv';
import type { ApiAnswer } from './api.js';
import { hostOf, isAllowedHost, isOwnOrigin } from './allowed-hosts.js';
import { pathOf } from './path-of.js';

/** What the handler needs of the server. */
export interface HandlerOptions {
  /** The folder of the built page. */
  page: string;
  /** The address that people use, where it is set. */
  address: string | null;
  /** Answers the paths that begin with `/api/`. */
  api: (request: IncomingMessage, pathname: string) => Promise<ApiAnswer>;
  /** Why the server can't take visitors now; null where it can. */
  whyNotReady: () => Promise<string | null>;
  onError: (error: unknown) => void;
}

/** Answers HTTP: the page, `/healthz`, `/readyz`, `/server.json`, and the identity's paths. */
export function createHandler({ page, address, api, whyNotReady, onError }: HandlerOptions): RequestListener {
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(page) },
    // The operator decides about https, in the proxy.
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  const files = sirv(page, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, name) =>
      response.setHeader(
        'Cache-Control',
        isHashed(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers } = request;
    if (!isAllowedHost(hostOf(request), address)) return say(response, 421, 'This server has another name.');
    const pathname = pathOf(request);
    if (pathname === null) return say(response, 400, 'That is no path.');
    if (pathname === '/healthz') return say(response, 200, 'ok');
    if (pathname === '/readyz') {
      const why = await whyNotReady();
      return say(response, why === null ? 200 : 503, why ?? 'ok');
    }
    if (pathname.startsWith('/api/')) {
      if (!isOwnOrigin(headers.origin, headers.host, address)) return say(response, 403, 'Not from there.');
      const { status, body, cookie, retryAfter } = await api(request, pathname);
      if (cookie !== undefined) response.setHeader('Set-Cookie', cookie);
      if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
      return typeof body === 'string' ? say(response, status, body) : sayJson(response, status, body);
    }
    // A build for a static host has a file of this name, which says no.
    if (pathname === '/server.json') return sayJson(response, 200, { server: true });
    if (method !== 'GET' && method !== 'HEAD')
      return say(response, 405, 'Only GET and HEAD are answered here.');
    return files(request, response, () => say(response, 404, 'There is no such page.'));
  }

  return (request, response) => {
    protect(request, response, () => {
      answer(request, response).catch((error: unknown) => {
        onError(error);
        if (!response.headersSent) say(response, 500, 'Something went wrong.');
        else response.destroy();
      });
    });
  };
}

function sayJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(value));
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${sentence}\n`);
}

/** The build puts a hash into the names under `assets`: such a file never changes. */
function isHashed(name: string): boolean {
  return /^\/assets\/.+-[\w-]{8}\.\w+$/.test(name);
}

/** The policy that the build wrote into the page, and that no other page may frame it, which only a header can say. */
function policyOf(page: string): Record<string, string[]> {
  const html = readFileSync(path.join(page, 'index.html'), 'utf8');
  const [, policy = "default-src 'self'"] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  const directives = policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources] as const;
  });
  return { ...Object.fromEntries(directives), 'frame-ancestors': ["'none'"] };
}
