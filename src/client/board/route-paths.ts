import { along, angleAt, type Curve } from './curve.js';
import { plus, type Point, rightOf } from './point.js';
import type { Scene, SceneLine, SceneRoute } from './scene.js';

/** The edge of a band along a line: straight, jagged as rock, or wavy as water. */
export type Edge = 'straight' | 'jagged' | 'wavy';

/** The path of a line, moved sideways to the right, between two distances along it. */
export function linePath(curve: Curve, from: number, to: number, aside = 0): string {
  return polygon(sidePoints(curve, from, to, 8, () => aside));
}

/** How far to the right of its line a route's spaces lie. */
export function laneOffset({ drawing }: Scene, { id, line }: SceneRoute): number {
  const lane = line.routes.length === 1 ? 0 : id === line.routes[0] ? -1 : 1;
  return (lane * (drawing.space[1] + drawing.laneGap)) / 2;
}

/** The path through a route's spaces, a little shorter than they are, so that round ends fit. */
export function spacesPath(scene: Scene, route: SceneRoute): string {
  const short = scene.drawing.space[1] * 0.3;
  const { curve, from, to } = route.line;
  return linePath(curve, from + short, to - short, laneOffset(scene, route));
}

/** The path of one lane of a double from place to place: beside the middle, and running into both ends of it. */
export function lanePath({ curve, from, to }: SceneLine, aside: number): string {
  const share = (where: number): number => {
    const part = Math.min(1, where / from, (curve.length - where) / (curve.length - to));
    return part * part * (3 - 2 * part);
  };
  const count = Math.max(2, Math.round(curve.length / 8));
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const where = (curve.length * i) / count;
    return plus(along(curve, where), rightOf(angleAt(curve, where)), aside * share(where));
  });
  return polygon(points);
}

/** The outline of a band of a half width around a line. */
export function bandPath(
  curve: Curve,
  from: number,
  to: number,
  half: number,
  edge: Edge,
  tooth: number,
): string {
  if (edge === 'straight') {
    const right = sidePoints(curve, from, to, 6, () => half);
    const left = sidePoints(curve, from, to, 6, () => -half).reverse();
    return `${polygon([...right, ...left])}Z`;
  }
  const count = Math.max(2, Math.round((to - from) / tooth));
  const step = (to - from) / count;
  // Jagged edges go in and out by turns, not quite evenly; wavy ones swing about the band's edge.
  const depth = (i: number): number =>
    edge === 'jagged' ? half + (i % 2 === 0 ? 0 : tooth * (0.36 + 0.16 * Math.sin(i * 2.4))) : half;
  if (edge === 'jagged') {
    const right = sidePoints(curve, from, to, step, depth);
    const left = sidePoints(curve, from, to, step, (i) => -depth(i + 1)).reverse();
    return `${polygon([...right, ...left])}Z`;
  }
  const right = sidePoints(curve, from, to, step, depth);
  const left = sidePoints(curve, from, to, step, (i) => -depth(i)).reverse();
  return `${scalloped(right, tooth * 0.34)}L${at(left[0])}${scalloped(left, tooth * 0.34).replace(/^M[^Q]*/, '')}Z`;
}

/** Half the width of the lanes of a line. */
export function halfWidthOf({ drawing }: Scene, line: SceneLine): number {
  const [, width] = drawing.space;
  return line.routes.length === 1 ? width / 2 : width + drawing.laneGap / 2;
}

function sidePoints(
  curve: Curve,
  from: number,
  to: number,
  step: number,
  aside: (i: number) => number,
): Point[] {
  const count = Math.max(1, Math.round((to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => {
    const where = from + ((to - from) * i) / count;
    return plus(along(curve, where), rightOf(angleAt(curve, where)), aside(i));
  });
}

function polygon(points: readonly Point[]): string {
  return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${at(p)}`).join('');
}

/** Bows between neighbouring points, bulging to the left of the way they go. */
function scalloped(points: readonly Point[], bulge: number): string {
  return points
    .map((p, i) => {
      const last = points[i - 1];
      if (last === undefined) return `M${at(p)}`;
      const far = Math.hypot(p.x - last.x, p.y - last.y) || 1;
      const side = { x: -(p.y - last.y) / far, y: (p.x - last.x) / far };
      return `Q${at(plus({ x: (p.x + last.x) / 2, y: (p.y + last.y) / 2 }, side, bulge * 2))} ${at(p)}`;
    })
    .join('');
}

function at(p: Point | undefined): string {
  return p === undefined ? '' : `${round(p.x)} ${round(p.y)}`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
