/** Resolves when the picture of the start page has been painted; at once where there is none, or nobody looks. */
function painted(target: HTMLElement): Promise<void> {
  if (!target.inert || document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** What takes its time to begin comes after what can be seen at once. */
async function main(): Promise<void> {
  const target = document.querySelector('#app');
  if (!(target instanceof HTMLElement)) return;
  await painted(target);
  const { mountPage } = await import('./mount.js');
  await mountPage(target);
}

void main();
