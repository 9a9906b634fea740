/** Answers the service worker, which asks whether this window is at a table before it opens another. Returns a function that stops it. */
export function answerWorker(): () => void {
  // Missing on insecure connections.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  workers?.addEventListener('message', answer);
  return () => workers?.removeEventListener('message', answer);
}

function answer({ data, ports: [port] }: MessageEvent): void {
  const { type, hash } = data as { type?: unknown; hash?: unknown };
  if (type === 'is-at') port?.postMessage(location.hash === hash);
}
