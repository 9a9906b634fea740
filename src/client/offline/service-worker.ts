/**
 * Keeps the whole page on the device, so that it starts without a network. All files of one version come in together or not at all; a new
 * version waits until the page is started next, or until somebody asks for it.
 */

// Written in by the build: the files of the page relative to it, and a hash of them all.
declare const RALLAR_FILES: readonly string[];
declare const RALLAR_VERSION: string;

/** What lasts longer than the event that began it. */
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** What a service worker's scope is to us; the page's types know windows only. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; matchAll(options: object): Promise<unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'message', hear: (event: { data: unknown }) => void): void;
  addEventListener(
    type: 'fetch',
    hear: (event: { request: Request; respondWith(response: Promise<Response>): void }) => void,
  ): void;
}

const scope = self as unknown as Scope;
const PREFIX = 'rallar-';
const CACHE = PREFIX + RALLAR_VERSION;
const INDEX = 'index.html';
/** What such a name stands for never changes. */
const HASHED = /^assets\//;
/** A page that does nothing but start again, by which time the new version is in charge. */
const AGAIN =
  '<!doctype html><title>Rallar</title><link rel="icon" href="data:," /><script>location.reload()</script>';
/** So many files are fetched at once: the page that is looked at goes first. */
const AT_ONCE = 2;

function addressOf(file: string): string {
  return new URL(file, scope.registration.scope).href;
}

async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const files = RALLAR_FILES.slice();
  const one = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const address = addressOf(file);
      const hashed = HASHED.test(file);
      const had = hashed ? await caches.match(address) : undefined;
      const response =
        had ?? (await fetch(address, { cache: hashed ? 'default' : 'reload', priority: 'low' }));
      if (!response.ok) throw new Error(`${file} could not be fetched: ${response.status}`);
      await cache.put(address, response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Forgets what came before the last version, which pages still open may have parts of to fetch. */
async function forgetOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of names.slice(0, -1)) await caches.delete(name);
  await scope.clients.claim();
}

/** The page itself. Where a new version waits and nobody else looks at the old one, the page starts in the new one. */
async function start(request: Request): Promise<Response> {
  const { waiting } = scope.registration;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (waiting && windows.length < 2) {
    waiting.postMessage('take');
    return new Response(AGAIN, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
  const cache = await caches.open(CACHE);
  return (await cache.match(addressOf(INDEX))) ?? fetch(request);
}

async function find(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const options = { ignoreSearch: true, ignoreVary: true };
  return (await cache.match(request, options)) ?? (await caches.match(request, options)) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(fetchAll()));
scope.addEventListener('activate', (event) => event.waitUntil(forgetOld()));
scope.addEventListener('message', ({ data }) => void (data === 'take' && scope.skipWaiting()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  const home = new URL(scope.registration.scope);
  if (request.method !== 'GET' || origin !== home.origin) return;
  const isPage = pathname === home.pathname || pathname === home.pathname + INDEX;
  event.respondWith(request.mode === 'navigate' && isPage ? start(request) : find(request));
});
