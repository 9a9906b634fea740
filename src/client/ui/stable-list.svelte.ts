/** A list that keeps its identity as long as its numbers stay the same, so that its dependents update only when they change. */
export function stableList(list: () => readonly number[]): () => readonly number[] {
  const key = $derived(list().join());
  const stable = $derived(key === '' ? [] : key.split(',').map(Number));
  return () => stable;
}
