/** Reads a board's folder and computes where its routes' spaces and its labels are. */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** The picture's edges in board units: [x, y, width, height], wide enough for a wide window. */
export const EXTENTS = {
  nordic: [-960, -240, 2970, 2000],
  africa: [-880, -230, 2800, 1920],
  newyork: [-890, -290, 2720, 1900],
  amsterdam: [-520, -210, 1900, 1200],
};

async function load(file) {
  const url = new URL(`../../src/boards/${file}`, import.meta.url);
  return (await runnerImport(fileURLToPath(url), { configFile: false, logLevel: 'error' })).module;
}

/** Places, lanes with their spaces, and labels, all in board units. */
export async function loadBoard(id) {
  const [{ art }, { facts }, { names }] = await Promise.all(
    ['art', 'facts', 'names'].map((file) => load(`${id}/${file}.ts`)),
  );
  const { drawing, layout } = art;
  return {
    id,
    extent: EXTENTS[id],
    frame: drawing.frame,
    space: drawing.space,
    radius: drawing.radius,
    places: layout.places,
    lanes: lanes(layout.places, facts.routes, drawing),
    labels: labels(layout.places, drawing, names),
  };
}

/** Every route's spaces, with the two sides of a pair next to each other. */
function lanes(places, routes, { bends, slides, space, gap, laneGap }) {
  const taken = new Set();
  return routes.flatMap((route, id) => {
    if (taken.has(id)) return [];
    const pair = routes.filter(
      (it, i) => i >= id && it.a === route.a && it.b === route.b && it.length === route.length,
    );
    for (const it of pair) taken.add(routes.indexOf(it));
    const at = bezier(places[route.a], places[route.b], bends[id] ?? [0, 0]);
    const across = (lane) => (lane - (pair.length - 1) / 2) * (space[1] + laneGap);
    return pair.map((each, lane) => ({
      route: each,
      spaces: spaces(at, each.length, space[0] + gap, slides[id] ?? 0, across(lane)),
    }));
  });
}

/** Control points at a third and two thirds, pushed sideways by the bends. */
function bezier(a, b, [b1, b2]) {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const p = [a.x + dx / 3 - dy * b1, a.y + dy / 3 + dx * b1];
  const q = [a.x + (dx * 2) / 3 - dy * b2, a.y + (dy * 2) / 3 + dx * b2];
  return (t) => {
    const u = 1 - t;
    const mix = (k, e, f) => u ** 3 * e + 3 * u * u * t * p[k] + 3 * u * t * t * q[k] + t ** 3 * f;
    return [mix(0, a.x, b.x), mix(1, a.y, b.y)];
  };
}

/** Centres and angles of the spaces, by length along the curve and centred on it. */
function spaces(at, count, pitch, slide, side) {
  const points = Array.from({ length: 61 }, (_, i) => at(i / 60));
  const along = [0];
  for (let i = 1; i <= 60; i++) {
    along.push(along[i - 1] + Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1]));
  }
  const start = (along[60] - pitch * (count - 1)) / 2 + slide;
  return Array.from({ length: count }, (_, k) => {
    const s = Math.max(0, start + k * pitch);
    const i = Math.min(59, Math.max(0, along.findIndex((v) => v > s) - 1));
    const t = (s - along[i]) / (along[i + 1] - along[i]);
    const [dx, dy] = [points[i + 1][0] - points[i][0], points[i + 1][1] - points[i][1]];
    const length = Math.hypot(dx, dy);
    return {
      x: points[i][0] + dx * t - (dy / length) * side,
      y: points[i][1] + dy * t + (dx / length) * side,
      angle: Math.atan2(dy, dx),
    };
  });
}

const text = (x, y, lines, size) => ({
  x,
  y,
  half: (Math.max(...lines.map((line) => line.length)) * size * 0.56) / 2,
  tall: (lines.length * size * 1.15) / 2,
});

/** The middle of each label, and about half of its width and height. */
function labels(places, { labels: names, countries, label }, texts) {
  return [
    ...Object.entries(names).map(([id, { dx, dy, lines }]) =>
      text(
        places[id].x + dx,
        places[id].y + dy,
        lines ?? [texts[id]],
        places[id].major ? label.major : label.size,
      ),
    ),
    ...Object.entries(countries).map(([id, { x, y, size, turn = 0 }]) => {
      const flat = text(x, y, [id], size * 1.25);
      return Math.abs(turn) > 45 ? { ...flat, half: flat.tall * 1.5, tall: flat.half } : flat;
    }),
  ];
}
