/** The indices of the highest positive values of a list, highest first. */
export function indicesOfHighest(values: readonly number[], count: number): number[] {
  const top: number[] = [];
  for (let i = 0; i < values.length; i++) {
    if (!(values[i] > 0) || (top.length === count && values[i] <= values[top[count - 1]])) continue;
    let at = top.length < count ? top.length : count - 1;
    for (; at > 0 && values[top[at - 1]] < values[i]; at--) top[at] = top[at - 1];
    top[at] = i;
  }
  return top;
}
