/**
 * Serves a folder of built files over HTTP, as any static host could. It needs nothing but Node.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { policyOf } from './policy.mjs';
import { compressors, SMALL } from './precompress.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
};

/** The page's policy, with what only a header can say. */
const headerPolicy = (page) => `${policyOf(page)}; frame-ancestors 'none'`;

const ALWAYS = {
  'Content-Security-Policy': headerPolicy(''),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The build puts a hash into the names under `assets`: such a file never changes. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;
const COMPRESSIBLE = /^(text|application|image\/svg)/;

/** Creates a server of this folder; the caller makes it listen. */
export function createPageServer(folder) {
  const files = new FileCache(folder);
  return http.createServer((request, response) => {
    answer(files, request, response).catch((error) => {
      console.error(error);
      refuse(response, 500, 'Something went wrong.');
    });
  });
}

async function answer(files, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return refuse(response, 405, 'Only GET and HEAD are answered here.');
  }
  const name = nameOf(request.url);
  if (name === null) return refuse(response, 400, 'That is no address.');
  const file = files.find(name);
  if (!file) return refuse(response, 404, 'There is no such page.');
  const encoding = file.compresses ? encodingFor(request.headers['accept-encoding']) : null;
  const tag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  const headers = {
    ...ALWAYS,
    'Content-Security-Policy': file.policy,
    'Content-Type': file.type,
    'Cache-Control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    ...(file.compresses && { Vary: 'Accept-Encoding' }),
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  if (knows(request.headers['if-none-match'], tag)) {
    response.writeHead(304, headers);
    return response.end();
  }
  const body = await file.body(encoding);
  response.writeHead(200, { ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(response, status, sentence) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, { ...ALWAYS, 'Content-Type': TYPES['.txt'], 'Cache-Control': 'no-store' });
  response.end(`${sentence}\n`);
}

/** The path in the folder for a URL; null if the URL is malformed. */
function nameOf(address) {
  const [before] = address.split(/[?#]/);
  if (!before.startsWith('/')) return null;
  let name;
  try {
    name = decodeURIComponent(before.slice(1));
  } catch {
    return null;
  }
  return name === '' || name.endsWith('/') ? `${name}index.html` : name;
}

/** Whether the client has this version already. */
function knows(header, tag) {
  const tags = (header ?? '').split(',').map((it) => it.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}

/** The best content encoding that the client accepts. */
function encodingFor(header) {
  const refused = /^q=0(\.0*)?$/;
  const taken = (header ?? '')
    .split(',')
    .map((part) => part.split(';').map((it) => it.trim().toLowerCase()))
    .filter(([, quality]) => !refused.test(quality ?? ''))
    .map(([name]) => name);
  return Object.keys(compressors).find((name) => taken.includes(name)) ?? null;
}

/** The files of a folder, cached and compressed until they change. */
class FileCache {
  constructor(folder) {
    this.folder = path.resolve(folder);
    this.cached = new Map();
  }

  /** A file by its path in the folder; undefined if there is none. */
  find(name) {
    // Plain path segments only: nothing hidden, nothing that leads out of the folder on any system.
    if (!name.split('/').every((part) => /^[^.\\:\0][^\\:\0]*$/.test(part))) return undefined;
    const place = path.join(this.folder, ...name.split('/'));
    let stat;
    try {
      const real = fs.realpathSync(place);
      if (!real.startsWith(fs.realpathSync(this.folder) + path.sep)) return undefined;
      stat = fs.statSync(real);
    } catch {
      return undefined;
    }
    if (!stat.isFile()) return undefined;
    const version = `${stat.mtimeMs} ${stat.size}`;
    const cached = this.cached.get(name);
    if (cached?.version === version) return cached;
    const file = readFile(place, version);
    this.cached.set(name, file);
    return file;
  }
}

function readFile(place, version) {
  const bytes = fs.readFileSync(place);
  const type = TYPES[path.extname(place).toLowerCase()] ?? 'application/octet-stream';
  const compressed = new Map();
  return {
    version,
    type,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    policy: headerPolicy(type === TYPES['.html'] ? bytes.toString() : ''),
    compresses: COMPRESSIBLE.test(type) && bytes.length >= SMALL,
    body(encoding) {
      if (encoding === null) return bytes;
      if (!compressed.has(encoding)) compressed.set(encoding, compressors[encoding](bytes));
      return compressed.get(encoding);
    },
  };
}
