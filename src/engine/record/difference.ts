import { isObject } from '../read.js';

/** The path of the first difference between two plain values; null where they are equal. */
export function firstDifference(x: unknown, y: unknown, at = ''): string | null {
  if (Object.is(x, y)) return null;
  if (Array.isArray(x) && Array.isArray(y)) {
    for (let i = 0; i < Math.max(x.length, y.length); i++) {
      const found = firstDifference(x[i], y[i], `${at}[${i}]`);
      if (found !== null) return found;
    }
    return null;
  }
  if (!isObject(x) || !isObject(y)) return at;
  for (const key of new Set([...Object.keys(x), ...Object.keys(y)])) {
    const found = firstDifference(x[key], y[key], at === '' ? key : `${at}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
