/** The Heart of Africa: the land takes the tint of the routes' terrain (rule A1), and wears what grows there. */
import { clearance, scatter } from './clearance.mjs';
import { shoreDistance } from './mask.mjs';
import { naturalGround, sources, waves } from './natural.mjs';
import { fractal, noise, ridged, seeded } from './random.mjs';
import { hillshade, raster, rgb } from './relief.mjs';
import { acacia, compass, dune, jungle, peak } from './symbols.mjs';

/** By the printed colour of a route. */
const TERRAIN = {
  desert: ['yellow', 'orange', 'red'],
  jungle: ['green', 'blue', 'purple'],
  mountain: ['black', 'white', 'grey'],
};
const KINDS = Object.keys(TERRAIN);
const TINT = { desert: rgb('#f2d49a'), jungle: rgb('#c1d19f'), mountain: rgb('#d3c9bb') };

/** Beyond the routes the land goes on as it is: x, y, reach, kind. */
const BEYOND = [
  [-650, -60, 260, 'desert'],
  [-300, -120, 300, 'desert'],
  [150, -120, 260, 'desert'],
  [550, -140, 260, 'desert'],
  [900, -180, 200, 'desert'],
  [1250, -60, 240, 'desert'],
  [1500, -150, 240, 'desert'],
  [-500, 120, 130, 'jungle'],
  [-250, 150, 120, 'jungle'],
  [1020, 190, 110, 'mountain'],
  [1120, 330, 150, 'desert'],
  [1050, 480, 110, 'desert'],
  [960, 1180, 60, 'jungle'],
  [1010, 1120, 50, 'jungle'],
  [930, 1370, 60, 'desert'],
  [990, 1220, 40, 'mountain'],
];

export function africaGround(board) {
  const data = sources('africa');
  const { extent } = board;
  const shore = shoreDistance([...data.land, ...data.lakes], extent);
  const sea = shoreDistance(data.land, extent);
  const clear = clearance(board);
  const kinds = terrain(board);
  const rose = [992, 806];
  return naturalGround({
    extent,
    data,
    widths: [112, 88, 67, 49, 33, 19, 9],
    coast: 1.5,
    border: '#bf9f72',
    under: tint(extent, kinds) + relief(extent, kinds),
    standing: growth(extent, shore, clear, kinds),
    over:
      waves(extent, sea, (x, y, r) => clear(x, y, r) && Math.hypot(x - rose[0], y - rose[1]) > 90, 6) +
      compass(...rose, 46, { line: '#6d9c9e', dark: '#4d7f84', light: '#e3f0ea' }),
  });
}

const island = (id) => id.startsWith('madagascar');

/** How much of each kind a point has, by the spaces near it; the sea routes to the island say nothing of land. */
function terrain(board) {
  const spots = board.lanes
    .filter(({ route }) => island(route.a) === island(route.b))
    .flatMap(({ route, spaces }) => {
      const kind = KINDS.find((k) => TERRAIN[k].includes(route.colour));
      return spaces.map(({ x, y }) => [x, y, 54, kind]);
    })
    .concat(BEYOND);
  const [bx, by] = [noise(41), noise(42)];
  const routes = spots.length - BEYOND.length;
  return (x, y) => {
    const [u, v] = [x + 26 * bx(x / 70, y / 70), y + 26 * by(x / 70, y / 70)];
    const sum = { desert: 0, jungle: 0, mountain: 0 };
    let near = 0;
    for (const [i, [sx, sy, reach, kind]] of spots.entries()) {
      const d2 = ((u - sx) ** 2 + (v - sy) ** 2) / (reach * reach);
      if (d2 > 12) continue;
      sum[kind] += Math.exp(-d2);
      if (i < routes) near += Math.exp(-d2 / 3);
    }
    const total = sum.desert + sum.jungle + sum.mountain;
    const sharp = KINDS.map((kind) => (sum[kind] / (total || 1)) ** 2);
    const all = sharp[0] + sharp[1] + sharp[2] || 1;
    // Full where the routes are, paler beyond them.
    return {
      alpha: Math.min(1, total * 1.7) * (0.62 + 0.38 * Math.min(1, near)),
      shares: sharp.map((s) => s / all),
    };
  };
}

function tint(extent, kinds) {
  return raster(extent, 12, (x, y) => {
    const { alpha, shares } = kinds(x, y);
    const part = (c) => Math.round(KINDS.reduce((sum, kind, i) => sum + TINT[kind][c] * shares[i], 0));
    return [part(0), part(1), part(2), alpha * 0.82];
  });
}

function relief(extent, kinds) {
  const [crest, roll, bend] = [ridged(21, 4), fractal(51, 3), noise(15)];
  const height = (x, y) => {
    const { alpha, shares } = kinds(x, y);
    const [u, v] = [x / 64 + 0.4 * bend(x / 90, y / 90), y / 64 + 0.4 * bend(y / 90, x / 90 + 7)];
    return alpha * shares[2] * (4 + 32 * crest(u, v)) + 7 * roll(x / 110, y / 110);
  };
  return hillshade(extent, 5, height, { dark: rgb('#80653f'), light: rgb('#fffdf2'), strength: 0.27 });
}

const LEAVES = { leaf: '#a9bf85', shade: '#93ad70', trunk: '#a3946a' };
const CROWNS = { leaf: '#cdbf7e', shade: '#b9aa68', trunk: '#b59a68' };
const ROCKS = { light: '#e9dfd0', dark: '#b5a793', line: '#94846c' };
const SANDS = { line: '#d5a95f', shade: '#e6bf7d' };

/** Trees, peaks and dunes stand in groups, each kind where its terrain prevails. */
function growth(extent, shore, clear, kinds) {
  const random = seeded(8);
  const groups = fractal(90, 2);
  const spots = scatter(extent, 10, random, (x, y) => {
    if (shore(x, y) < 16 || groups(x / 85, y / 85) < -0.06 + 0.3 * (random() - 0.5)) return undefined;
    const { alpha, shares } = kinds(x, y);
    if (alpha < 0.4 || Math.max(...shares) < 0.55 || !clear(x, y - 6, 13)) return undefined;
    return [34, 20, 32][shares.indexOf(Math.max(...shares))] + 16 * random();
  });
  return spots
    .map(([x, y]) => {
      const { shares } = kinds(x, y);
      const size = 0.75 + 0.35 * random();
      if (shares[1] > 0.55) return jungle(x, y, size, LEAVES);
      if (shares[2] > 0.55) return peak(x, y, size * 0.85, ROCKS, random() * 2 - 1);
      return y > 60 && random() < 0.3 ? acacia(x, y, size * 0.85, CROWNS) : dune(x, y, size, SANDS);
    })
    .join('');
}
