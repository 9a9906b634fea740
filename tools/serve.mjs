/**
 * Serves a folder of built files over HTTP: a page that any static host could serve as well. It needs nothing but Node.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { policyOf } from './policy.mjs';

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

/** What stands in a page's own policy, and what only a header can say. */
const headerPolicy = (page) => `${policyOf(page)}; frame-ancestors 'none'`;

const ALWAYS = {
  'Content-Security-Policy': headerPolicy(''),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The build puts a hash into the names under `assets`: what such a name stands for never changes. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;
const COMPRESSIBLE = /^(text|application|image\/svg)/;
/** Less than this is not worth it. */
const SMALL = 500;

const packers = {
  br: (bytes) =>
    promisify(zlib.brotliCompress)(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(zlib.gzip)(bytes, { level: 9 }),
};

/** A server of this folder; it is told where to listen by its caller. */
export function createPageServer(folder) {
  const files = new FileShelf(folder);
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
  const encoding = file.packs ? encodingFor(request.headers['accept-encoding']) : null;
  const tag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  const headers = {
    ...ALWAYS,
    'Content-Security-Policy': file.policy,
    'Content-Type': file.type,
    'Cache-Control': HASHED.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
    ...(file.packs && { Vary: 'Accept-Encoding' }),
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

/** The file an address stands for, relative to the folder; null where it is no address at all. */
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

/** The best packing that the client takes. */
function encodingFor(header) {
  const refused = /^q=0(\.0*)?$/;
  const taken = (header ?? '')
    .split(',')
    .map((part) => part.split(';').map((it) => it.trim().toLowerCase()))
    .filter(([, quality]) => !refused.test(quality ?? ''))
    .map(([name]) => name);
  return Object.keys(packers).find((name) => taken.includes(name)) ?? null;
}

/** The files of a folder, read and packed once as long as they do not change. */
class FileShelf {
  constructor(folder) {
    this.folder = path.resolve(folder);
    this.kept = new Map();
  }

  /** A file by its name, in the folder and nowhere else; undefined where there is none. */
  find(name) {
    // A name is a list of plain parts: nothing hidden, nothing that leads elsewhere on any system.
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
    const kept = this.kept.get(name);
    if (kept?.version === version) return kept;
    const file = readFile(place, version);
    this.kept.set(name, file);
    return file;
  }
}

function readFile(place, version) {
  const bytes = fs.readFileSync(place);
  const type = TYPES[path.extname(place).toLowerCase()] ?? 'application/octet-stream';
  const packed = new Map();
  return {
    version,
    type,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    policy: headerPolicy(type === TYPES['.html'] ? bytes.toString() : ''),
    packs: COMPRESSIBLE.test(type) && bytes.length >= SMALL,
    body(encoding) {
      if (encoding === null) return bytes;
      if (!packed.has(encoding)) packed.set(encoding, packers[encoding](bytes));
      return packed.get(encoding);
    },
  };
}
