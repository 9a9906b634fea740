import type { Colour } from '../../engine/index.js';

/** A piece of a card's picture: its outline in a field of 160 by 100, and what it is painted with. */
export interface Stroke {
  readonly d: string;
  /** `ink`, `cream`, `tan`, `grey`, `glass` or `none`; anything else is a colour of its own. */
  readonly fill: string;
  /** How wide its ink outline is: 0 for none, negative for a pale one. */
  readonly line?: number;
}

/** A card's picture, from the back to the front. */
export type Picture = readonly Stroke[];

/** What a card shows: its colour, or that it is wild. */
export type Face = Colour | 'wild';

/** The pictures of a board's cards; a colour the board has no cards of may be missing. */
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
