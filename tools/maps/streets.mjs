/** Streets of towns: straight grids cut to a district's outline, parks with paths and trees. */
import { path } from './rings.mjs';

const n = (v) => Math.round(v * 10) / 10;

/**
 * A grid turned by `angle` degrees around `centre`; `across` and `along` list the lines' distances from it.
 * Here and there a darker block, by `random`, so that it does not look like squared paper.
 */
export function grid({
  id,
  outline,
  centre,
  angle,
  across,
  along,
  reach,
  street,
  avenue,
  colour,
  random,
  block,
}) {
  let blocks = '';
  for (const [i, x] of across.slice(0, -1).entries()) {
    for (const [j, y] of along.slice(0, -1).entries()) {
      const tone = random();
      if (tone > 0.4) continue;
      const size = `width="${n(across[i + 1] - x)}" height="${n(along[j + 1] - y)}"`;
      blocks += `<rect x="${n(x)}" y="${n(y)}" ${size} fill="${block}" fill-opacity="${(0.14 + tone).toFixed(2)}"/>`;
    }
  }
  const line = (distances, vertical) =>
    distances.map((d) => (vertical ? `M${n(d)} ${-reach}V${reach}` : `M${-reach} ${n(d)}H${reach}`)).join('');
  const stroke = (d, width) => `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none"/>`;
  return (
    `<clipPath id="${id}"><path d="${path(outline, true)}"/></clipPath><g clip-path="url(#${id})">` +
    `<g transform="translate(${centre.join(' ')}) rotate(${angle})">${blocks}` +
    stroke(line(along, false), street) +
    stroke(line(across, true), avenue) +
    '</g></g>'
  );
}

/** Distances from −reach to reach. */
export function every(step, reach) {
  return Array.from({ length: Math.floor((2 * reach) / step) + 1 }, (_, i) => -reach + i * step);
}

/** A park: a lawn with a darker edge. */
export function lawn(outline, { fill = '#cdd8a6', edge = '#aabd83' } = {}) {
  return `<path d="${path(outline, true)}" fill="${fill}" stroke="${edge}" stroke-width="2" stroke-linejoin="round"/>`;
}

/** Corners of a box, turned by `angle` degrees around its centre. */
export function box(x, y, width, height, angle = 0) {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([i, j]) => {
    const [u, v] = [(i * width) / 2, (j * height) / 2];
    return [x + u * c - v * s, y + u * s + v * c];
  });
}

/** A bridge: a pale deck with thin rails and towers a quarter from each end. */
export function bridge([x1, y1], [x2, y2], width, { deck = '#f3ead2', rail = '#9d927b' } = {}) {
  const at = (t) => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const d = `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;
  const tower = (t) =>
    `<path d="${path(box(...at(t), width * 0.7, width * 1.7, angle), true)}" fill="${rail}"/>`;
  return (
    `<path d="${d}" stroke="#4d6f74" stroke-opacity=".18" stroke-width="${width + 2}" transform="translate(4 6)"/>` +
    `<path d="${d}" stroke="${rail}" stroke-width="${width + 2.4}"/><path d="${d}" stroke="${deck}" stroke-width="${width}"/>` +
    `<path d="${d}" stroke="${rail}" stroke-width="1" stroke-opacity=".6"/>` +
    tower(0.26) +
    tower(0.74)
  );
}
