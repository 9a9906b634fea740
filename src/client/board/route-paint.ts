import { itemAt } from '../../engine/index.js';
import { PAINTS, type PlayerColour } from './palette.js';
import { roundedRect } from './outline.js';
import type { PaintedPath } from './painted-path.js';
import { paintPiece } from './piece.js';
import { placePath, shadowSpot, type Spot, uprightSpot } from './place-path.js';
import type { Scene, SceneRoute } from './scene.js';
import type { Rect } from './shapes.js';

const CREAM = '#FFF9EA';
const DARK = '#1E2A38';
/** The colour that closed routes fade into, and that of the line through them. */
const FAINT = 'light-dark(#fff7e4, #56636f)';
const STRUCK = 'light-dark(#7d7768, #1e2a38)';
const DISC = 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z';

/** A locomotive from the front, and a cart, each in a circle of radius one. */
const LOCOMOTIVE: readonly PaintedPath[] = [
  { path: DISC, fill: CREAM, stroke: DARK, width: 0.17 },
  {
    path: 'M-.42.36V-.16A.42.42 0 0 1 .42-.16V.36ZM-.16-.5V-.76H.16V-.5ZM-.56.4H.56L.72.66H-.72Z',
    fill: DARK,
  },
  { path: 'M-.17-.08A.17.17 0 1 1 .17-.08A.17.17 0 1 1-.17-.08Z', fill: CREAM },
];
const CART: readonly PaintedPath[] = [
  { path: DISC, fill: CREAM, stroke: DARK, width: 0.17 },
  { path: 'M-.76-.36-.5-.3-.34.22H.36L.54-.36H-.46', fill: DARK, stroke: DARK, width: 0.13, round: true },
  {
    path: 'M-.27.36A.27.27 0 1 1 .27.36A.27.27 0 1 1-.27.36Z',
    fill: CREAM,
    stroke: DARK,
    width: 0.14,
  },
];

/** Paints the spaces of a free route and their symbols; `glyph` is half the height of a glyph, in widths of a space. */
export function paintOpenRoute({ drawing }: Scene, route: SceneRoute, glyph: number): PaintedPath[] {
  const [length, width] = drawing.space;
  const { spaces, symbols, cart } = route;
  const colour = route.colour as keyof typeof PAINTS;
  const paint = PAINTS[colour];
  const spots = spaces.map((space) => uprightSpot(space));
  const plain = spaces.filter((_, i) => !symbols.includes(i) && cart !== i);
  const paths: PaintedPath[] = [
    {
      path: placePath(roundedRect(length, width, width * 0.24), spots),
      fill: paint.fill,
      stroke: colour === 'black' ? 'var(--black-edge)' : 'var(--space-edge)',
      width: width * 0.1,
    },
    {
      path: placePath(roundedRect(length - width * 0.21, width * 0.79, width * 0.15), spots),
      stroke: '#ffffff4d',
      width: width * 0.07,
    },
  ];
  if (paint.shape !== '')
    paths.push(
      ...placeAll(
        [glyphOf(colour)],
        plain.map(({ x, y }) => ({ x, y, scale: width * glyph })),
      ),
    );
  const symbolSpots = (which: readonly number[]): Spot[] =>
    which.map((i) => {
      const { x, y } = itemAt(spaces, i);
      return { x, y, scale: width * 0.56 };
    });
  paths.push(...placeAll(LOCOMOTIVE, symbolSpots(symbols)));
  if (cart !== undefined) paths.push(...placeAll(CART, symbolSpots([cart])));
  return paths;
}

/** Paints the spaces of a route that can't be claimed any more: faint, and struck through. */
export function paintClosedRoute(scene: Scene, route: SceneRoute, glyph: number): PaintedPath[] {
  const [length, width] = scene.drawing.space;
  const faint = paintOpenRoute(scene, route, glyph).map(({ fill, stroke, ...path }) => ({
    ...path,
    ...(fill !== undefined && { fill: fade(fill) }),
    ...(stroke !== undefined && { stroke: fade(stroke) }),
  }));
  const struck: PaintedPath = {
    path: placePath(
      `M${-length / 2} ${width / 2}L${length / 2} ${-width / 2}`,
      route.spaces.map((it) => uprightSpot(it)),
    ),
    stroke: STRUCK,
    width: width * 0.11,
    round: true,
  };
  return [...faint, struck];
}

function fade(colour: string): string {
  return `color-mix(in srgb, ${colour} 34%, ${FAINT})`;
}

function glyphOf(colour: keyof typeof PAINTS): PaintedPath {
  const { shape, line, glyph } = PAINTS[colour];
  if (line === undefined) return { path: shape, fill: glyph };
  return { path: shape, stroke: glyph, width: line, round: true };
}

/** Paints the owner's pieces on these spaces, and their shadows. */
export function paintPieces({ drawing }: Scene, spaces: readonly Rect[], owner: PlayerColour): PaintedPath[] {
  const [length, width] = drawing.space;
  return [
    {
      path: placePath(
        roundedRect(length * 1.02, width * 1.23, width * 0.31),
        spaces.map((it) => shadowSpot(it)),
      ),
      fill: '#0B152057',
    },
    ...placeAll(
      paintPiece(drawing.piece, owner, length, width),
      spaces.map((it) => uprightSpot(it)),
    ),
  ];
}

/** Paths around the origin, each placed in all these spots, which have one scale. */
function placeAll(paths: readonly PaintedPath[], spots: readonly Spot[]): PaintedPath[] {
  if (spots.length === 0) return [];
  const scale = spots[0]?.scale ?? 1;
  return paths.map((it) => ({
    ...it,
    path: placePath(it.path, spots),
    ...(it.width !== undefined && { width: it.width * scale }),
  }));
}
