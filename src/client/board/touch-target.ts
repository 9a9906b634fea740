import { distance, type Point } from './point.js';
import type { Scene, ScenePlace, SceneRoute } from './scene.js';
import { discOverlap, type Rect } from './shapes.js';

/** What a touch means: a route, one of a few routes, a spot where too many routes are near, a place, or nothing. */
export type TouchTarget =
  | { readonly kind: 'route'; readonly route: number }
  | { readonly kind: 'routes'; readonly routes: readonly number[] }
  | { readonly kind: 'dense' }
  | { readonly kind: 'place'; readonly place: string }
  | { readonly kind: 'nothing' };

/** The spread of a finger: the standard deviation of a touch from where it was aimed, in pixels. */
const SPREAD_PX = 6;
/** Further from the touch than this, in pixels, nothing is meant by it. */
const REACH_PX = 22;
/** How probable it must be that a route is the one meant, for the touch to choose it. */
const CERTAIN = 0.85;
/** A route less probable than this is not offered. */
const PLAUSIBLE = 0.05;
/** More routes than this are not offered: the camera goes nearer. */
const MOST_OFFERED = 3;
/** How probable it is that a route is aimed at, compared with one that can be claimed. */
const NOT_LEGAL = 0.08;
/** A place covers the ends of several routes, but fewer touches are meant for it. */
const PLACE = 0.1;

interface Candidate {
  readonly route: SceneRoute;
  /** The probability that it is meant; for the first, with that of routes it does not matter to tell it from. */
  probability: number;
}

/**
 * What is meant by a touch at a point of the board at a zoom. The probability of each route is that of a finger which was aimed at any
 * point of its spaces and strayed; routes that can be claimed are aimed at more often.
 */
export function touchTarget(scene: Scene, at: Point, zoom: number, legal: ReadonlySet<number>): TouchTarget {
  const spread = SPREAD_PX / zoom;
  const near = scene.routes.filter((it) => gapToRoute(it, at) * zoom <= REACH_PX);
  const routes: Candidate[] = near.map((route) => ({
    route,
    probability: densityOf(route, at, spread) * (legal.has(route.id) ? 1 : NOT_LEGAL),
  }));
  const place = nearestPlace(scene, at);
  const forPlace = place === undefined ? 0 : PLACE * densityOfDisc(place, at, spread);
  const sum = routes.reduce((all, it) => all + it.probability, 0);
  if (place !== undefined && forPlace > sum && distance(place, at) - place.radius <= spread)
    return { kind: 'place', place: place.id };
  if (sum === 0) return { kind: 'nothing' };
  for (const it of routes) it.probability /= sum;
  const plausible = withoutTwins(
    routes.sort((p, q) => q.probability - p.probability),
    legal,
  ).filter(({ probability }) => probability >= PLAUSIBLE);
  const [first] = plausible;
  if (first === undefined) return { kind: 'dense' };
  if (first.probability >= CERTAIN || plausible.length === 1) return { kind: 'route', route: first.route.id };
  if (plausible.length > MOST_OFFERED) return { kind: 'dense' };
  return { kind: 'routes', routes: plausible.map(({ route }) => route.id) };
}

/** Counts the two routes of a double that cost the same as one, since it does not matter which is chosen. */
function withoutTwins(sorted: readonly Candidate[], legal: ReadonlySet<number>): Candidate[] {
  const kept: Candidate[] = [];
  for (const it of sorted) {
    const twin = kept.find(
      ({ route }) =>
        route.line === it.route.line &&
        route.colour === it.route.colour &&
        legal.has(route.id) === legal.has(it.route.id),
    );
    if (twin === undefined) kept.push(it);
    else twin.probability += it.probability;
  }
  return kept.sort((p, q) => q.probability - p.probability);
}

/** The distance from a point to the nearest space of a route; negative within it. */
function gapToRoute({ spaces }: SceneRoute, { x, y }: Point): number {
  return -Math.max(...spaces.map((space) => discOverlap({ x, y, radius: 0 }, space)));
}

/** The density at a point of touches aimed at any point of a route's spaces. */
function densityOf({ spaces }: SceneRoute, at: Point, spread: number): number {
  return spaces.reduce((sum, space) => sum + densityOfRect(space, at, spread), 0) / spaces.length;
}

/** Along both sides of a rectangle the spread is that of a uniform distribution and a normal one together. */
function densityOfRect({ x, y, along, across, angle }: Rect, at: Point, spread: number): number {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const dx = at.x - x;
  const dy = at.y - y;
  const lengthwise = spreadInterval(dx * cos + dy * sin, along, spread);
  return lengthwise * spreadInterval(dy * cos - dx * sin, across, spread);
}

function densityOfDisc({ x, y, radius }: ScenePlace, at: Point, spread: number): number {
  // A square of the same area is as good.
  const half = (radius * Math.sqrt(Math.PI)) / 2;
  return densityOfRect({ x, y, along: half, across: half, angle: 0 }, at, spread);
}

/** The density at a distance from the middle of an interval, blurred by a normal distribution. */
function spreadInterval(from: number, half: number, spread: number): number {
  return (normal((from + half) / spread) - normal((from - half) / spread)) / (2 * half);
}

/** The normal distribution function, by a logistic approximation that is off by less than 0.0002. */
function normal(z: number): number {
  return 1 / (1 + Math.exp(-1.5976 * z - 0.07056 * z * z * z));
}

function nearestPlace({ places }: Scene, at: Point): ScenePlace | undefined {
  let best: ScenePlace | undefined;
  for (const it of places)
    if (best === undefined || distance(it, at) - it.radius < distance(best, at) - best.radius) best = it;
  return best;
}
