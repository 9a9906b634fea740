/** Resolves once the pre-rendered start page is painted; at once where there is none or the tab is hidden. */
function waitForPaint(target: HTMLElement): Promise<void> {
  if (!target.inert || document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Evaluating the page's modules takes time, so it waits until the pre-rendered page is on the screen. */
async function main(): Promise<void> {
  const target = document.querySelector('#app');
  if (!(target instanceof HTMLElement)) return;
  await waitForPaint(target);
  const { mountPage } = await import('./mount.js');
  await mountPage(target);
}

void main();
