/** Names for `count` bots, taken from the candidates in order; those that others have are left out or numbered. */
export function botNames(candidates: readonly string[], taken: readonly string[], count: number): string[] {
  const used = new Set(taken);
  const names: string[] = [];
  for (let round = 1; names.length < count; round++) {
    for (const candidate of candidates.length === 0 ? ['Bot'] : candidates) {
      const name = round === 1 ? candidate : `${candidate} ${round}`;
      if (used.has(name) || names.length === count) continue;
      used.add(name);
      names.push(name);
    }
  }
  return names;
}
