/** Nordic Countries: fells along the spine of the peninsula, forests east of it. */
import { clearance, scatter } from './clearance.mjs';
import { shoreDistance } from './mask.mjs';
import { naturalGround, sources, waves } from './natural.mjs';
import { fractal, noise, ridged, seeded } from './random.mjs';
import { hillshade, raster, rgb } from './relief.mjs';
import { distanceToSegment } from './rings.mjs';
import { compass, fir, oak, peak } from './symbols.mjs';

/** Ridges by hand in board units: x, y, half width, height (1 = the highest fells). */
const RIDGES = [
  [
    [205, 1262, 60, 0.75],
    [215, 1150, 80, 1],
    [195, 1060, 75, 1],
    [225, 985, 75, 1],
    [320, 915, 55, 0.6],
    [310, 820, 55, 0.7],
    [302, 720, 55, 0.85],
    [296, 620, 55, 0.9],
    [292, 540, 55, 1],
    [316, 440, 62, 1],
    [330, 330, 62, 1],
    [372, 250, 62, 0.85],
    [440, 170, 62, 0.5],
    [520, 110, 60, 0.35],
  ],
  [
    [790, 110, 60, 0.3],
    [830, 190, 45, 0.5],
    [900, 130, 80, 0.3],
  ],
  [
    [-360, 1600, 70, 0.8],
    [-310, 1480, 70, 0.9],
  ],
  [
    [-850, 730, 80, 0.9],
    [-700, 700, 70, 0.9],
  ],
  [
    [430, 900, 70, 0.25],
    [440, 620, 80, 0.25],
    [690, 330, 90, 0.2],
  ],
  [
    [1960, -100, 90, 0.6],
    [1930, 300, 90, 0.55],
    [1990, 700, 90, 0.5],
  ],
];

/** How much of a fell a point is, from 0 to 1. */
const high = (x, y) => Math.max(...RIDGES.map((ridge) => alongRidge(ridge, x, y)));

export function nordicGround(board) {
  const data = sources('nordic');
  const { extent } = board;
  const shore = shoreDistance([...data.land, ...data.lakes], extent);
  const sea = shoreDistance(data.land, extent);
  const clear = clearance(board);
  return naturalGround({
    extent,
    data,
    widths: [120, 94, 71, 51, 34, 20, 9],
    coast: 1.2,
    border: '#c9a97a',
    under: relief(extent) + tint(extent),
    standing: mountains(extent, shore, clear) + forest(extent, shore, clear),
    over:
      waves(extent, sea, (x, y, r) => clear(x, y, r) && Math.hypot(x - 84, y - 690) > 90, 4) +
      compass(84, 690, 48, { line: '#6d9c9e', dark: '#4d7f84', light: '#e3f0ea' }),
  });
}

function alongRidge(ridge, x, y) {
  let best = 0;
  for (let i = 1; i < ridge.length; i++) {
    const [a, b] = [ridge[i - 1], ridge[i]];
    const d = distanceToSegment([x, y], a, b);
    const t =
      Math.hypot(x - a[0], y - a[1]) / (Math.hypot(x - a[0], y - a[1]) + Math.hypot(x - b[0], y - b[1]));
    const width = a[2] + (b[2] - a[2]) * t;
    best = Math.max(best, (a[3] + (b[3] - a[3]) * t) * Math.exp(-((d / width) ** 2)));
  }
  return best;
}

function relief(extent) {
  const crest = ridged(11, 4);
  const roll = fractal(31, 3);
  const bend = noise(5);
  const height = (x, y) => {
    const [u, v] = [x / 62 + 0.35 * bend(x / 90, y / 90), y / 62 + 0.35 * bend(y / 90, x / 90 + 7)];
    return high(x, y) * (18 + 34 * crest(u, v)) + 7 * roll(x / 120, y / 120);
  };
  return hillshade(extent, 4, height, { dark: rgb('#8a6f4e'), light: rgb('#fffdf2'), strength: 0.36 });
}

/** Forest green in the lowlands, and the bare fells a little grey. */
function tint(extent) {
  const patches = fractal(77, 3);
  return raster(extent, 16, (x, y) => {
    const h = high(x, y);
    if (h > 0.42) return [...rgb('#ddd3c6'), Math.min(0.55, (h - 0.42) * 1.2)];
    return [...rgb('#c6cf9c'), Math.max(0, 0.2 + 0.3 * patches(x / 210, y / 210)) * (1 - h / 0.42)];
  });
}

function mountains(extent, shore, clear) {
  const random = seeded(3);
  const spots = scatter(extent, 12, random, (x, y) => {
    const h = high(x, y);
    if (h < 0.5 || shore(x, y) < 22 || !clear(x, y - 8, 15)) return undefined;
    return 30 + 26 * random() * (1.4 - h);
  });
  const colours = { light: '#f3ead6', dark: '#cdbb9d', line: '#a48f6f' };
  return spots
    .map(([x, y]) =>
      peak(x, y, (0.72 + 0.5 * random()) * (0.5 + 0.5 * high(x, y)), colours, random() * 2 - 1),
    )
    .join('');
}

function forest(extent, shore, clear) {
  const random = seeded(9);
  const woods = fractal(123, 2);
  const spots = scatter(extent, 9, random, (x, y) => {
    if (woods(x / 130, y / 130) < 0.08 + 0.35 * Math.abs(random() - 0.5)) return undefined;
    const beyond = x > 1060 || x < 0 || y > 1530;
    if (beyond && random() < 0.6) return undefined;
    if (high(x, y) > 0.3 || shore(x, y) < 12 || y < 150 || !clear(x, y - 6, 9)) return undefined;
    return (beyond ? 17 : 12) + 7 * random();
  });
  const [firs, oaks] = [
    { leaf: '#c3cb9c', shade: '#a9b682' },
    { leaf: '#c9cf9e', shade: '#b2bb85', trunk: '#b59c74' },
  ];
  return spots
    .map(([x, y]) => {
      const south = y + 60 * (random() - 0.5) > 1330 || (x > 760 && y + 80 * (random() - 0.5) > 1130);
      return south ? oak(x, y, 0.6 + 0.25 * random(), oaks) : fir(x, y, 0.66 + 0.3 * random(), firs);
    })
    .join('');
}
