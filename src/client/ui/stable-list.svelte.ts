/** A list that stays the same one as long as its numbers do, so that what hangs on it is drawn anew only when they change. */
export function stableList(list: () => readonly number[]): () => readonly number[] {
  const written = $derived(list().join());
  const kept = $derived(written === '' ? [] : written.split(',').map(Number));
  return () => kept;
}
