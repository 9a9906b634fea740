/** What lies on Amsterdam's land and water: fields, the gardens of the Plantage, ships. */
import { bastions, RING } from './amsterdam-water.mjs';
import { scatter } from './clearance.mjs';
import { offset, part } from './lines.mjs';
import { seeded } from './random.mjs';
import { path, read } from './rings.mjs';
import { every, grid } from './streets.mjs';
import { oak } from './symbols.mjs';

/** Polders: long strips between ditches, each with its own direction. */
export function fields([x, y, width, height]) {
  const [r, b] = [x + width + 50, y + height + 50];
  const polders = [
    {
      outline: [
        [x, y],
        [120, y],
        [60, 120],
        [-80, 330],
        [x, 300],
      ],
      angle: 14,
    },
    {
      outline: [
        [x, 300],
        [-80, 330],
        [-60, 560],
        [x, 700],
      ],
      angle: -6,
    },
    {
      outline: [
        [x, 700],
        [-60, 560],
        [120, 800],
        [60, b],
        [x, b],
      ],
      angle: -31,
    },
    {
      outline: [
        [60, b],
        [120, 800],
        [420, 900],
        [470, b],
      ],
      angle: 62,
    },
    {
      outline: [
        [470, b],
        [420, 900],
        [800, 860],
        [860, b],
      ],
      angle: 84,
    },
    {
      outline: [
        [860, b],
        [800, 860],
        [1050, 800],
        [1200, b],
      ],
      angle: -68,
    },
    {
      outline: [
        [1200, b],
        [1050, 800],
        [1100, 500],
        [r, 560],
        [r, b],
      ],
      angle: -40,
    },
  ];
  return strips(polders, 'polder');
}

/** The far bank's own. */
export function northFields() {
  return strips(
    [
      {
        outline: read('600 -400 1600 -400 1600 300 600 300'),
        angle: 52,
      },
    ],
    'northern',
  );
}

function strips(polders, name) {
  const random = seeded(31);
  return polders
    .map((polder, i) =>
      grid({
        id: `${name}${i}`,
        centre: [400, 400],
        reach: 1400,
        across: every(150 + 17 * (i % 3), 1400),
        along: every(19, 1400),
        street: 1.5,
        avenue: 2.4,
        colour: '#b9cfb9',
        block: '#d3dba8',
        random,
        ...polder,
      }),
    )
    .join('');
}

/** East of the Amstel the last rings stayed gardens, with walks between rows of trees. */
export function plantage(clear) {
  const random = seeded(37);
  const outline = [...part(offset(RING, 150), 0.7, 0.985), ...part(offset(RING, 246), 0.7, 0.985).reverse()];
  const beds = [168, 192, 216, 240].map(
    (d) =>
      `<path d="${path(part(offset(RING, d), 0.705, 0.985))}" fill="none" stroke="#ede4c6" stroke-width="4"/>`,
  );
  const walks = [0.74, 0.78, 0.82, 0.86, 0.9, 0.94, 0.97].map(
    (t) =>
      `<path d="${path([part(offset(RING, 150), t, t)[0], part(offset(RING, 246), t, t)[0]])}" fill="none" stroke="#ede4c6" stroke-width="4"/>`,
  );
  const trees = [180, 204, 228].flatMap((d) =>
    part(offset(RING, d), 0.71, 0.97)
      .filter((_, i) => i % 4 === 0)
      .filter(([x, y]) => clear(x, y, 12)),
  );
  return (
    `<path d="${path(outline, true)}" fill="#d3dcac"/>${beds.join('')}${walks.join('')}` +
    trees
      .map(([x, y]) =>
        oak(x, y + 6, 0.9 + 0.2 * random(), { leaf: '#b9c98f', shade: '#a4b87a', trunk: '#a58f66' }),
      )
      .join('')
  );
}

const n = (v) => Math.round(v * 10) / 10;

/** On some of the bastions. */
export function windmills(clear) {
  return bastions()
    .filter(([x, y], i) => i % 2 === 0 && clear(x, y - 6, 16))
    .map(([x, y]) => windmill(x, y, 1.1))
    .join('');
}

function windmill(x, y, s) {
  const at = (dx, dy) => `${n(x + dx * s)} ${n(y + dy * s)}`;
  const [line, sail] = ['#a08c66', '#f5ecd4'];
  const blade = (k) => {
    const [c, w] = [Math.cos(0.5 + (k * Math.PI) / 2), Math.sin(0.5 + (k * Math.PI) / 2)];
    const to = (u, v) => at(u * c - v * w, -13 + u * w + v * c);
    return `<path d="M${to(2, 0)}L${to(13, 0)} ${to(13, 4)} ${to(4, 4)}Z" fill="${sail}" stroke="${line}" stroke-width=".9"/>`;
  };
  return (
    `<path d="M${at(-6, 5)}L${at(-3.6, -12)}Q${at(0, -17)} ${at(3.6, -12)}L${at(6, 5)}Z" fill="#dcc596" stroke="${line}" stroke-width="1.1"/>` +
    [0, 1, 2, 3].map(blade).join('')
  );
}

/** Ships at anchor in the IJ. */
export function ships(clear) {
  const spots = scatter([560, -120, 420, 420], 60, seeded(43), (x, y) => {
    const off = (x - 560) * 0.78 - (y - 112);
    return off < 70 || y < -90 || !clear(x, y, 34) ? undefined : 92;
  });
  return spots.map(([x, y], i) => ship(x, y, i % 3 === 0 ? 1.15 : 0.85)).join('');
}

function ship(x, y, s) {
  const at = (dx, dy) => `${n(x + dx * s)} ${n(y + dy * s)}`;
  const [line, sail] = ['#6c8b8d', '#f2f1e2'];
  return (
    `<path d="M${at(-15, 0)}Q${at(-12, 9)} ${at(-7, 9)}H${n(x + 8 * s)}Q${at(14, 8)} ${at(17, -2)}Q${at(10, 1)} ${at(4, 1)}H${n(x - 8 * s)}Z" fill="#d9c596" stroke="${line}" stroke-width="1.1" stroke-linejoin="round"/>` +
    `<path d="M${at(-7, 0)}V${n(y - 22 * s)}M${at(3, 0)}V${n(y - 26 * s)}M${at(11, 0)}V${n(y - 17 * s)}" stroke="${line}" stroke-width="1.1"/>` +
    [
      [-7, -20, 5],
      [3, -24, 6.4],
      [11, -15, 4],
    ]
      .map(
        ([dx, dy, w]) =>
          `<path d="M${at(dx - w * 0.7, dy)}H${n(x + (dx + w * 0.7) * s)}Q${at(dx + w * 1.25, dy * 0.6)} ${at(dx + w, dy * 0.22)}H${n(x + (dx - w) * s)}Q${at(dx - w * 0.3, dy * 0.6)} ${at(dx - w * 0.7, dy)}Z" fill="${sail}" stroke="${line}" stroke-width=".9"/>`,
      )
      .join('')
  );
}
