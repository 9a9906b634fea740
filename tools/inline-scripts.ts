/**
 * The first script of the page: sets the theme, names the manifest and preloads the words of the reader's language.
 * It chooses the language as `mount.ts` does; if it fails, the words just load later.
 */
export const earlyScript = (files: Readonly<Record<string, readonly string[]>>): string => `(() => {
  const files = ${JSON.stringify(files)};
  const known = (tag) => {
    const base = tag.toLowerCase().split('-')[0];
    return base === 'no' || base === 'nn' ? 'nb' : base;
  };
  let stored = {};
  try { stored = JSON.parse(localStorage.getItem('rallar.settings')) ?? {}; } catch {}
  const root = document.documentElement;
  if (stored.look === 'light' || stored.look === 'dark') root.dataset.theme = stored.look;
  root.dataset.running = stored.running || 0;
  root.dataset.newcomer = stored.newcomer !== false;
  root.lang = [stored.language, ...navigator.languages.map(known), 'en'].find((it) => Object.hasOwn(files, it));
  document.querySelector('link[rel=manifest]').href = './manifest.' + root.lang + '.webmanifest';
  for (const file of files[root.lang])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: './' + file }),
    );
})();`;

/**
 * The second script: shows the pre-rendered start page, inert, until the page itself replaces it. Not for people who
 * open a table or have games in progress, whose page looks different.
 */
export const lateScript = (pages: Readonly<Record<string, string>>): string => `(() => {
  const pages = ${JSON.stringify(pages).replaceAll('</', String.raw`<\/`)};
  const { lang, dataset } = document.documentElement;
  if (dataset.running !== '0' || location.hash.length > 1) return;
  const app = document.querySelector('#app');
  app.inert = true;
  app.innerHTML = pages[lang];
})();`;
