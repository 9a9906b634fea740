/** Moves labels apart where they would overlap, as little as their order allows and within bounds; in the order given. */
export function spreadLabels(
  wanted: readonly number[],
  gap: number,
  [from, to]: readonly [number, number],
): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((x, y) => x.at - y.at || x.i - y.i);
  // Labels that touch form a block, which is centred on what its labels want.
  const blocks: { sum: number; items: number[] }[] = [];
  const top = ({ sum, items }: { sum: number; items: number[] }): number => {
    const length = (items.length - 1) * gap;
    return Math.max(from, Math.min(to - length, sum / items.length - length / 2));
  };
  for (const { at, i } of order) {
    let block = { sum: at, items: [i] };
    for (let above = blocks.at(-1); above !== undefined; above = blocks.at(-1)) {
      if (top(above) + above.items.length * gap <= top(block)) break;
      blocks.pop();
      block = { sum: above.sum + block.sum, items: [...above.items, ...block.items] };
    }
    blocks.push(block);
  }
  const placed = wanted.slice();
  for (const block of blocks) block.items.forEach((i, n) => (placed[i] = top(block) + n * gap));
  return placed;
}
