import type { Colour } from '../../engine/index.js';

/** A path of a card's picture, in a viewBox of 160 by 100, and its paint. */
export interface Stroke {
  readonly d: string;
  /** `ink`, `cream`, `tan`, `grey`, `glass`, `none`, or any CSS colour. */
  readonly fill: string;
  /** The width of its outline: 0 for none, negative for a pale one. */
  readonly line?: number;
}

/** A card's picture, from back to front. */
export type Picture = readonly Stroke[];

/** What a card shows: a colour, or a wild. */
export type Face = Colour | 'wild';

/** The pictures of a board's cards; colours that the board has no cards of may be missing. */
export type Pictures = Readonly<Partial<Record<Face, Picture>>>;

/** A rectangle with rounded corners, as a path. */
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  return `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;
}

/** A disc, as a path. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** Wheels on a rail: ink discs with pale hubs. */
export function wheels(y: number, r: number, at: readonly number[]): Stroke[] {
  return [
    { d: at.map((x) => disc(x, y, r)).join(''), fill: 'ink', line: 0 },
    { d: at.map((x) => disc(x, y, r * 0.4)).join(''), fill: 'cream', line: 0 },
  ];
}

/** The frame of a wagon with its couplers and two bogies. */
export function chassis(from: number, to: number): Stroke[] {
  return [
    { d: `M${from - 7} 70H${to + 7}`, fill: 'none', line: 4 },
    ...wheels(77, 6, [from + 12, from + 27, to - 27, to - 12]),
  ];
}
