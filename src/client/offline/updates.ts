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
