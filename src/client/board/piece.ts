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
  const body = BODIES[shape];
  return [
    ...UNDERSIDES[shape](paint, x, y, width),
    {
      path: body(length, y * 2, width),
      fill: CREAM,
      stroke: CREAM,
      width: width * 0.2,
      round: true,
    },
    {
      path: body(length - width * 0.06, y * 2 - width * 0.02, width),
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

/** How much of the length of a cart is its bed; the shafts take the rest. */
const BED = 0.8;

/** The bed of a cart: square behind, and rounded where the shafts begin. */
function bed(length: number, across: number, width: number): string {
  const [back, front, y, r] = [-length / 2, length * (BED - 0.5), across / 2, width * 0.16];
  return `M${back} ${-y}H${front - r}Q${front} ${-y} ${front} ${-y + r}V${y - r}Q${front} ${y} ${front - r} ${y}H${back}Z`;
}

/** One axle with two large wheels, and the shafts with their crossbar: a handcart, not a car. */
const axleAndShafts: PaintPart = (_, x, y, width) => {
  const front = x * (2 * BED - 1);
  const end = x + width * 0.04;
  const wheels = [-y, y].map((side) => `M${-x * 0.34} ${side * 1.12}h${x * 0.44}`).join('');
  const shafts = [-y, y].map((side) => `M${front - x * 0.1} ${side * 0.62}H${end}`).join('');
  const frame = `${shafts}M${end} ${-y * 0.72}V${y * 0.72}`;
  return [
    { path: frame, stroke: CREAM, width: width * 0.34, round: true },
    { path: frame, stroke: INK, width: width * 0.15, round: true },
    { path: wheels, stroke: CREAM, width: width * 0.5, round: true },
    { path: wheels, stroke: INK, width: width * 0.34, round: true },
  ];
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

/** The planks of a cart's bed, and a barrel on them. */
const load: PaintPart = ({ light, dark }, x, y, width) => {
  const front = x * (2 * BED - 1);
  const planks = [-0.5, 0, 0.5].map((at) => `M${-x * 0.92} ${y * at}H${front - x * 0.08}`).join('');
  const at = -x * 0.66;
  const r = y * 0.58;
  const rim = `M${at - r} 0A${r} ${r} 0 1 1 ${at + r} 0A${r} ${r} 0 1 1 ${at - r} 0Z`;
  return [
    { path: planks, stroke: dark, width: width * 0.07 },
    { path: rim, fill: light, stroke: INK, width: width * 0.09 },
    { path: `M${at} ${-r * 0.7}V${r * 0.7}`, stroke: INK, width: width * 0.07 },
  ];
};

/** The outline of the body. */
const BODIES: Readonly<Record<Shape, (length: number, across: number, width: number) => string>> = {
  wagon: (length, across, width) => roundedRect(length, across, width * 0.2),
  train: (length, across, width) => roundedRect(length, across, width * 0.2),
  taxi: (length, across, width) => roundedRect(length, across, width * 0.4),
  cart: bed,
};

/** What sticks out from under the body. */
const UNDERSIDES: Readonly<Record<Shape, PaintPart>> = {
  wagon: couplers,
  train: couplers,
  taxi: () => [],
  cart: axleAndShafts,
};

/** The details on top of the body. */
const ROOFS: Readonly<Record<Shape, PaintPart>> = {
  wagon: stripes,
  train: seamedStripes,
  taxi: cab,
  cart: load,
};
