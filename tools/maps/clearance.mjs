/** What the page will draw over the ground: nothing upright may stand there. */
import { distanceToSegment } from './rings.mjs';

/** Says whether a disc is clear of every space, place, track and label. */
export function clearance(board) {
  const [length, width] = board.space;
  const segments = board.lanes.flatMap(({ route, spaces }) => {
    const [a, b] = [board.places[route.a], board.places[route.b]];
    const ends = [[a.x, a.y], ...spaces.map((s) => [s.x, s.y]), [b.x, b.y]];
    return ends.slice(1).map((p, i) => [ends[i], p]);
  });
  const places = Object.values(board.places);
  const grid = buckets(segments, length * 2);
  return (x, y, r) =>
    grid(x, y, r + width).every(([a, b]) => distanceToSegment([x, y], a, b) > r + width * 0.62) &&
    places.every((p) => Math.hypot(p.x - x, p.y - y) > r + width * 0.9) &&
    board.labels.every((l) => Math.abs(l.x - x) > l.half + r || Math.abs(l.y - y) > l.tall + r);
}

/** Segments by the squares they may touch, so that a question looks at few. */
function buckets(segments, size) {
  const map = new Map();
  const each = (x0, y0, x1, y1, visit) => {
    for (let i = Math.floor(x0 / size); i <= Math.floor(x1 / size); i++) {
      for (let j = Math.floor(y0 / size); j <= Math.floor(y1 / size); j++) visit(`${i} ${j}`);
    }
  };
  for (const segment of segments) {
    const [[a, b], [c, d]] = segment;
    each(Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d), (key) => {
      map.set(key, [...(map.get(key) ?? []), segment]);
    });
  }
  return (x, y, r) => {
    const found = new Set();
    each(x - r, y - r, x + r, y + r, (key) => map.get(key)?.forEach((s) => found.add(s)));
    return [...found];
  };
}

/** Points no nearer to each other than `gap(x, y)`, where that is a number; tried on a jittered grid. */
export function scatter([x0, y0, width, height], step, random, gap) {
  const out = [];
  const cells = new Map();
  const near = (x, y, g) => {
    const reach = Math.ceil(g / step);
    const [i, j] = [Math.floor(x / step), Math.floor(y / step)];
    for (let a = i - reach; a <= i + reach; a++) {
      for (let b = j - reach; b <= j + reach; b++) {
        if (cells.get(`${a} ${b}`)?.some((p) => Math.hypot(p[0] - x, p[1] - y) < g)) return true;
      }
    }
    return false;
  };
  for (let y = y0; y < y0 + height; y += step) {
    for (let x = x0; x < x0 + width; x += step) {
      const [px, py] = [x + random() * step, y + random() * step];
      const g = gap(px, py);
      if (g === undefined || near(px, py, g)) continue;
      const key = `${Math.floor(px / step)} ${Math.floor(py / step)}`;
      cells.set(key, [...(cells.get(key) ?? []), [px, py]]);
      out.push([px, py]);
    }
  }
  return out.sort((p, q) => p[1] - q[1]);
}
