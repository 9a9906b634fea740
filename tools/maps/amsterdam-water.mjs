/** Amsterdam's waters in board units: our own drawing after the city of the seventeenth century. */
import { along, offset, part, smooth } from './lines.mjs';
import { read } from './rings.mjs';

/** The Singel, drawn on eastwards: the half-moon that every later ring follows, from the IJ to the IJ. */
export const RING = smooth(
  read(
    '446 18 424 90 392 170 340 262 297 355 280 452 298 556 362 640 462 690 580 716 700 724 806 694 884 636 940 566 985 492 1030 440',
  ),
);

/** The river comes from the south, and once ran on to the Dam. */
export const AMSTEL = smooth(
  read('858 1010 832 930 790 850 748 780 718 732 660 706 590 704 528 690 490 672'),
);

/** How far out the rings of the great enlargement lie. */
export const RINGS = [46, 91, 136];
export const WALL = 262;
const LIJNBAAN = 214;

/** [points, width]; first the river, then the rings, then the rest. */
export function canals() {
  const old = [
    read('604 128 560 206 506 300 452 386 430 430'), // Damrak
    read('424 490 436 560 462 622 490 672'), // Rokin
    read('524 88 486 180 420 290 362 392 346 474 366 566 424 636 490 672'), // Nieuwezijds
    read('660 176 612 268 548 384 510 470 500 560 520 640 536 692'), // Oudezijds Voorburgwal
    read('706 214 652 318 592 424 562 510 560 590 584 700'), // Oudezijds Achterburgwal
    read('772 270 716 350 668 424 630 506 616 590 632 660 652 706'), // Kloveniersburgwal
    read('700 376 760 378 812 398 862 432'), // Oude Waal
    read('892 374 858 456 800 540 748 616 712 728'), // Oudeschans
    read('940 420 912 500 852 588 790 664 736 726'), // Uilenburg
    read('668 424 720 470 790 500 850 470'), // Nieuwmarkt
  ].map((points) => [smooth(points), 9]);
  return [
    [AMSTEL, 24],
    [until(RING, AMSTEL), 14],
    ...RINGS.map((d) => [offset(RING, d), 12.5]),
    [until(offset(RING, LIJNBAAN), AMSTEL), 8],
    ...old,
    ...jordaan(0).map((line) => [line, 7]),
  ];
}

/** Streets without water, between the canals of the old town and beyond the river. */
export function lanes() {
  const old = [
    read('556 112 520 190 462 290 404 390 388 460 400 540 446 626'),
    read('632 152 586 240 528 340 480 420 464 490 470 570 502 660'),
    read('484 76 456 160 402 260 340 362 312 462 330 560 394 640'),
    read('738 244 684 334 630 424 596 508 588 590 606 690'),
    read('690 470 668 540 666 620 690 690'),
    read('744 506 718 570 700 650'),
    [
      [826, 322],
      [780, 366],
    ],
    [
      [770, 436],
      [816, 450],
    ],
  ].map((points) => smooth(points));
  return [...old, part(RING, 0.66, 0.97), ...jordaan(0.5)];
}

/** As far as it runs before it meets the other line. */
function until(points, other) {
  const at = points.findIndex((p) => other.some((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 12));
  return at < 0 ? points : points.slice(0, at + 1);
}

/** The Jordaan's waters, or the streets half a step beside them: close together, along the ditches of old fields. */
function jordaan(shift) {
  const outer = offset(RING, LIJNBAAN);
  const inner = offset(RING, RINGS[2]);
  const [dx, dy] = [-1, 0.16];
  return [0, 1, 2, 3, 4, 5, 6, 7].map((k) => {
    const y = 92 + (k + shift) * 58;
    const off = (p) => Math.abs((p[1] - y) * dx - (p[0] - 150) * dy);
    const nearest = (line) =>
      line.slice(0, line.length / 2).reduce((best, p) => (off(p) < off(best) ? p : best));
    return [nearest(inner), nearest(outer)];
  });
}

/** Streets that go out from the centre and cross the rings on bridges. */
export function spokes() {
  return [0.06, 0.14, 0.2, 0.255, 0.31, 0.36, 0.41, 0.455, 0.5, 0.55, 0.66, 0.72, 0.78, 0.84].map((t) => [
    part(offset(RING, t < 0.6 ? -26 : 24), t, t)[0],
    part(offset(RING, 158), t, t)[0],
  ]);
}

/** The IJ's south bank from west to east; north and east of it is water. */
export const BANK = smooth(
  read(
    '-700 -130 -420 -118 -180 -96 -20 -84 110 -60 210 -22 300 6 390 38 470 68 560 112 650 170 730 234 806 302 880 372 944 430 1020 470 1120 520 1230 600 1320 700 1440 800 1600 860',
  ),
);

/** Islands of wharves, west and east of the harbour. */
export const ISLANDS = [
  read('70 -128 128 -116 152 -72 96 -86'),
  read('142 -112 210 -92 240 -38 170 -68'),
  read('1040 388 1092 362 1176 462 1124 488'),
  read('1116 350 1168 324 1262 436 1210 462'),
  read('1194 312 1248 284 1362 420 1308 448'),
];

/** The far bank. */
export const NORTH = smooth(
  read('700 -330 760 -190 850 -128 960 -116 1050 -60 1150 -66 1260 20 1380 40 1500 130 1600 150'),
);

/** The middles of the bastions. */
export function bastions() {
  return along(offset(RING, WALL), 104, 42).map(({ x, y, angle }) => [
    x - Math.sin(angle) * 12,
    y + Math.cos(angle) * 12,
  ]);
}

/** The town wall: curtains and arrow-headed bastions along the outermost ring. */
export function wall() {
  const line = offset(RING, WALL);
  const points = [[196, -60], line[0]];
  for (const { x, y, angle } of along(line, 104, 42)) {
    const at = (u, v) => [
      x + Math.cos(angle) * u - Math.sin(angle) * v,
      y + Math.sin(angle) * u + Math.cos(angle) * v,
    ];
    points.push(at(-17, 0), at(-24, 16), at(0, 36), at(24, 16), at(17, 0));
  }
  return [...points, line.at(-1), [1330, 640]];
}
