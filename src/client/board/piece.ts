import type { BoardDrawing } from '../../boards/drawing.js';
import type { PaintedPath } from './painted-path.js';
import { roundedRect } from './outline.js';
import { PLAYER_PAINTS, type PlayerColour, type PlayerPaint } from './palette.js';
import { placePath } from './place-path.js';

type Shape = BoardDrawing['piece'];
/** Paints a part of a piece, given half the length and width of its body and the width of a space. */
type PaintPart = (paint: PlayerPaint, x: number, y: number, width: number) => PaintedPath[];

const INK = '#16202C';
const CREAM = '#FFF6E0';

/** Paints a player's piece from above, around the origin, as long as a space and a little wider. */
export function paintPiece(shape: Shape, player: PlayerColour, length: number, width: number): PaintedPath[] {
  const paint = PLAYER_PAINTS[player];
  // Half the length and width of the body.
  const x = length / 2;
  const y = width * 0.53;
  const corner = shape === 'taxi' ? width * 0.4 : width * 0.2;
  return [
    ...UNDERSIDES[shape](paint, x, y, width),
    {
      path: roundedRect(length, y * 2, corner),
      fill: CREAM,
      stroke: CREAM,
      width: width * 0.2,
      round: true,
    },
    {
      path: roundedRect(length - width * 0.06, y * 2 - width * 0.02, corner),
      fill: paint.base,
      stroke: INK,
      width: width * 0.12,
    },
    ...ROOFS[shape](paint, x, y, width),
    { path: roundedRect(width * 0.76, width * 0.66, width * 0.18), fill: paint.dark },
    {
      path: placePath(paint.mark, [{ x: 0, y: 0, scale: width * 0.27 }]),
      ...(paint.filled === true && { fill: CREAM }),
      stroke: CREAM,
      width: width * 0.27 * 0.52,
      round: true,
    },
  ];
}

const couplers: PaintPart = (_, x, __, width) => [
  { path: `M${-x - width * 0.16} 0H${x + width * 0.16}`, stroke: INK, width: width * 0.2 },
];

const wheels: PaintPart = (_, x, y, width) => {
  const sides = [-y, y].map((side) => `M${-x * 0.62} ${side}h${x * 0.5}M${x * 0.12} ${side}h${x * 0.5}`);
  return [{ path: sides.join(''), stroke: INK, width: width * 0.5, round: true }];
};

const stripes: PaintPart = ({ light, dark }, x, y, width) => [
  { path: `M${-x * 0.84} ${-y * 0.56}H${x * 0.84}`, stroke: light, width: width * 0.27, round: true },
  { path: `M${-x * 0.86} ${y * 0.7}H${x * 0.86}`, stroke: dark, width: width * 0.2, round: true },
];

const seamedStripes: PaintPart = (paint, x, y, width) => {
  const seams = [-0.62, 0.62].map((seam) => `M${x * seam} ${-y * 0.86}V${y * 0.86}`).join('');
  return [...stripes(paint, x, y, width), { path: seams, stroke: paint.dark, width: width * 0.07 }];
};

const cab: PaintPart = ({ light }, x, y, width) => {
  const front =
    `M${x * 0.3} ${-y * 0.64}Q${x * 0.56} 0 ${x * 0.3} ${y * 0.64}` +
    `L${x * 0.52} ${y * 0.72}Q${x * 0.8} 0 ${x * 0.52} ${-y * 0.72}Z`;
  const back =
    `M${-x * 0.46} ${-y * 0.6}Q${-x * 0.58} 0 ${-x * 0.46} ${y * 0.6}` +
    `L${-x * 0.62} ${y * 0.66}Q${-x * 0.78} 0 ${-x * 0.62} ${-y * 0.66}Z`;
  return [
    {
      path: `M${-x * 0.82} ${-y * 0.62}Q0 ${-y * 0.86} ${x * 0.82} ${-y * 0.62}`,
      stroke: light,
      width: width * 0.13,
      round: true,
    },
    { path: front + back, fill: INK },
    {
      path: `M${x * 0.93} ${-y * 0.62}v${y * 0.3}M${x * 0.93} ${y * 0.32}v${y * 0.3}`,
      stroke: CREAM,
      width: width * 0.12,
      round: true,
    },
  ];
};

const barrels: PaintPart = ({ light, dark }, x, y, width) => {
  const r = y * 0.62;
  const sides = [-x * 0.56, x * 0.56];
  const rims = sides.map((at) => `M${at - r} 0A${r} ${r} 0 1 1 ${at + r} 0A${r} ${r} 0 1 1 ${at - r} 0Z`);
  const bars = sides.map((at) => `M${at - y * 0.5} 0h${y}`);
  return [
    {
      path: `M${-x * 0.86} ${-y * 0.36}H${x * 0.86}M${-x * 0.86} ${y * 0.36}H${x * 0.86}`,
      stroke: dark,
      width: width * 0.06,
    },
    { path: rims.join(''), fill: light, stroke: INK, width: width * 0.08 },
    { path: bars.join(''), stroke: INK, width: width * 0.05 },
  ];
};

/** What sticks out from under the body. */
const UNDERSIDES: Readonly<Record<Shape, PaintPart>> = {
  wagon: couplers,
  train: couplers,
  taxi: () => [],
  cart: wheels,
};

/** The details on top of the body. */
const ROOFS: Readonly<Record<Shape, PaintPart>> = {
  wagon: stripes,
  train: seamedStripes,
  taxi: cab,
  cart: barrels,
};
