/** How often it is looked for a new version while the page stays open. */
const CHECK_MS = 3_600_000;
/** The first visit's own files go first. */
const PATIENCE_MS = 4000;

/** Keeps the page on the device for use without a network; `offer` is called when a newer version is there, with how to take it at once. */
export function keepOnDevice(offer: (take: () => void) => void): void {
  // Missing where the connection is not secure. While the page is worked on there is nothing to keep.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return;
  const known = workers.controller !== null;
  // Whoever takes the new version, here or in another tab: parts of the old one may be gone, so the page starts anew. Games go on where they were.
  if (known) workers.addEventListener('controllerchange', () => location.reload());
  setTimeout(() => void register(workers, offer), known ? 0 : PATIENCE_MS);
}

async function register(workers: ServiceWorkerContainer, offer: (take: () => void) => void): Promise<void> {
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = (await workers.register(new URL('sw.js', document.baseURI))) as typeof registration;
  } catch {
    // No leave to keep anything, or no network.
  }
  // Browsers that block it answer with nothing: the page works as it is.
  if (registration) watch(registration, workers, offer);
}

function watch(
  registration: ServiceWorkerRegistration,
  workers: ServiceWorkerContainer,
  offer: (take: () => void) => void,
): void {
  const look = () => {
    const { waiting } = registration;
    if (waiting && workers.controller) offer(() => waiting.postMessage('take'));
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  setInterval(() => void registration.update().catch(() => {}), CHECK_MS);
}
