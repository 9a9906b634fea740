import type { Point } from './point.js';
import type { Rect } from './shapes.js';

/** Where something drawn around the origin is put, how it is turned, in radians, and how much larger it is. */
export interface Spot extends Point {
  readonly angle?: number;
  readonly scale?: number;
}

/** One step of a path, in absolute coordinates. */
interface Step {
  readonly command: string;
  /** What an arc has before its end: radii, turn and flags. */
  readonly arc: readonly number[];
  readonly points: readonly Point[];
}

/**
 * A path drawn around the origin, put in all these spots as one path. Browsers paint one path much sooner than many elements with a
 * transform each.
 */
export function placePath(path: string, spots: readonly Spot[]): string {
  const steps = stepsOf(path);
  let text = '';
  for (const { x, y, angle = 0, scale = 1 } of spots) {
    const cos = Math.cos(angle) * scale;
    const sin = Math.sin(angle) * scale;
    for (const { command, arc, points } of steps) {
      text += command;
      if (arc.length > 0)
        text += `${short(arc[0] * scale)} ${short(arc[1] * scale)} ${arc.slice(2).join(' ')} `;
      text += points
        .map((p) => `${short(x + p.x * cos - p.y * sin)} ${short(y + p.x * sin + p.y * cos)}`)
        .join(' ');
    }
  }
  return text;
}

function short(n: number): number {
  return Math.round(n * 100) / 100;
}

/** A space as a spot; pieces are lit from above, so none stands upside down. */
export function uprightSpot({ x, y, angle }: Rect): Spot {
  const isOver = angle > Math.PI / 2 + SLIGHT;
  const isUnder = angle <= -Math.PI / 2 + SLIGHT;
  return { x, y, angle: isOver ? angle - Math.PI : isUnder ? angle + Math.PI : angle };
}

const SLIGHT = 2e-4;

/** Where the shadow of a piece falls, always down and to the right. */
export function shadowSpot(space: Rect): Spot {
  const { x, y, ...rest } = uprightSpot(space);
  return { x: x + space.along * 0.08, y: y + space.along * 0.12, ...rest };
}

/** How many numbers each command takes. */
const COUNTS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

const known = new Map<string, readonly Step[]>();

function stepsOf(path: string): readonly Step[] {
  let steps = known.get(path);
  if (steps === undefined) known.set(path, (steps = parse(path)));
  return steps;
}

function parse(path: string): Step[] {
  const tokens = path.match(/-?(?:\d*\.)?\d+(?:e-?\d+)?|[a-z]/gi) ?? [];
  const steps: Step[] = [];
  let here: Point = { x: 0, y: 0 };
  let command = 'M';
  for (let i = 0; i < tokens.length;) {
    if (/[a-z]/i.test(tokens[i].charAt(0))) command = tokens[i++];
    const kind = command.toUpperCase();
    const count = COUNTS[kind];
    if (count === undefined) throw new Error(`a path has the command ${command}`);
    const from = command === kind ? { x: 0, y: 0 } : here;
    const numbers = tokens.slice(i, i + count).map(Number);
    i += count;
    const arc = kind === 'A' ? numbers.splice(0, 5) : [];
    const points: Point[] = [];
    if (kind === 'H') points.push({ x: from.x + numbers[0], y: here.y });
    else if (kind === 'V') points.push({ x: here.x, y: from.y + numbers[0] });
    else
      for (let n = 0; n < numbers.length; n += 2)
        points.push({ x: from.x + numbers[n], y: from.y + numbers[n + 1] });
    steps.push({ command: kind === 'H' || kind === 'V' ? 'L' : kind, arc, points });
    here = points.at(-1) ?? here;
    // Further points after a first move are lines.
    if (kind === 'M') command = command === kind ? 'L' : 'l';
  }
  return steps;
}
