/** By language: that something could not be fetched, and to try again. These words are there before any others can be fetched. */
const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  en: ['A part of the page could not be fetched. Are you online?', 'Try again'],
  nb: ['En del av siden kunne ikke hentes. Er du på nett?', 'Prøv igjen'],
  sv: ['En del av sidan kunde inte hämtas. Är du uppkopplad?', 'Försök igen'],
  da: ['En del af siden kunne ikke hentes. Er du online?', 'Prøv igen'],
  is: ['Ekki tókst að sækja hluta af síðunni. Ertu með nettengingu?', 'Reyna aftur'],
};

/** Whether something failed because a part of the page could not be fetched; browsers and the builder say it each in their own words. */
export function isUnfetched(reason: unknown): boolean {
  const said = reason instanceof Error ? reason.message : '';
  return /dynamically imported module|importing a module script|unable to preload/i.test(said);
}

/** Whoever waits for a part of the page, wherever that is, is told when it does not come. */
export function watchFetching(): void {
  addEventListener('unhandledrejection', (event) => {
    if (!isUnfetched(event.reason)) return;
    event.preventDefault();
    if (!document.querySelector('#stuck')) document.body.append(bar());
  });
}

function bar(): HTMLElement {
  const [sentence, again] = WORDS[document.documentElement.lang] ?? WORDS['en'];
  const told = document.createElement('div');
  told.id = 'stuck';
  told.setAttribute('role', 'alert');
  told.style.cssText =
    'position:fixed;z-index:60;inset:auto 0 0;padding:12px 18px;background:#8a3515;color:#fff8ee;font-weight:600;text-align:center';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = again;
  button.className = 'button';
  button.style.marginLeft = '14px';
  button.addEventListener('click', () => void startAnew(button));
  told.append(sentence, button);
  return told;
}

/** Starts the page anew, once it can be fetched at all: offline the browser would show nothing of ours any more. */
async function startAnew(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  const there = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
  if (there?.ok === true) location.reload();
  else button.disabled = false;
}
