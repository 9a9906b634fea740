/** Amsterdam: the half-moon of canals on the IJ, walls and moat around it, polders beyond. */
import {
  AMSTEL,
  BANK,
  canals,
  ISLANDS,
  lanes,
  NORTH,
  RING,
  RINGS,
  spokes,
  wall,
} from './amsterdam-water.mjs';
import { fields, northFields, plantage, ships, windmills } from './amsterdam-land.mjs';
import { clearance } from './clearance.mjs';
import { blurs, coastLine, COLOURS, cover, document, mix, rim, waterLines } from './layers.mjs';
import { along, offset } from './lines.mjs';
import { path } from './rings.mjs';
import { compass } from './symbols.mjs';

const WATER = '#b7d7d2';
const QUAY = '#f3e9d0';
const HOUSE = '#e3cf9f';
const CITY = '#efe3c4';

const RINGS_DASH = '30 3.4 22 3.4 26 4';

const stroke = (points, width, colour, more = '') =>
  `<path d="${path(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" ${more}/>`;

export function amsterdamGround(board) {
  const { extent } = board;
  const clear = clearance(board);
  const waters = canals();
  const walls = wall();
  const moat = offset(walls, 17);
  const town = path([...walls, ...BANK.filter((p) => p[0] > 150 && p[0] < 1200).reverse()], true);
  const ij = path([...BANK, [1700, -500], [-800, -500]], true);
  const north = path([...NORTH, [1700, -500], [700, -500]], true);
  const islands = ISLANDS.map((ring) => path(ring, true)).join('');
  const shore = path(BANK) + north + islands;
  const body =
    cover(extent, 'fill="#e3e4bd"') +
    fields(extent) +
    stroke(AMSTEL, 30, '#8fb5b0') +
    stroke(AMSTEL, 26, WATER) +
    stroke(moat, 25, '#8fb5b0') +
    stroke(moat, 22, WATER) +
    `<clipPath id="town"><path d="${town}"/></clipPath>` +
    `<path d="${town}" fill="${CITY}"/><g clip-path="url(#town)">${plantage(clear)}${streets(waters)}</g>` +
    stroke(walls, 8, '#cdbb8c') +
    stroke(walls, 4.5, '#dfe0b4') +
    quays(waters) +
    `<path d="${ij}" fill="${COLOURS.sea}"/><clipPath id="ij"><path d="${ij}"/></clipPath>` +
    `<g clip-path="url(#ij)">${waterLines(shore, [132, 106, 82, 60, 41, 25, 12], { shallow: mix(WATER, '#d3e7e0', 0.3) })}` +
    `<path d="${north}" fill="#e3e4bd"/><clipPath id="north"><path d="${north}"/></clipPath><g clip-path="url(#north)">${northFields()}</g><path d="${islands}" fill="${CITY}"/>${wharves()}</g>` +
    coastLine(shore, 1.6) +
    `<clipPath id="mouths"><path d="${path([...offset(BANK, -1.2), [1700, 1400], [-800, 1400]], true)}"/></clipPath>` +
    `<g clip-path="url(#mouths)">${waters.map(([points, width]) => stroke(points, width, WATER, 'stroke-linecap="round"')).join('')}${shine(waters)}</g>` +
    bridges(waters) +
    palisade() +
    ships(clear) +
    windmills(clear) +
    compass(1010, 236, 44, { line: '#6d9c9e', dark: '#4d7f84', light: '#e3f0ea' }) +
    rim(extent, 110);
  return document(extent, blurs(2, 4), body);
}

const houses = (points, width, dash) =>
  stroke(points, width + 40, HOUSE, `stroke-dasharray="${dash}"`) +
  stroke(points, width + 25, mix(HOUSE, CITY, 0.5), `stroke-dasharray="${dash}"`);

/** Rows of houses on both sides of each canal and lane, with gardens behind those of the rings. */
function streets(waters) {
  const gardens = [0, ...RINGS.slice(0, 2)].map((d) => stroke(offset(RING, d + 23), 7, '#d6dcab')).join('');
  const rows = waters
    .slice(1)
    .map(([points, width]) => houses(points, width, width > 10 ? RINGS_DASH : '19 3 25 3 15 3'));
  const ways = lanes();
  return (
    ways.map((points) => houses(points, -8, '17 3 22 3')).join('') +
    rows.join('') +
    gardens +
    [...ways, ...spokes()].map((points) => stroke(points, 5, QUAY)).join('') +
    `<path d="M376 438L426 428 436 488 384 494Z" fill="${QUAY}"/>`
  );
}

function quays(waters) {
  const all = (more, colour) =>
    waters.map(([points, width]) => stroke(points, width + more, colour)).join('');
  const elms = [
    offset(waters[1][0], -10.5),
    ...RINGS.flatMap((d) => [offset(RING, d - 9.6), offset(RING, d + 9.6)]),
  ];
  return (
    `<g clip-path="url(#town)">${all(11, QUAY)}` +
    elms
      .map((points) => stroke(points, 4.2, '#c6d09d', 'stroke-linecap="round" stroke-dasharray="0 15"'))
      .join('') +
    `${all(2.6, '#8fb5b0')}</g>`
  );
}

/** A pale line in the middle of the wider canals. */
function shine(waters) {
  return waters
    .filter(([, width]) => width > 10)
    .map(([points, width]) => stroke(points, width * 0.3, '#c6e0db', 'stroke-opacity=".7"'))
    .join('');
}

const deck = (x, y, turn, half) => {
  const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half];
  const line = [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
  return stroke(line, 7, '#b3a47e') + stroke(line, 4.8, QUAY);
};

/** Where a spoke crosses a ring, and every so often over the smaller canals. */
function bridges(waters) {
  const over = spokes().flatMap(([a, b]) =>
    waters.slice(1, 5).flatMap(([points, width]) => {
      const angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
      const off = (p) =>
        Math.abs((p[0] - a[0]) * Math.sin(angle) - (p[1] - a[1]) * Math.cos(angle)) +
        9 * (Math.hypot(p[0] - a[0], p[1] - a[1]) > 210);
      const p = points.reduce((best, q) => (off(q) < off(best) ? q : best));
      return off(p) < 6 ? deck(...p, angle, width / 2 + 3.5) : '';
    }),
  );
  const small = waters
    .slice(6)
    .flatMap(([points, width]) =>
      along(points, 92, 46).map(({ x, y, angle }) => deck(x, y, angle + Math.PI / 2, width / 2 + 3.5)),
    );
  return over.join('') + small.join('');
}

/** Piles that closed the harbour at night. */
function palisade() {
  const line = offset(BANK, -96).filter((p) => p[0] > 190 && p[0] < 1020);
  return stroke(line, 3.2, '#7f9ea0', 'stroke-linecap="round" stroke-dasharray="0 9"');
}

const mid = (p, q, t) => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];

/** Sheds on the islands. */
function wharves() {
  return ISLANDS.map((ring) => {
    const [a, b, c, d] = ring;
    const row = (t) =>
      stroke(
        [mid(mid(a, b, t), mid(d, c, t), 0.1), mid(mid(a, b, t), mid(d, c, t), 0.9)],
        11,
        HOUSE,
        'stroke-dasharray="24 4 16 4"',
      );
    return row(0.28) + row(0.72);
  }).join('');
}
