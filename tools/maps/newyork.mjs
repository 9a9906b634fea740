/** New York City: Manhattan upright between its rivers; streets, parks and bridges by hand on the real shore. */
import { clearance, scatter } from './clearance.mjs';
import { blurs, coastLine, COLOURS, cover, document, mix, rim, waterLines } from './layers.mjs';
import { shoreDistance } from './mask.mjs';
import { sources, waves } from './natural.mjs';
import { bridges, districts, parks, suburbs } from './newyork-streets.mjs';
import { seeded } from './random.mjs';
import { inside, path } from './rings.mjs';
import { lawn } from './streets.mjs';
import { compass, oak } from './symbols.mjs';

const BLOCK = '#eddfba';
const OUTER = '#e9dfc4';

const cut = (id, rings, body) =>
  `<clipPath id="${id}"><path d="${rings.map((r) => path(r, true)).join('')}"/></clipPath><g clip-path="url(#${id})">${body}</g>`;

export function newyorkGround(board) {
  const { extent } = board;
  const { land } = sources('newyork');
  const island = land.find((ring) => inside([450, 450], ring));
  const clear = clearance(board);
  const sea = shoreDistance(land, extent);
  const outer = land.filter((ring) => ring !== island);
  const shore = land.map((ring) => path(ring, true)).join('');
  const edge =
    `<path d="${shore}" fill="none" stroke="#cdb27c" stroke-width="13" stroke-opacity=".45" filter="url(#soft4)"/>` +
    `<path d="${shore}" fill="none" stroke="#d9c493" stroke-width="6" stroke-opacity=".5"/>`;
  const body =
    cover(extent, `fill="${COLOURS.sea}"`) +
    waterLines(shore, [132, 104, 79, 57, 38, 22, 10]) +
    waves(extent, sea, (x, y, r) => clear(x, y, r) && Math.hypot(x - 34, y - 1004) > 90, 12) +
    `<path d="${shore}" fill="#38535a" fill-opacity=".22" transform="translate(2.5 3.5)" filter="url(#soft2)"/>` +
    cut('outer', outer, cover(extent, `fill="${OUTER}"`) + suburbs(mix(OUTER, '#fffaf0', 0.55)) + edge) +
    cut('island', [island], cover(extent, `fill="${BLOCK}"`) + districts('#f8f0da') + edge) +
    parks()
      .map((park) => lawn(park))
      .join('') +
    centralPark(clear) +
    coastLine(shore, 1.8) +
    bridges() +
    compass(34, 1004, 50, { line: '#6d9c9e', dark: '#4d7f84', light: '#e3f0ea' }) +
    rim(extent, 150);
  return document(extent, blurs(2, 4), body);
}

const PARK = [314, -420, 612, 122];

const pool = (d) => `<path d="${d}" fill="#bcd9d3" stroke="#7fa6a6" stroke-width="1.6"/>`;

/** Central Park with its waters, lawns, ways and trees. */
function centralPark(clear) {
  const [x0, y0, x1, y1] = PARK;
  const random = seeded(23);
  const ways = [
    'M330 122C350 40 320 -20 372 -70S400 -200 350 -280',
    'M596 122C560 60 600 0 570 -50S590 -180 560 -280',
    'M372 -70C430 -96 500 -20 570 -50',
    'M400 122C420 90 500 96 520 60S500 -10 470 -40',
  ];
  const trees = scatter([x0 + 14, y0 + 16, x1 - x0 - 28, y1 - y0 - 24], 12, random, (x, y) => {
    const water =
      Math.hypot((x - 448) / 62, (y + 118) / 30) < 1 ||
      Math.hypot((x - 540) / 34, (y - 92) / 20) < 1 ||
      Math.hypot((x - 462) / 95, (y + 224) / 50) < 1;
    return water || !clear(x, y - 8, 14) || random() < 0.35 ? undefined : 22 + 12 * random();
  });
  return (
    lawn(
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      { fill: '#cbd7a4', edge: '#a9bb81' },
    ) +
    `<ellipse cx="430" cy="-20" rx="44" ry="27" fill="#d9e2b6"/><ellipse cx="520" cy="-110" rx="38" ry="30" fill="#d9e2b6"/>` +
    ways
      .map((d) => `<path d="${d}" fill="none" stroke="#ece4c6" stroke-width="5" stroke-linecap="round"/>`)
      .join('') +
    pool('M392 -118C396 -146 428 -148 446 -138S500 -142 506 -120 470 -92 448 -98 396 -92 392 -118Z') +
    pool('M512 96C514 80 536 76 552 80S574 92 566 104 514 112 512 96Z') +
    pool('M372 -226C372 -262 412 -272 462 -272S552 -262 552 -224 516 -178 462 -178 372 -190 372 -226Z') +
    trees
      .map(([x, y]) =>
        oak(x, y, 1.3 + 0.5 * random(), { leaf: '#b4c78c', shade: '#9fb577', trunk: '#a58f66' }),
      )
      .join('')
  );
}
