/**
 * Caches the whole page, so that it starts without a network. The files of a version are cached together or not at all; a new version waits
 * until the page is next started, or until the user takes it.
 */

// Replaced by the build: the page's files, relative to it, and a hash of them all.
declare const RALLAR_FILES: readonly string[];
declare const RALLAR_VERSION: string;

/** An event whose work may outlast it. */
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A window of the page. */
interface WindowClient {
  postMessage(message: object, transfer: Transferable[]): void;
  focus(): Promise<unknown>;
}

/** What a push message says, as the server encrypted it. */
interface PushNotice {
  id: string;
  title: string;
  body: string;
  /** The table to open; null for a test. */
  table: string | null;
}

/** What we use of a service worker's global scope, which the DOM types lack. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: object): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  addEventListener(
    type: 'push',
    listener: (event: ExtendableEvent & { data: { json(): unknown } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: ExtendableEvent & { notification: Notification }) => void,
  ): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { request: Request; respondWith(response: Promise<Response>): void }) => void,
  ): void;
}

const scope = self as unknown as Scope;
const PREFIX = 'rallar-';
const CACHE = PREFIX + RALLAR_VERSION;
const INDEX = 'index.html';
/** Says whether there is a server for online play, which only the network knows. */
const SERVER = 'server.json';
/** What a server answers is never cached. */
const OF_SERVER = /^(api\/|socket$|healthz$)/;
/** Files with a hash in their name never change. */
const HASHED = /^assets\//;
/** A page that only reloads, by which time the new version is active. */
const RELOAD_PAGE =
  '<!doctype html><title>Rallar</title><link rel="icon" href="data:," /><script>location.reload()</script>';
/** How many files are fetched at a time, so that the open page comes first. */
const CONCURRENCY = 2;

function addressOf(file: string): string {
  return new URL(file, scope.registration.scope).href;
}

async function cacheAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const files = RALLAR_FILES.slice();
  const fetchNext = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const address = addressOf(file);
      const hashed = HASHED.test(file);
      const cached = hashed ? await caches.match(address) : undefined;
      const response =
        cached ?? (await fetch(address, { cache: hashed ? 'default' : 'reload', priority: 'low' }));
      if (!response.ok) throw new Error(`${file} could not be fetched: ${response.status}`);
      await cache.put(address, response);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, fetchNext));
}

/** Deletes all caches but this version's and the one before, whose chunks open pages may still fetch. */
async function deleteOldCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of names.slice(0, -1)) await caches.delete(name);
  await scope.clients.claim();
}

/** Answers with the page. A waiting new version is activated first, unless another tab still uses the old one. */
async function respondWithPage(request: Request): Promise<Response> {
  const { waiting } = scope.registration;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (waiting && windows.length < 2) {
    waiting.postMessage('take');
    return new Response(RELOAD_PAGE, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
  const cache = await caches.open(CACHE);
  return (await cache.match(addressOf(INDEX))) ?? fetch(request);
}

async function respondFromCache(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const options = { ignoreSearch: true, ignoreVary: true };
  return (await cache.match(request, options)) ?? (await caches.match(request, options)) ?? fetch(request);
}

/** Asks the network alone. Without one, nobody knows, which is no error of the page. */
function respondAboutServer(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.json({ server: null }));
}

/** Shows a notice. Another about the same table takes its place; the same one, sent twice, is shown once. */
async function showNotice({ id, title, body, table }: PushNotice): Promise<void> {
  const tag = table ?? 'test';
  const earlier = await scope.registration.getNotifications({ tag });
  const isKnown = earlier.some(({ data }) => (data as { id?: unknown } | null)?.id === id);
  const options = { body, tag, icon: addressOf('icon-192.png'), renotify: !isKnown, data: { id, table } };
  await scope.registration.showNotification(title, options);
}

/** A window that has not answered by then is asleep. */
const ANSWER_MS = 500;

/** Asks a window whether it is at this hash: browsers only tell the address that it was opened with. */
function isAt(window: WindowClient, hash: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(data === true));
    port1.start();
    setTimeout(resolve, ANSWER_MS, false);
    window.postMessage({ type: 'is-at', hash }, [port2]);
  });
}

/** Goes to the window that shows a table, or opens one. */
async function goToTable(table: string | null): Promise<void> {
  const hash = table === null ? '#online' : `#online/${table}`;
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = await Promise.all(windows.map((window) => isAt(window, hash)));
  const open = windows.find((_, i) => answers[i]);
  await (open ? open.focus() : scope.clients.openWindow(addressOf(hash)));
}

scope.addEventListener('push', (event) => {
  const notice = event.data?.json() as PushNotice | undefined;
  if (notice) event.waitUntil(showNotice(notice));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data as Pick<PushNotice, 'table'>;
  event.waitUntil(goToTable(table));
});
scope.addEventListener('install', (event) => event.waitUntil(cacheAll()));
scope.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));
scope.addEventListener('message', ({ data }) => void (data === 'take' && scope.skipWaiting()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  const home = new URL(scope.registration.scope);
  const path = pathname.slice(home.pathname.length);
  if (request.method !== 'GET' || origin !== home.origin || OF_SERVER.test(path)) return;
  if (path === SERVER) return event.respondWith(respondAboutServer(request));
  const isPage = pathname === home.pathname || pathname === home.pathname + INDEX;
  event.respondWith(
    request.mode === 'navigate' && isPage ? respondWithPage(request) : respondFromCache(request),
  );
});
