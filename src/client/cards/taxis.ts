import { box, disc, type Picture, wheels } from './picture.js';
import type { Pictures } from './picture.js';

/** The street: a kerb and the middle line. */
const street: Picture = [
  { d: 'M0 84H160V100H0Z', fill: '#2a3442', line: 0 },
  { d: 'M8 92h18M44 92h18M80 92h18M116 92h18M152 92h8', fill: 'none', line: 0 },
];
const tyres = (...at: number[]): Picture => wheels(79, 9, at);

const taxi: Picture = [
  ...street,
  { d: box(70, 22, 24, 9, 2), fill: 'ink', line: 0 },
  { d: box(73, 24, 18, 5, 1), fill: '#fff3c4', line: 0 },
  { d: 'M46 50 56 33Q58 30 62 30H102Q106 30 109 33L122 50Z', fill: 'glass' },
  { d: 'M78 31V50M100 31V50', fill: 'none', line: 2.4 },
  { d: 'M24 58Q24 50 34 50H128Q142 50 144 62V76H24Z', fill: 'cream' },
  { d: 'M24 62H144', fill: 'none', line: 1.4 },
  {
    d: [34, 46, 58, 70, 82, 94, 106, 118].map((x, i) => box(x, i % 2 ? 62 : 66, 6, 4)).join(''),
    fill: 'ink',
    line: 0,
  },
  { d: disc(139, 58, 3), fill: '#f0b429', line: 1.4 },
  ...tyres(50, 118),
];

/** The traffic of the city. */
export const taxis: Pictures = {
  pink: [
    ...street,
    { d: 'M76 50 90 32H96L100 50Z', fill: 'glass' },
    { d: 'M20 62Q22 50 36 50H104Q138 50 144 62V76H20Z', fill: 'cream' },
    { d: 'M34 50q2-8 12-8h14q8 0 10 8Z', fill: 'tan' },
    { d: 'M72 52V74M26 62H140', fill: 'none', line: 1.8 },
    { d: disc(138, 60, 3), fill: '#f0b429', line: 1.4 },
    ...tyres(46, 118),
  ],
  blue: [
    ...street,
    { d: box(18, 26, 126, 52, 6), fill: 'cream' },
    { d: [26, 46, 66, 86].map((x) => box(x, 34, 15, 15, 2)).join(''), fill: 'glass' },
    { d: box(124, 34, 20, 22, 2), fill: 'glass' },
    { d: box(106, 34, 13, 42, 1), fill: 'tan' },
    { d: 'M18 60H104M18 66H104', fill: 'none', line: 1.8 },
    ...tyres(44, 126),
  ],
  green: [
    ...street,
    { d: box(18, 24, 82, 52, 2), fill: 'cream' },
    { d: 'M104 76V38H124Q130 38 133 44L144 60V76Z', fill: 'tan' },
    { d: 'M112 44h11l9 14h-20Z', fill: 'glass' },
    { d: 'M50 62C44 50 52 36 74 36C76 54 66 66 50 62ZM48 66 64 48', fill: 'none', line: 2.4 },
    ...tyres(44, 122),
  ],
  black: [
    ...street,
    { d: 'M40 50 48 36Q50 33 54 33H112Q116 33 118 36L126 50Z', fill: 'glass' },
    { d: 'M66 34V50M84 34V50M102 34V50', fill: 'none', line: 2.4 },
    { d: 'M10 60Q12 50 24 50H136Q150 50 152 62V75H10Z', fill: 'cream' },
    { d: 'M10 61H152', fill: 'none', line: 1.6 },
    { d: disc(147, 59, 3), fill: '#f0b429', line: 1.4 },
    ...tyres(38, 124),
  ],
  red: [
    ...street,
    { d: 'M22 30 104 22', fill: 'none', line: 6 },
    { d: 'M30 28v8M46 27v8M62 25v8M78 24v8M94 22v8', fill: 'none', line: 2 },
    { d: box(16, 42, 90, 34, 2), fill: 'cream' },
    { d: 'M106 76V34H128Q134 34 137 41L144 56V76Z', fill: 'tan' },
    { d: 'M114 41h13l8 15h-21Z', fill: 'glass' },
    { d: box(114, 27, 12, 7, 2), fill: '#3e80bd' },
    { d: 'M24 50H98M24 58H98M60 50V74', fill: 'none', line: 1.8 },
    ...tyres(42, 122),
  ],
  orange: [
    ...street,
    { d: 'M18 76V34Q18 26 26 26H104Q112 26 112 34V50H132Q144 50 144 60V76Z', fill: 'cream' },
    { d: [26, 47, 68].map((x) => box(x, 33, 16, 14, 2)).join(''), fill: 'glass' },
    { d: box(91, 33, 21, 17, 2), fill: 'glass' },
    { d: 'M18 54H112M18 61H140', fill: 'none', line: 2 },
    { d: disc(138, 60, 3), fill: '#f0b429', line: 1.4 },
    ...tyres(42, 122),
  ],
  wild: taxi,
};
