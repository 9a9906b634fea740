/** By language: that a part of the page could not be fetched, and what the button says that reloads it. */
export type ChunkErrorTexts = Readonly<Record<string, readonly [sentence: string, button: string]>>;

/**
 * Tells people when a part of the page can't be fetched, and offers to reload it. The first script may be that part, so the build writes
 * this function into the page as it stands: it uses nothing from outside its own braces.
 */
export function watchChunkErrors(words: ChunkErrorTexts): void {
  /** A page that has not begun after this time is stuck: some networks neither answer nor fail. */
  const SLOW_MS = 15_000;
  /** How browsers and the builder say that a part fetched later did not come. */
  const unfetched = /dynamically imported module|importing a module script|unable to preload/i;

  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tell(), true);
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (!(reason instanceof Error && unfetched.test(reason.message))) return;
    event.preventDefault();
    tell();
  });
  setTimeout(() => {
    const app = document.querySelector<HTMLElement>('#app');
    if (app === null || app.inert || !app.hasChildNodes()) tell();
  }, SLOW_MS);

  function tell(): void {
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', tell);
    if (!document.querySelector('#stuck')) document.body.append(bar());
  }

  function bar(): HTMLElement {
    const [sentence, reload] = words[document.documentElement.lang] ?? words['en'];
    const told = document.createElement('div');
    told.id = 'stuck';
    told.setAttribute('role', 'alert');
    told.style.cssText =
      'position:fixed;z-index:60;inset:auto 0 0;padding:12px 18px;background:#8a3515;color:#fff8ee;font-weight:600;text-align:center';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = reload;
    button.className = 'button';
    button.style.marginLeft = '14px';
    button.addEventListener('click', () => void startAgain(button));
    told.append(sentence, button);
    return told;
  }

  /** Reloads the page, once it can be fetched at all: offline the browser would show nothing of ours any more. */
  // eslint-disable-next-line unicorn/consistent-function-scoping -- outside of these braces there is nothing
  async function startAgain(button: HTMLButtonElement): Promise<void> {
    button.disabled = true;
    const there = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
    if (there?.ok === true) location.reload();
    else button.disabled = false;
  }
}
