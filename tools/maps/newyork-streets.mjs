/** New York's streets, parks and bridges in board units: our own drawing, true in character rather than in detail. */
import { seeded } from './random.mjs';
import { curve, read } from './rings.mjs';
import { box, bridge, every, grid } from './streets.mjs';

/** Manhattan: the great grid, and the older ones south of it that follow their own shores. */
export function districts(colour) {
  const grids = [
    {
      outline: read('-200 -450 1100 -450 1100 792 640 792 600 700 250 700 -200 700'),
      angle: 0,
      across: every(52, 780),
      along: every(33, 1190),
    },
    {
      outline: read('-200 700 250 700 470 700 440 870 -200 870'),
      angle: 28,
      across: every(48, 900),
      along: every(34, 900),
    },
    {
      outline: read('470 700 640 700 640 792 600 870 440 870'),
      angle: 0,
      across: every(52, 780),
      along: every(33, 990),
    },
    {
      outline: read('600 792 1100 792 1100 940 600 940'),
      angle: 0,
      across: every(52, 780),
      along: every(33, 990),
    },
    {
      outline: read('-200 870 600 870 590 1110 -200 1150'),
      angle: -6,
      across: every(46, 900),
      along: every(37, 900),
    },
    {
      outline: read('600 870 600 940 1100 940 1100 1250 590 1250 590 1110'),
      angle: 9,
      across: every(40, 900),
      along: every(46, 900),
    },
    {
      outline: read('-200 1150 590 1110 590 1250 1100 1250 1100 1600 -200 1600'),
      angle: -24,
      across: every(42, 1000),
      along: every(38, 1000),
    },
  ];
  const random = seeded(17);
  const cells = grids.map((g, i) =>
    grid({
      id: `grid${i}`,
      random,
      block: '#dcc791',
      centre: [462, 450],
      reach: 1300,
      street: 4,
      avenue: 6.5,
      colour,
      ...g,
    }),
  );
  const ways = [
    {
      points: read(
        '232 -300 262 -60 262 40 318 180 352 300 420 420 470 520 508 640 520 700 540 800 520 930 498 1060 490 1180 506 1300 520 1400',
      ),
      width: 11,
    },
    {
      points: [
        [250, 700],
        [1000, 700],
      ],
      width: 9,
    },
    {
      points: read('200 875 440 870 600 870 620 938 1000 940'),
      width: 9,
    },
    {
      points: read('640 640 640 792 610 870 600 940 590 1110 600 1180 640 1230'),
      width: 9,
    },
    {
      points: read('300 1112 420 1104 590 1090 700 1120 900 1060'),
      width: 9,
    },
  ];
  return (
    cells.join('') +
    ways
      .map(
        ({ points, width }) =>
          `<path d="${curve(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`,
      )
      .join('')
  );
}

/** Jersey, Queens and Brooklyn: wider and fainter. */
export function suburbs(colour) {
  const parts = [
    {
      outline: read('-1000 -450 40 -450 40 470 -1000 470'),
      angle: 4,
    },
    {
      outline: read('-1000 470 40 470 40 1800 -1000 1800'),
      angle: -17,
    },
    {
      outline: read('860 -450 2000 -450 2000 370 860 370'),
      angle: 22,
    },
    {
      outline: read('860 370 1420 370 1420 980 860 980'),
      angle: -9,
    },
    {
      outline: read('1420 370 2000 370 2000 980 1420 980'),
      angle: 31,
    },
    {
      outline: read('690 980 1180 980 1320 1800 690 1800'),
      angle: 17,
    },
    {
      outline: read('1180 980 2000 980 2000 1800 1320 1800'),
      angle: -28,
    },
  ];
  const reach = 1500;
  const random = seeded(18);
  const cells = parts.map((part, i) =>
    grid({
      id: `outer${i}`,
      random,
      block: '#ddd0ac',
      centre: [1100 * (i > 1 ? 1 : -0.4), 700],
      reach,
      street: 3.6,
      avenue: 5.5,
      colour,
      across: every(78, reach),
      along: every(47, reach),
      ...part,
    }),
  );
  const ways = [
    read('-420 -300 -300 100 -330 480 -260 820 -380 1300 -420 1700'),
    read('1000 120 1180 200 1420 380 1900 420'),
    read('1110 960 1300 930 1420 980 1900 1010'),
    read('850 1290 980 1400 1180 1500 1320 1800'),
    read('1000 700 1180 980 1250 1400 1320 1800'),
  ];
  return (
    cells.join('') +
    ways
      .map((points) => `<path d="${curve(points)}" fill="none" stroke="${colour}" stroke-width="11"/>`)
      .join('')
  );
}

/** Greens as outlines; Central Park has a drawing of its own. */
export function parks() {
  return [
    box(420, 366, 46, 28), // Bryant
    box(500, 520, 42, 30), // Madison Square
    box(537, 690, 30, 40), // Union Square
    box(700, 672, 40, 30), // Stuyvesant Square
    box(474, 866, 66, 34), // Washington Square
    box(862, 792, 46, 60), // Tompkins Square
    read('508 1168 540 1160 548 1200 512 1206'), // City Hall
    read('440 1352 486 1368 540 1398 530 1412 480 1398 434 1368'), // The Battery
    box(1190, 1330, 90, 90, -28), // Fort Greene
    box(1300, 840, 70, 60, -9), // McCarren
    read('1330 1600 1500 1560 1560 1720 1380 1760'), // Prospect
    box(-330, 700, 60, 90, -17), // Hamilton
    box(-340, 1060, 80, 70, -17), // Van Vorst
    box(1330, 90, 90, 60, 22),
  ];
}

export function bridges() {
  return [
    bridge([596, 1196], [846, 1352], 10), // Brooklyn
    bridge([690, 1128], [905, 1268], 10), // Manhattan
    bridge([912, 962], [1150, 1010], 10), // Williamsburg
    bridge([800, 150], [1010, 70], 10), // Queensboro
  ].join('');
}
