import type { BoardDrawing } from '../../boards/drawing.js';
import type { Ink } from './ink.js';
import { roundedRect } from './outline.js';
import { PLAYER_PAINTS, type PlayerColour, type PlayerPaint } from './palette.js';
import { placed } from './placing.js';

const INK = '#16202C';
const CREAM = '#FFF6E0';

/** A player's piece seen from above, around the origin, as long as a space and a little wider. */
export function pieceInks(
  shape: BoardDrawing['piece'],
  player: PlayerColour,
  length: number,
  width: number,
): Ink[] {
  const paint = PLAYER_PAINTS[player];
  /** Half sizes of the body. */
  const x = length / 2;
  const y = width * 0.53;
  const corner = shape === 'taxi' ? width * 0.4 : width * 0.2;
  return [
    ...under(shape, x, y, width),
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
    ...roof(shape, paint, x, y, width),
    { path: roundedRect(width * 0.76, width * 0.66, width * 0.18), fill: paint.dark },
    {
      path: placed(paint.mark, [{ x: 0, y: 0, scale: width * 0.27 }]),
      ...(paint.filled === true && { fill: CREAM }),
      stroke: CREAM,
      width: width * 0.27 * 0.52,
      round: true,
    },
  ];
}

/** What sticks out from under the body. */
function under(shape: BoardDrawing['piece'], x: number, y: number, width: number): Ink[] {
  if (shape === 'taxi') return [];
  if (shape !== 'cart')
    return [{ path: `M${-x - width * 0.16} 0H${x + width * 0.16}`, stroke: INK, width: width * 0.2 }];
  const wheels = [-y, y].map((side) => `M${-x * 0.62} ${side}h${x * 0.5}M${x * 0.12} ${side}h${x * 0.5}`);
  return [{ path: wheels.join(''), stroke: INK, width: width * 0.5, round: true }];
}

/** What is seen on top of the body. */
function roof(
  shape: BoardDrawing['piece'],
  { light, dark }: PlayerPaint,
  x: number,
  y: number,
  width: number,
): Ink[] {
  if (shape === 'taxi') return cab(light, x, y, width);
  if (shape === 'cart') return barrels(light, dark, x, y, width);
  const lines: Ink[] = [
    { path: `M${-x * 0.84} ${-y * 0.56}H${x * 0.84}`, stroke: light, width: width * 0.27, round: true },
    { path: `M${-x * 0.86} ${y * 0.7}H${x * 0.86}`, stroke: dark, width: width * 0.2, round: true },
  ];
  if (shape !== 'train') return lines;
  const seams = [-0.62, 0.62].map((seam) => `M${x * seam} ${-y * 0.86}V${y * 0.86}`).join('');
  return [...lines, { path: seams, stroke: dark, width: width * 0.07 }];
}

function cab(light: string, x: number, y: number, width: number): Ink[] {
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
}

function barrels(light: string, dark: string, x: number, y: number, width: number): Ink[] {
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
}
