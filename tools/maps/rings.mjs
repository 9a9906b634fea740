/** Lists of points: cutting, thinning, measuring, and writing them down. */

/** Points added so that no step is longer than `step`. */
export function densify(points, step) {
  const out = [];
  for (let i = 0; i < points.length; i++) {
    const [p, q] = [points[i], points[Math.min(i + 1, points.length - 1)]];
    const parts = Math.max(1, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / step));
    for (let k = 0; k < parts; k++) {
      out.push([p[0] + ((q[0] - p[0]) * k) / parts, p[1] + ((q[1] - p[1]) * k) / parts]);
    }
  }
  return out;
}

/** Douglas and Peucker's thinning: no point of the line moves further than `tolerance`. */
export function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const keep = new Set([0, points.length - 1]);
  const stack = [[0, points.length - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [first, last] = span;
    let far = -1;
    let most = tolerance;
    for (let i = first + 1; i < last; i++) {
      const d = distanceToSegment(points[i], points[first], points[last]);
      if (d > most) [far, most] = [i, d];
    }
    if (far < 0) continue;
    keep.add(far);
    stack.push([first, far], [far, last]);
  }
  return points.filter((_, i) => keep.has(i));
}

/** A ring is thinned in two halves, since its ends lie together. */
export function simplifyRing(points, tolerance) {
  const half = Math.floor(points.length / 2);
  const first = simplify(points.slice(0, half + 1), tolerance);
  return first.concat(simplify(points.slice(half), tolerance).slice(1));
}

export function distanceToSegment(p, a, b) {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length2 = dx * dx + dy * dy;
  const t = length2 && Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length2));
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

/** Sutherland and Hodgman's cut of a ring by a box [x0, y0, x1, y1]. */
export function clipRing(points, [x0, y0, x1, y1]) {
  const sides = [
    [0, x0, 1],
    [0, x1, -1],
    [1, y0, 1],
    [1, y1, -1],
  ];
  return sides.reduce((ring, [axis, at, sign]) => {
    const out = [];
    for (let i = 0; i < ring.length; i++) {
      const [p, q] = [ring[i], ring[(i + 1) % ring.length]];
      const [a, b] = [(p[axis] - at) * sign, (q[axis] - at) * sign];
      if (a >= 0) out.push(p);
      if (a >= 0 !== b >= 0) {
        const t = a / (a - b);
        out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
      }
    }
    return out;
  }, points);
}

/** The parts of a line that lie inside a box. */
export function clipLine(points, [x0, y0, x1, y1]) {
  const parts = [[]];
  for (const p of points) {
    if (p[0] >= x0 && p[0] <= x1 && p[1] >= y0 && p[1] <= y1) parts.at(-1).push(p);
    else if (parts.at(-1).length > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 1);
}

export function area(points) {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const [p, q] = [points[i], points[(i + 1) % points.length]];
    sum += p[0] * q[1] - q[0] * p[1];
  }
  return Math.abs(sum) / 2;
}

export function inside([x, y], ring) {
  let odd = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [p, q] = [ring[i], ring[j]];
    if (p[1] > y !== q[1] > y && x < ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]) + p[0]) odd = !odd;
  }
  return odd;
}

/** Written with one decimal as `x y x y …`, the form of the committed sources. */
export function write(points) {
  return points.map((p) => p.map((v) => Math.round(v * 10) / 10).join(' ')).join(' ');
}

export function read(text) {
  const numbers = text.split(' ').map(Number);
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [[x, numbers[i + 1]]] : []));
}

/** As the data of an SVG path. */
export function path(points, closed = false) {
  return `M${points.map((p) => p.map((v) => Math.round(v * 10) / 10).join(' ')).join('L')}${closed ? 'Z' : ''}`;
}

const round = (v) => Math.round(v * 10) / 10;

/** As a path through the points without corners (Catmull and Rom's curve). */
export function curve(points, closed = false) {
  const n = points.length;
  const at = (i) => (closed ? points[(i + n) % n] : points[Math.max(0, Math.min(n - 1, i))]);
  let d = `M${round(points[0][0])} ${round(points[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const handles = [
      a[0] + (b[0] - p[0]) / 6,
      a[1] + (b[1] - p[1]) / 6,
      b[0] - (q[0] - a[0]) / 6,
      b[1] - (q[1] - a[1]) / 6,
    ];
    d += `C${[...handles, b[0], b[1]].map(round).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}
