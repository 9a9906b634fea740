/** Seeded randomness, so that the same sources always give the same drawing. */

/** Numbers from 0 up to 1 (mulberry32). */
export function seeded(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const fade = (t) => t * t * t * (t * (t * 6 - 15) + 10);

const mix = (a, b, t) => a + (b - a) * t;

/** Smooth noise from −1 to 1 over the plane, one hill to a unit. */
export function noise(seed) {
  const corner = (i, j) => {
    let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(seed, 2246822519);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return (((h ^ (h >>> 16)) >>> 0) / 4294967296) * 2 * Math.PI;
  };
  const dot = (i, j, x, y) => Math.cos(corner(i, j)) * (x - i) + Math.sin(corner(i, j)) * (y - j);
  return (x, y) => {
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [fade(x - i), fade(y - j)];
    const top = mix(dot(i, j, x, y), dot(i + 1, j, x, y), u);
    return 1.45 * mix(top, mix(dot(i, j + 1, x, y), dot(i + 1, j + 1, x, y), u), v);
  };
}

/** Noise over noise, each half as wide and half as high. */
export function fractal(seed, octaves) {
  const layers = Array.from({ length: octaves }, (_, i) => noise(seed + i));
  return (x, y) => layers.reduce((sum, layer, i) => sum + layer(x * 2 ** i, y * 2 ** i) / 2 ** i, 0);
}

/** Sharp crests with valleys between them, from 0 to about 1. */
export function ridged(seed, octaves) {
  const layers = Array.from({ length: octaves }, (_, i) => noise(seed + i));
  return (x, y) =>
    layers.reduce(
      (sum, layer, i) => sum + (1 - Math.abs(layer(x * 2 ** i, y * 2 ** i))) ** 2 / 2 ** (i + 1),
      0,
    );
}
