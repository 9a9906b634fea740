import { along, angleAt, type Curve } from './curve.js';
import { plus, type Point, rightOf } from './point.js';
import type { Scene, SceneLine, SceneRoute } from './scene.js';

/** The edge of a band along a line: straight, jagged like rock, or wavy like water. */
export type Edge = 'straight' | 'jagged' | 'wavy';

/** The path of a line between two distances along it, offset to the right. */
export function linePath(curve: Curve, from: number, to: number, offset = 0): string {
  return polygon(offsetPoints(curve, from, to, 8, () => offset));
}

/** How far to the right of its line a route's spaces lie. */
export function laneOffset({ drawing }: Scene, { id, line }: SceneRoute): number {
  const lane = line.routes.length === 1 ? 0 : id === line.routes[0] ? -1 : 1;
  return (lane * (drawing.space[1] + drawing.laneGap)) / 2;
}

/** The path through a route's spaces, shortened to make room for round ends. */
export function spacesPath(scene: Scene, route: SceneRoute): string {
  const inset = scene.drawing.space[1] * 0.3;
  const { curve, from, to } = route.line;
  return linePath(curve, from + inset, to - inset, laneOffset(scene, route));
}

/** The path of one lane of a double route from place to place: beside the middle line, meeting it at both ends. */
export function lanePath({ curve, from, to }: SceneLine, offset: number): string {
  const ease = (at: number): number => {
    const part = Math.min(1, at / from, (curve.length - at) / (curve.length - to));
    return part * part * (3 - 2 * part);
  };
  const count = Math.max(2, Math.round(curve.length / 8));
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const at = (curve.length * i) / count;
    return plus(along(curve, at), rightOf(angleAt(curve, at)), offset * ease(at));
  });
  return polygon(points);
}

/** The outline of a band around a line, `half` wide on either side. */
export function bandPath(
  curve: Curve,
  from: number,
  to: number,
  half: number,
  edge: Edge,
  tooth: number,
): string {
  if (edge === 'straight') {
    const right = offsetPoints(curve, from, to, 6, () => half);
    const left = offsetPoints(curve, from, to, 6, () => -half).reverse();
    return `${polygon([...right, ...left])}Z`;
  }
  const count = Math.max(2, Math.round((to - from) / tooth));
  const step = (to - from) / count;
  // Jagged edges alternate between in and out, slightly unevenly; wavy ones follow the band's edge.
  const depth = (i: number): number =>
    edge === 'jagged' ? half + (i % 2 === 0 ? 0 : tooth * (0.36 + 0.16 * Math.sin(i * 2.4))) : half;
  if (edge === 'jagged') {
    const right = offsetPoints(curve, from, to, step, depth);
    const left = offsetPoints(curve, from, to, step, (i) => -depth(i + 1)).reverse();
    return `${polygon([...right, ...left])}Z`;
  }
  const right = offsetPoints(curve, from, to, step, depth);
  const left = offsetPoints(curve, from, to, step, (i) => -depth(i)).reverse();
  return `${scallopedPath(right, tooth * 0.34)}L${coordinates(left[0])}${scallopedPath(left, tooth * 0.34).replace(/^M[^Q]*/, '')}Z`;
}

/** Half the width of all lanes of a line. */
export function halfWidthOf({ drawing }: Scene, line: SceneLine): number {
  const [, width] = drawing.space;
  return line.routes.length === 1 ? width / 2 : width + drawing.laneGap / 2;
}

function offsetPoints(
  curve: Curve,
  from: number,
  to: number,
  step: number,
  offset: (i: number) => number,
): Point[] {
  const count = Math.max(1, Math.round((to - from) / step));
  return Array.from({ length: count + 1 }, (_, i) => {
    const at = from + ((to - from) * i) / count;
    return plus(along(curve, at), rightOf(angleAt(curve, at)), offset(i));
  });
}

function polygon(points: readonly Point[]): string {
  return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${coordinates(p)}`).join('');
}

/** Bows between consecutive points, bulging to the left. */
function scallopedPath(points: readonly Point[], bulge: number): string {
  return points
    .map((p, i) => {
      const last = points[i - 1];
      if (last === undefined) return `M${coordinates(p)}`;
      const far = Math.hypot(p.x - last.x, p.y - last.y) || 1;
      const side = { x: -(p.y - last.y) / far, y: (p.x - last.x) / far };
      return `Q${coordinates(plus({ x: (p.x + last.x) / 2, y: (p.y + last.y) / 2 }, side, bulge * 2))} ${coordinates(p)}`;
    })
    .join('');
}

function coordinates(p: Point | undefined): string {
  return p === undefined ? '' : `${round(p.x)} ${round(p.y)}`;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
