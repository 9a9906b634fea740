import type { Ink } from './ink.js';
import { PAINTS, type PlayerColour } from './palette.js';
import { roundedRect } from './outline.js';
import { pieceInks } from './piece.js';
import { placed, shaded, type Spot, upright } from './placing.js';
import type { Scene, SceneRoute } from './scene.js';
import type { Rect } from './shapes.js';

const CREAM = '#FFF9EA';
const DARK = '#1E2A38';
/** What closed routes fade into, and the line that strikes them through. */
const FAINT = 'light-dark(#fff7e4, #56636f)';
const STRUCK = 'light-dark(#7d7768, #1e2a38)';
const DISC = 'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z';

/** Drawn in a circle of radius one: a locomotive from the front, and a cart. */
const LOCOMOTIVE: readonly Ink[] = [
  { path: DISC, fill: CREAM, stroke: DARK, width: 0.17 },
  {
    path: 'M-.42.36V-.16A.42.42 0 0 1 .42-.16V.36ZM-.16-.5V-.76H.16V-.5ZM-.56.4H.56L.72.66H-.72Z',
    fill: DARK,
  },
  { path: 'M-.17-.08A.17.17 0 1 1 .17-.08A.17.17 0 1 1-.17-.08Z', fill: CREAM },
];
const CART: readonly Ink[] = [
  { path: DISC, fill: CREAM, stroke: DARK, width: 0.17 },
  { path: 'M-.76-.36-.5-.3-.34.22H.36L.54-.36H-.46', fill: DARK, stroke: DARK, width: 0.13, round: true },
  {
    path: 'M-.27.36A.27.27 0 1 1 .27.36A.27.27 0 1 1-.27.36Z',
    fill: CREAM,
    stroke: DARK,
    width: 0.14,
  },
];

/** The spaces of a route that is nobody's, with what they bear; `glyph` is half the height of a glyph, in widths of a space. */
export function openInks({ drawing }: Scene, route: SceneRoute, glyph: number): Ink[] {
  const [length, width] = drawing.space;
  const { spaces, symbols, cart } = route;
  const colour = route.colour as keyof typeof PAINTS;
  const paint = PAINTS[colour];
  const spots = spaces.map((space) => upright(space));
  const plain = spaces.filter((_, i) => !symbols.includes(i) && cart !== i);
  const inks: Ink[] = [
    {
      path: placed(roundedRect(length, width, width * 0.24), spots),
      fill: paint.fill,
      stroke: colour === 'black' ? 'var(--black-edge)' : 'var(--space-edge)',
      width: width * 0.1,
    },
    {
      path: placed(roundedRect(length - width * 0.21, width * 0.79, width * 0.15), spots),
      stroke: '#ffffff4d',
      width: width * 0.07,
    },
  ];
  if (paint.shape !== '')
    inks.push(
      ...put(
        [glyphOf(colour)],
        plain.map(({ x, y }) => ({ x, y, scale: width * glyph })),
      ),
    );
  const bearing = (which: readonly number[]): Spot[] =>
    which.map((i) => ({ x: spaces[i].x, y: spaces[i].y, scale: width * 0.56 }));
  if (symbols.length > 0) inks.push(...put(LOCOMOTIVE, bearing(symbols)));
  if (cart !== undefined) inks.push(...put(CART, bearing([cart])));
  return inks;
}

/** The spaces of a route that can't be built any more: the same ones, faint, and each struck through. */
export function closedInks(scene: Scene, route: SceneRoute, glyph: number): Ink[] {
  const [length, width] = scene.drawing.space;
  const faint = openInks(scene, route, glyph).map(({ fill, stroke, ...ink }) => ({
    ...ink,
    ...(fill !== undefined && { fill: faded(fill) }),
    ...(stroke !== undefined && { stroke: faded(stroke) }),
  }));
  const struck: Ink = {
    path: placed(
      `M${-length / 2} ${width / 2}L${length / 2} ${-width / 2}`,
      route.spaces.map((it) => upright(it)),
    ),
    stroke: STRUCK,
    width: width * 0.11,
    round: true,
  };
  return [...faint, struck];
}

function faded(colour: string): string {
  return `color-mix(in srgb, ${colour} 34%, ${FAINT})`;
}

function glyphOf(colour: keyof typeof PAINTS): Ink {
  const { shape, line, glyph } = PAINTS[colour];
  if (line === undefined) return { path: shape, fill: glyph };
  return { path: shape, stroke: glyph, width: line, round: true };
}

/** The pieces of an owner on these spaces, and their shadows. */
export function ownedInks({ drawing }: Scene, spaces: readonly Rect[], owner: PlayerColour): Ink[] {
  const [length, width] = drawing.space;
  return [
    {
      path: placed(
        roundedRect(length * 1.02, width * 1.23, width * 0.31),
        spaces.map((it) => shaded(it)),
      ),
      fill: '#0B152057',
    },
    ...put(
      pieceInks(drawing.piece, owner, length, width),
      spaces.map((it) => upright(it)),
    ),
  ];
}

/** Inks around the origin, put in all these spots, which are of one size. */
function put(inks: readonly Ink[], spots: readonly Spot[]): Ink[] {
  if (spots.length === 0) return [];
  const scale = spots[0]?.scale ?? 1;
  return inks.map((ink) => ({
    ...ink,
    path: placed(ink.path, spots),
    ...(ink.width !== undefined && { width: ink.width * scale }),
  }));
}
