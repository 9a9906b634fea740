import { untrack } from 'svelte';

/** A value that follows another in a separate task, so that the page updates in pieces and stays responsive. */
export function deferred<T>(value: () => T): () => T {
  let shown = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    if (untrack(() => shown) === next) return undefined;
    const timer = setTimeout(() => (shown = next));
    return () => clearTimeout(timer);
  });
  return () => shown;
}
