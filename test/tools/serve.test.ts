import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPageServer } from '../../tools/serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'rallar-serve-'));
const SCRIPT = 'export const a = 1;\n'.repeat(100);
const server = createPageServer(join(folder, 'page'));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

beforeAll(async () => {
  write('secret.txt', 'SECRET');
  write('page/index.html', '<!doctype html><title>Here</title>');
  write('page/.sources', 'SECRET');
  write('page/assets/index-Ab3_x-9Z.js', SCRIPT);
  write('page/manifest.webmanifest', '{}');
  write('page/assets/picture-Ab3dx79Z.webp', 'x'.repeat(1000));
  write('page/here/index.html', 'within');
  write('page/scripted.html', '<style>p{}</style><script>let here = 1;</script><script src="a.js"></script>');
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'page', 'link.txt'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path as written; a browser or `fetch` would normalise it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

describe('a file', () => {
  test('comes with its type and a policy', async () => {
    const { status, headers, body } = await ask('/');
    expect([status, body.toString()]).toEqual([200, '<!doctype html><title>Here</title>']);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
    expect(headers['content-security-policy']).toContain("; frame-ancestors 'none'");
  });

  test('that is a page allows the scripts and styles standing in it, and no others', async () => {
    const { headers } = await ask('/scripted.html');
    expect(headers['content-security-policy']).toContain(
      `script-src 'self' 'sha256-${hash('let here = 1;')}';`,
    );
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash('p{}')}';`);
  });

  test.each([
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/assets/index-Ab3_x-9Z.js?v=1', 'text/javascript; charset=utf-8'],
    ['/assets/picture-Ab3dx79Z.webp', 'image/webp'],
    ['/here/', 'text/html; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    expect(await ask(path)).toMatchObject({ status: 200, headers: { 'content-type': type } });
  });

  test('with a hash in its name is cached for good', async () => {
    const { headers } = await ask('/assets/index-Ab3_x-9Z.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('is not sent again to a client that has it, until it changes', async () => {
    const { headers } = await ask('/here/');
    const again = await ask('/here/', { 'if-none-match': headers.etag! });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    write('page/here/index.html', 'changed');
    expect((await ask('/here/', { 'if-none-match': headers.etag! })).status).toBe(200);
  });

  test.each([
    ['br, gzip', 'br', zlib.brotliDecompressSync],
    ['gzip;q=0.5', 'gzip', zlib.gunzipSync],
    ['br;q=0, gzip', 'gzip', zlib.gunzipSync],
  ] as const)('is compressed for clients that accept %s', async (accepted, encoding, unpack) => {
    const path = '/assets/index-Ab3_x-9Z.js';
    const { headers, body } = await ask(path, { 'accept-encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(body.length).toBeLessThan(SCRIPT.length / 4);
    expect(unpack(body).toString()).toBe(SCRIPT);
    expect(headers.etag).not.toBe((await ask(path)).headers.etag);
  });

  test('that is compressed already is sent as it is', async () => {
    const { headers } = await ask('/assets/picture-Ab3dx79Z.webp', { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('is answered without a body to HEAD', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '34', 0]);
  });
});

describe('nothing is served that is not in the folder', () => {
  test.each([
    ['/nothing', 404],
    ['/here', 404],
    ['/.sources', 404],
    ['/link.txt', 404],
    ['/../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/here/../../secret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['//etc/passwd', 404],
    ['/index.html%00.js', 404],
    ['/%', 400],
    ['/%ff', 400],
  ])('%s', async (path, expected) => {
    const { status, body, headers } = await ask(path);
    expect(status).toBe(expected);
    expect(body.toString()).not.toContain('SECRET');
    expect(headers['content-security-policy']).toBeDefined();
  });

  test('and nothing can be sent here', async () => {
    expect(await ask('/', {}, 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});
