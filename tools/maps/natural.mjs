/** The ground of a board with a real coast: sea, land, lakes, rivers and borders from its committed sources. */
import { readFileSync } from 'node:fs';
import { blurs, coastLine, COLOURS, cover, document, landBody, mix, rim, waterLines } from './layers.mjs';
import { scatter } from './clearance.mjs';
import { seeded } from './random.mjs';
import { path, read } from './rings.mjs';
import { wave } from './symbols.mjs';

export function sources(id) {
  const data = JSON.parse(readFileSync(new URL(`sources/${id}.json`, import.meta.url), 'utf8'));
  const lists = Object.entries(data).filter(([, value]) => Array.isArray(value));
  return Object.fromEntries(lists.map(([name, list]) => [name, list.map(read)]));
}

const lines = (list) => list.map((line) => path(line)).join('');

/** `under` lies on the bare land, `standing` on everything; `sea` on the water, under its lines. */
export function naturalGround({
  extent,
  data,
  sea = '',
  under = '',
  standing = '',
  over = '',
  widths,
  coast,
  border,
  lakes = {},
}) {
  const shore = data.land.map((ring) => path(ring, true)).join('');
  const lake = data.lakes.map((ring) => path(ring, true)).join('');
  const rivers = data.rivers
    .map(
      (line) =>
        `<path d="${path(line)}" fill="none" stroke="#9cc4c4" stroke-width="1.7" stroke-linejoin="round"/>`,
    )
    .join('');
  const inner =
    under +
    rivers +
    `<path d="${lines(data.borders)}" fill="none" stroke="#fdf6e3" stroke-width="4" stroke-opacity=".3" stroke-linejoin="round"/>` +
    `<path d="${lines(data.borders)}" fill="none" stroke="${border}" stroke-width="1.3" stroke-dasharray="7 3.4 1.4 3.4" stroke-linejoin="round"/>`;
  const water =
    `<clipPath id="lakes"><path d="${lake}"/></clipPath>` +
    `<path d="${lake}" fill="${lakes.fill ?? '#b9d7d3'}"/>` +
    `<g clip-path="url(#lakes)">${waterLines(lake, [22, 12, 5], { sea: '#b4d3d0' })}</g>` +
    `<path d="${lake}" fill="none" stroke="#6f9599" stroke-width="1.2"/>`;
  const body =
    cover(extent, `fill="${COLOURS.sea}"`) +
    `<path d="${lines(data.graticule)}" fill="none" stroke="${mix(COLOURS.sea, COLOURS.line, 0.5)}" stroke-width="1.1"/>` +
    sea +
    waterLines(shore, widths) +
    `<path d="${shore}" fill="#38535a" fill-opacity=".22" transform="translate(2.2 3)" filter="url(#soft2)"/>` +
    landBody(shore, inner) +
    water +
    coastLine(shore, coast) +
    standing +
    over +
    rim(extent, 150);
  return document(extent, blurs(2, 4), body);
}

/** Waves here and there, far from every shore. */
export function waves(extent, shore, clear, seed) {
  const random = seeded(seed);
  const spots = scatter(extent, 40, random, (x, y) =>
    shore(x, y) > -82 || random() < 0.5 || !clear(x, y, 26) ? undefined : 105,
  );
  return spots.map(([x, y]) => wave(x, y, 0.8 + 0.35 * random(), '#8fbaba')).join('');
}
