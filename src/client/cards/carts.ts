import { box, disc, type Picture } from './picture.js';
import type { Pictures } from './picture.js';

/** The quay and the water of a canal. */
const quay: Picture = [
  { d: 'M0 84H160V100H0Z', fill: '#2f5f68', line: 0 },
  { d: 'M6 92q6-4 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0', fill: 'none', line: -1.6 },
];

/** A handcart: bed, shafts and one large spoked wheel. */
const cart: Picture = [
  { d: 'M34 56H118L110 68H42Z', fill: 'tan' },
  { d: 'M118 58 146 46M40 66 34 82', fill: 'none', line: 3.2 },
  { d: disc(78, 68, 15), fill: 'cream', line: 3.2 },
  { d: 'M78 53V83M63 68H93M67.5 57.5 88.5 78.5M88.5 57.5 67.5 78.5', fill: 'none', line: 1.8 },
  { d: disc(78, 68, 3.6), fill: 'ink', line: 0 },
];
const cartWith = (...load: Picture): Picture => [...quay, ...load, ...cart];
const tulip = (x: number, y: number): string =>
  `M${x} ${y + 18}V${y + 4}M${x - 6} ${y - 5}l3 4 3-6 3 6 3-4v7q0 5-6 5t-6-5Z`;

/** The carts of the canals, and what they bring. */
export const carts: Pictures = {
  pink: cartWith({
    d: [48, 62, 76, 90, 104].map((x, i) => tulip(x, i % 2 ? 34 : 40)).join(''),
    fill: 'cream',
  }),
  blue: cartWith(
    {
      d: 'M44 56Q38 46 46 38V33H58V38Q66 46 60 56ZM92 56Q86 46 94 38V33H106V38Q114 46 108 56Z',
      fill: 'cream',
    },
    { d: 'M66 56Q58 42 70 31V25H84V31Q96 42 88 56Z', fill: 'cream' },
    { d: 'M65 44q6-5 12 0t12 0M45 47q4-3 7 0t7 0M93 47q4-3 7 0t7 0', fill: 'none', line: 1.8 },
  ),
  green: cartWith(
    { d: [50, 104].map((x) => disc(x, 46, 11)).join(''), fill: 'cream' },
    { d: disc(77, 42, 15), fill: 'cream' },
    { d: 'M77 42 90 35M77 42 88 51M50 46 59 41M104 46 113 41', fill: 'none', line: 1.8 },
    { d: disc(71, 38, 2) + disc(74, 49, 2.4) + disc(66, 45, 1.6), fill: 'tan', line: 1 },
  ),
  black: cartWith(
    { d: 'M38 57Q44 42 54 45Q60 32 72 38Q82 28 92 38Q104 36 114 57Z', fill: 'grey' },
    { d: 'M54 45 60 56M72 38 68 48 78 56M92 38 88 50 100 56', fill: 'none', line: 1.8 },
  ),
  red: cartWith(
    { d: box(42, 44, 24, 12) + box(66, 44, 24, 12) + box(90, 44, 22, 12), fill: 'cream' },
    { d: box(50, 32, 24, 12) + box(74, 32, 24, 12), fill: 'tan' },
    { d: box(64, 20, 22, 12), fill: 'cream' },
  ),
  orange: cartWith(
    { d: box(42, 34, 20, 22, 6) + box(66, 34, 20, 22, 6) + box(90, 34, 20, 22, 6), fill: 'cream' },
    { d: box(56, 13, 20, 21, 6) + box(80, 13, 20, 21, 6), fill: 'tan' },
    {
      d: 'M42 41h20M42 49h20M66 41h20M66 49h20M90 41h20M90 49h20M56 20h20M56 27h20M80 20h20M80 27h20',
      fill: 'none',
      line: 1.8,
    },
  ),
  wild: [
    ...quay,
    { d: 'M80 14V70M52 26V68M110 30V68', fill: 'none', line: 3 },
    { d: 'M60 20Q92 26 96 40Q84 44 60 42Q70 32 60 20Z', fill: 'cream' },
    { d: 'M56 46Q96 48 102 62Q84 66 56 64Q66 54 56 46Z', fill: 'cream' },
    {
      d: 'M98 36Q124 40 128 60Q112 62 98 60Q106 48 98 36ZM34 34Q52 38 54 60Q44 62 34 60Q42 48 34 34Z',
      fill: 'tan',
    },
    { d: 'M80 14l14 4-14 4Z', fill: '#cc3f33', line: 1.4 },
    { d: 'M24 66 36 70H118L140 62L128 84H40Q28 78 24 66Z', fill: 'tan' },
    { d: 'M34 76H132', fill: 'none', line: 1.8 },
    { d: disc(62, 76, 2.4) + disc(80, 76, 2.4) + disc(98, 76, 2.4), fill: 'ink', line: 0 },
  ],
};
