/** Browsers that can install the page as an app say so with this event. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let ready = $state.raw<InstallPrompt>();

/** Notes when the page can be installed, in place of the browser's own banner. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    ready = event as InstallPrompt;
  });
  addEventListener('appinstalled', () => (ready = undefined));
}

/** Asks the user to install the page; undefined where it can't be, or is installed. */
export function installer(): (() => void) | undefined {
  const prompt = ready;
  if (!prompt) return undefined;
  return () => {
    // It can be used once; the browser fires a new event if the user declines.
    ready = undefined;
    void prompt.prompt();
  };
}
