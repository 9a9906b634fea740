import { box, chassis, disc, type Picture, wheels } from './picture.js';
import type { Pictures } from './picture.js';

/** Planks from top to bottom. */
const planks = (from: number, to: number, step: number, top: number, bottom: number): string =>
  Array.from(
    { length: Math.floor((to - from) / step) },
    (_, i) => `M${from + step * (i + 1)} ${top}V${bottom}`,
  ).join('');
const rows = (xs: readonly number[], y: number, r: number): string => xs.map((x) => disc(x, y, r)).join('');

const locomotive: Picture = [
  { d: 'M0 78Q40 70 80 76T160 72V100H0Z', fill: '#24405a', line: 0 },
  { d: box(38, 34, 30, 32, 2), fill: 'cream' },
  { d: 'M34 34 40 27H66L72 34Z', fill: 'tan' },
  { d: box(46, 41, 14, 12, 1), fill: 'ink', line: 0 },
  { d: box(68, 44, 44, 22, 6), fill: 'cream' },
  { d: 'M112 46h6v18h-6Z', fill: 'tan' },
  { d: 'M82 44v-8q0-4 5-4t5 4v8Z', fill: 'cream' },
  { d: 'M99 44V32L94 22H115L110 32V44Z', fill: 'tan' },
  { d: 'M32 67H122', fill: 'none', line: 5 },
  { d: 'M118 68h10l10 12h-20Z', fill: 'ink', line: 1 },
  { d: disc(119, 50, 3.4), fill: '#f0b429', line: 1.6 },
  ...wheels(74, 9, [52, 76]),
  ...wheels(77, 6, [98, 112]),
  { d: 'M52 76H98', fill: 'none', line: 2.4 },
];

/** The wagons of the North. */
export const wagons: Pictures = {
  purple: [
    ...chassis(28, 138),
    { d: box(28, 38, 110, 30, 2), fill: 'cream' },
    { d: 'M24 38Q26 30 36 30H132Q140 30 142 38Z', fill: 'tan' },
    { d: [36, 52, 68, 84, 100].map((x) => box(x, 44, 11, 10, 1.5)).join(''), fill: 'ink', line: 0 },
    { d: box(120, 43, 12, 25, 1), fill: 'tan' },
    { d: 'M30 60H116', fill: 'none', line: 1.6 },
  ],
  blue: [
    ...chassis(28, 138),
    { d: box(28, 40, 110, 27, 13.5), fill: 'cream' },
    { d: box(74, 32, 20, 9, 2), fill: 'tan' },
    { d: 'M36 58Q83 68 130 58', fill: 'none', line: 1.8 },
    { d: 'M58 41V66M110 41V66', fill: 'none', line: 1.8 },
  ],
  orange: [
    ...chassis(28, 138),
    { d: box(28, 62, 110, 7, 1), fill: 'tan' },
    { d: rows([44, 62, 80, 98, 116], 54, 8.4), fill: 'cream' },
    { d: rows([53, 71, 89, 107], 39, 8.4), fill: 'cream' },
    { d: rows([80], 25, 8.4), fill: 'cream' },
    { d: rows([44, 62, 80, 98, 116], 54, 3), fill: 'tan', line: 1.4 },
    { d: rows([53, 71, 89, 107], 39, 3), fill: 'tan', line: 1.4 },
    { d: rows([80], 25, 3), fill: 'tan', line: 1.4 },
    { d: 'M32 30V64M134 30V64', fill: 'none', line: 2.4 },
  ],
  white: [
    ...chassis(28, 138),
    { d: box(30, 36, 106, 32, 1), fill: 'cream' },
    { d: 'M26 36 31 28H135L140 36Z', fill: 'glass' },
    { d: box(70, 40, 26, 28, 1), fill: 'glass' },
    { d: 'M83 40V68M70 54H96', fill: 'none', line: 1.8 },
    { d: 'M50 44V60M43 48 57 56M43 56 57 48M116 44V60M109 48 123 56M109 56 123 48', fill: 'none', line: 2 },
  ],
  green: [
    ...chassis(28, 138),
    { d: box(28, 36, 110, 32, 1), fill: 'cream' },
    { d: 'M24 37Q83 24 142 37Z', fill: 'tan' },
    { d: 'M30 44H66M30 51H66M30 58H66M100 44H136M100 51H136M100 58H136', fill: 'none', line: 2 },
    { d: box(68, 40, 30, 28, 1), fill: 'tan' },
    { d: 'M68 40 98 68M98 40 68 68', fill: 'none', line: 1.8 },
  ],
  yellow: [
    ...chassis(28, 138),
    { d: 'M28 36Q40 28 52 33T78 30T104 32T138 36Z', fill: 'tan' },
    { d: 'M26 36H140L124 67H42Z', fill: 'cream' },
    { d: 'M62 36 70 67M83 36V67M104 36 96 67', fill: 'none', line: 1.8 },
  ],
  black: [
    ...chassis(28, 138),
    { d: 'M34 44Q42 32 54 36Q64 26 78 33Q92 24 104 33Q118 28 132 44Z', fill: 'grey' },
    { d: 'M24 44H142L136 68H30Z', fill: 'cream' },
    { d: planks(30, 140, 27, 44, 68), fill: 'none', line: 1.8 },
  ],
  red: [
    ...chassis(34, 126),
    { d: box(66, 22, 30, 11, 1), fill: 'cream' },
    { d: 'M62 22H100', fill: 'none', line: 3 },
    { d: box(72, 25, 7, 5), fill: 'ink', line: 0 },
    { d: box(84, 25, 7, 5), fill: 'ink', line: 0 },
    { d: 'M30 38 38 32H122L130 38Z', fill: 'tan' },
    { d: box(36, 38, 88, 30, 1), fill: 'cream' },
    { d: box(44, 44, 13, 11, 1), fill: 'ink', line: 0 },
    { d: box(104, 44, 13, 11, 1), fill: 'ink', line: 0 },
    { d: box(72, 43, 17, 25, 1), fill: 'tan' },
    { d: 'M124 50H142M142 48V70M133 50V68', fill: 'none', line: 2 },
  ],
  pink: [
    ...chassis(28, 138),
    { d: 'M28 68V40Q28 30 38 30H128Q138 30 138 40V68Z', fill: 'cream' },
    { d: [44, 68, 92].map((x) => `M${x} 58V46q0-6 7-6t7 6V58Z`).join(''), fill: 'ink', line: 0 },
    { d: box(116, 40, 13, 28, 1), fill: 'tan' },
  ],
  wild: locomotive,
};
