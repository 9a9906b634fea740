/** The interval between checks for a new version while the page is open. */
const CHECK_MS = 3_600_000;
/** On a first visit the page's own files load first. */
const FIRST_VISIT_DELAY_MS = 4000;

/** Caches the page for use without a network; `onupdate` is called with a function that switches to a newer version. */
export function keepOnDevice(onupdate: (update: () => void) => void): void {
  // Missing on insecure connections. The development server has nothing to cache.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return;
  const known = workers.controller !== null;
  // The new version may be taken here or in another tab. Chunks of the old one may be gone, so the page reloads; games resume.
  if (known) workers.addEventListener('controllerchange', () => location.reload());
  setTimeout(() => void register(workers, onupdate), known ? 0 : FIRST_VISIT_DELAY_MS);
}

/** A new version that is not there by then is waited for no longer. */
const NEWEST_MS = 15_000;

/** Reloads the page in its newest version, past the service worker: that is updated first, and takes over at once. */
export async function reloadNewest(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await workers?.getRegistration().catch(() => undefined);
  if (registration) {
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, NEWEST_MS));
    await Promise.race([takeNewest(registration), timeout]);
  }
  location.reload();
}

/** Resolves once the newest version is active. */
async function takeNewest(registration: ServiceWorkerRegistration): Promise<void> {
  await registration.update().catch(() => undefined);
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    const follow = (): void => {
      if (worker.state === 'installed') worker.postMessage('take');
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', follow);
    follow();
  });
}

async function register(
  workers: ServiceWorkerContainer,
  onupdate: (update: () => void) => void,
): Promise<void> {
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = (await workers.register(new URL('sw.js', document.baseURI))) as typeof registration;
  } catch {
    // Storage is denied, or there is no network.
  }
  // Browsers that block service workers resolve with undefined: the page works without one.
  if (registration) watch(registration, workers, onupdate);
}

function watch(
  registration: ServiceWorkerRegistration,
  workers: ServiceWorkerContainer,
  onupdate: (update: () => void) => void,
): void {
  const offerWaiting = () => {
    const { waiting } = registration;
    if (waiting && workers.controller) onupdate(() => waiting.postMessage('take'));
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });
  setInterval(() => void registration.update().catch(() => {}), CHECK_MS);
}
