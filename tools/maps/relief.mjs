/** Hills and tints as small pictures that are stretched over the land. */
import { png } from './png.mjs';

/** Light from the northwest over a height in board units; dark and light are the two colours laid on. */
export function hillshade(extent, step, height, { dark, light, strength }) {
  const [x0, y0, width] = extent;
  const columns = Math.ceil(width / step) + 2;
  const known = new Map();
  const at = (i, j) => {
    const key = j * columns + i;
    if (!known.has(key)) known.set(key, height(x0 + (i - 0.5) * step, y0 + (j - 0.5) * step));
    return known.get(key);
  };
  return raster(extent, step, (x, y) => {
    const [i, j] = [Math.round((x - x0) / step + 0.5), Math.round((y - y0) / step + 0.5)];
    const dx = at(i + 1, j) - at(i - 1, j);
    const dy = at(i, j + 1) - at(i, j - 1);
    const shade = (-(dx + dy) / (2 * step)) * strength;
    const alpha = Math.min(1, Math.abs(shade));
    return shade < 0 ? [...dark, alpha * 0.85] : [...light, alpha];
  });
}

/** A picture of the extent with one colour [red, green, blue, alpha 0–1] every `step` units. */
export function raster([x0, y0, width, height], step, colour) {
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const data = new Uint8Array(columns * rows * 4);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [r, g, b, a] = colour(x0 + (i + 0.5) * step, y0 + (j + 0.5) * step);
      data.set([r, g, b, Math.round(a * 255)], (j * columns + i) * 4);
    }
  }
  const size = `width="${columns * step}" height="${rows * step}"`;
  return `<image href="${png(columns, rows, data)}" x="${x0}" y="${y0}" ${size} preserveAspectRatio="none"/>`;
}

/** Red, green and blue of `#rrggbb`. */
export function rgb(hex) {
  return [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
}
