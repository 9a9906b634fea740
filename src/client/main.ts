/** Resolves when the picture of the start page has been painted; at once where there is none, or nobody looks. */
function painted(target: HTMLElement): Promise<void> {
  if (!target.inert || document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

const target = document.querySelector('#app');
if (target instanceof HTMLElement) {
  await painted(target);
  const { begin } = await import('./begin.js');
  await begin(target);
}

// A module, so that it may wait.
export {};
