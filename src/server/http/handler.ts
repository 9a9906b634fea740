import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import helmet from 'helmet';
import sirv from 'sirv';
import { playerName } from '../../protocol/index.js';
import { isAllowedHost, isOwnOrigin } from './allowed-hosts.js';

/** The longest body that is read. */
const MAX_BODY = 1000;

/** What the handler needs of the server. */
export interface HandlerOptions {
  /** The folder of the built page. */
  page: string;
  /** The address that people use, where it is set. */
  address: string | null;
  /** Gives a visitor an identity, or renews it. Returns the Set-Cookie header. */
  greet: (request: IncomingMessage, name: string) => Promise<string>;
  onError: (error: unknown) => void;
}

/** Answers HTTP: the page, `/healthz`, and `/api/me`, which gives a visitor a name and a cookie. */
export function createHandler({ page, address, greet, onError }: HandlerOptions): RequestListener {
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
    if (!isAllowedHost(headers.host, address)) return say(response, 421, 'This server has another name.');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/healthz') return say(response, 200, 'ok');
    if (pathname === '/api/me') {
      if (method !== 'POST') return say(response, 405, 'Only POST is answered here.');
      if (!isOwnOrigin(headers.origin, headers.host, address)) return say(response, 403, 'Not from there.');
      const name = playerName(await bodyOf(request));
      if (name === null) return say(response, 400, 'That is no name.');
      response.setHeader('Set-Cookie', await greet(request, name));
      return say(response, 200, name);
    }
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

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > MAX_BODY) return '';
  }
  return text;
}
