import { box, chassis, disc, type Picture, wheels } from './picture.js';
import type { Pictures } from './picture.js';
import { wagons } from './wagons.js';

/** An open wagon with low sides, and what it carries. */
const open = (...load: Picture): Picture => [
  ...load,
  ...chassis(30, 136),
  { d: box(28, 54, 110, 14, 1), fill: 'cream' },
  { d: 'M56 54V68M83 54V68M110 54V68', fill: 'none', line: 1.8 },
];
const sack = (x: number, y: number): string =>
  `M${x - 11} ${y}Q${x - 14} ${y - 14} ${x - 4} ${y - 17}L${x - 6} ${y - 22}H${x + 6}L${x + 4} ${y - 17}Q${x + 14} ${y - 14} ${x + 11} ${y}Z`;

/** The trains of the savanna. */
export const trains: Pictures = {
  purple: [
    ...chassis(28, 138),
    { d: box(28, 42, 110, 26, 1), fill: 'cream' },
    { d: 'M22 30H144L138 24H28Z', fill: 'tan' },
    { d: 'M32 30V42M50 30V42M68 30V42M86 30V42M104 30V42M122 30V42M135 30V42', fill: 'none', line: 2.4 },
    { d: 'M28 50H138M56 50V68M83 50V68M110 50V68', fill: 'none', line: 1.8 },
  ],
  blue: [
    ...chassis(28, 138),
    { d: disc(54, 50, 17) + disc(112, 50, 17), fill: 'cream' },
    { d: box(54, 33, 58, 34), fill: 'cream' },
    { d: box(62, 25, 12, 9, 1) + box(92, 25, 12, 9, 1), fill: 'tan' },
    { d: 'M66 44q5-5 10 0t10 0 10 0M66 54q5-5 10 0t10 0 10 0', fill: 'none', line: 2 },
  ],
  orange: open(
    { d: [44, 63, 82, 101, 120].map((x) => disc(x, 46, 9)).join(''), fill: 'cream' },
    { d: [54, 73, 92, 111].map((x) => disc(x, 33, 9)).join(''), fill: 'tan' },
    { d: 'M54 24q4-6 9-4M73 24q4-6 9-4M92 24q4-6 9-4M111 24q4-6 9-4', fill: 'none', line: 2 },
  ),
  white: open(
    { d: box(36, 32, 28, 22, 4) + box(69, 32, 28, 22, 4) + box(102, 32, 28, 22, 4), fill: 'cream' },
    { d: 'M45 32V54M55 32V54M78 32V54M88 32V54M111 32V54M121 32V54', fill: 'none', line: 1.6 },
    { d: box(52, 14, 28, 18, 4) + box(85, 14, 28, 18, 4), fill: 'glass' },
  ),
  green: open(
    { d: 'M26 46H136', fill: 'none', line: 14 },
    { d: 'M28 46H134', fill: 'none', line: -10 },
    { d: 'M36 33H128', fill: 'none', line: 14 },
    { d: 'M38 33H126', fill: 'none', line: -10 },
    { d: disc(130, 46, 6) + disc(122, 33, 6), fill: 'tan' },
    { d: disc(130, 46, 2) + disc(122, 33, 2), fill: 'none', line: 1.4 },
  ),
  yellow: open(
    { d: [50, 83, 116].map((x) => sack(x, 56)).join(''), fill: 'cream' },
    { d: [66, 100].map((x) => sack(x, 38)).join(''), fill: 'tan' },
  ),
  black: wagons.black ?? [],
  red: open(
    { d: 'M32 55 46 38 58 46 74 26 90 44 102 34 116 46 124 40 134 55Z', fill: 'tan' },
    { d: 'M46 38 52 55M74 26 66 44 80 55M102 34 98 55', fill: 'none', line: 1.8 },
  ),
  wild: [
    { d: 'M0 78Q40 70 80 76T160 72V100H0Z', fill: '#4f3a20', line: 0 },
    { d: box(30, 30, 28, 36, 2), fill: 'cream' },
    { d: 'M24 30Q44 22 64 30Z', fill: 'tan' },
    { d: box(37, 38, 13, 12, 1), fill: 'ink', line: 0 },
    { d: box(58, 40, 62, 26, 10), fill: 'cream' },
    { d: 'M74 41V65M98 41V65', fill: 'none', line: 1.8 },
    { d: 'M80 40q0-9 8-9t8 9Z', fill: 'tan' },
    { d: 'M106 41V24H118V41Z', fill: 'tan' },
    { d: 'M103 24H121', fill: 'none', line: 3.4 },
    { d: disc(122, 53, 4), fill: '#f0b429', line: 1.6 },
    { d: 'M24 68H130', fill: 'none', line: 5 },
    { d: 'M124 70h8l8 12h-16Z', fill: 'ink', line: 1 },
    ...wheels(76, 7.5, [42, 62, 82, 102]),
    { d: 'M42 77H102', fill: 'none', line: 2.2 },
  ],
};
