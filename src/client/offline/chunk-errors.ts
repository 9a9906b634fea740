/** By language: the sentence that a part of the page could not be fetched, and the label of the reload button. */
export type ChunkErrorTexts = Readonly<Record<string, readonly [sentence: string, button: string]>>;

/**
 * Shows a bar with a reload button when a chunk can't be fetched. The first script may be the one that fails, so the build inlines this
 * function into the HTML as it stands: it must use nothing from outside its own braces.
 */
export function watchChunkErrors(texts: ChunkErrorTexts): void {
  /** A page that has not mounted by then gets the bar too: some networks neither answer nor fail. */
  const MOUNT_TIMEOUT_MS = 15_000;
  /** How browsers and the bundler report a lazy chunk that could not be fetched. */
  const chunkError = /dynamically imported module|importing a module script|unable to preload/i;

  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && showBar(), true);
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (!(reason instanceof Error && chunkError.test(reason.message))) return;
    event.preventDefault();
    showBar();
  });
  setTimeout(() => {
    const app = document.querySelector<HTMLElement>('#app');
    if (app === null || app.inert || !app.hasChildNodes()) showBar();
  }, MOUNT_TIMEOUT_MS);

  function showBar(): void {
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', showBar);
    if (!document.querySelector('#chunk-error')) document.body.append(createBar());
  }

  function createBar(): HTMLElement {
    const [sentence, reload] = texts[document.documentElement.lang] ?? texts['en'] ?? [];
    const bar = document.createElement('div');
    bar.id = 'chunk-error';
    bar.setAttribute('role', 'alert');
    bar.style.cssText =
      'position:fixed;z-index:60;inset:auto 0 0;padding:12px 18px;background:#8a3515;color:#fff8ee;font-weight:600;text-align:center';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = reload ?? '';
    button.className = 'button';
    button.style.marginLeft = '14px';
    button.addEventListener('click', () => void reloadIfOnline(button));
    bar.append(sentence ?? '', button);
    return bar;
  }

  /** Reloads only once the page can be fetched: offline, the browser would replace it with its own error page. */
  // eslint-disable-next-line unicorn/consistent-function-scoping -- nothing outside these braces is inlined
  async function reloadIfOnline(button: HTMLButtonElement): Promise<void> {
    button.disabled = true;
    const response = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
    if (response?.ok === true) location.reload();
    else button.disabled = false;
  }
}
