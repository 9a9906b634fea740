import type { Point } from './point.js';
import type { Rect } from './shapes.js';

/** Where to place something drawn around the origin: its position, rotation in radians and scale. */
export interface Spot extends Point {
  readonly angle?: number;
  readonly scale?: number;
}

/** One command of a path, in absolute coordinates. */
interface PathCommand {
  readonly command: string;
  /** An arc's radii and its rotation and flags, which come before its end point. */
  readonly arc?: { readonly rx: number; readonly ry: number; readonly flags: readonly number[] };
  readonly points: readonly Point[];
}

/**
 * Places a path drawn around the origin in all these spots, as one path. Browsers paint one path much faster than many elements with a
 * transform each.
 */
export function placePath(path: string, spots: readonly Spot[]): string {
  const commands = commandsOf(path);
  let text = '';
  for (const { x, y, angle = 0, scale = 1 } of spots) {
    const cos = Math.cos(angle) * scale;
    const sin = Math.sin(angle) * scale;
    for (const { command, arc, points } of commands) {
      text += command;
      if (arc) text += `${round(arc.rx * scale)} ${round(arc.ry * scale)} ${arc.flags.join(' ')} `;
      text += points
        .map((p) => `${round(x + p.x * cos - p.y * sin)} ${round(y + p.x * sin + p.y * cos)}`)
        .join(' ');
    }
  }
  return text;
}

function round(n: number): number {
  return Math.round(n * 100) / 100;
}

/** A space as a spot; pieces are lit from above, so none is upside down. */
export function uprightSpot({ x, y, angle }: Rect): Spot {
  const isOver = angle > Math.PI / 2 + TOLERANCE;
  const isUnder = angle <= -Math.PI / 2 + TOLERANCE;
  return { x, y, angle: isOver ? angle - Math.PI : isUnder ? angle + Math.PI : angle };
}

/** Angles this close to vertical count as upright, whatever their rounding. */
const TOLERANCE = 2e-4;

/** The spot of a piece's shadow, always down and to the right. */
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

const cache = new Map<string, readonly PathCommand[]>();

function commandsOf(path: string): readonly PathCommand[] {
  let commands = cache.get(path);
  if (commands === undefined) cache.set(path, (commands = parse(path)));
  return commands;
}

function parse(path: string): PathCommand[] {
  const tokens = path.match(/-?(?:\d*\.)?\d+(?:e-?\d+)?|[a-z]/gi) ?? [];
  const commands: PathCommand[] = [];
  let here: Point = { x: 0, y: 0 };
  let letter = 'M';
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i] ?? '';
    if (/[a-z]/i.test(token.charAt(0))) {
      letter = token;
      i++;
    }
    const capital = letter.toUpperCase();
    const count = COUNTS[capital];
    if (count === undefined) throw new Error(`a path has the command ${letter}`);
    const numbers = tokens.slice(i, i + count).map(Number);
    i += count;
    const command = absolute(capital, numbers, letter === capital ? { x: 0, y: 0 } : here, here);
    commands.push(command);
    here = command.points.at(-1) ?? here;
    // Further points after a first move are lines.
    if (capital === 'M') letter = letter === capital ? 'L' : 'l';
  }
  return commands;
}

/** A command whose numbers count from a point; horizontal and vertical lines keep the other coordinate of `here`. */
function absolute(command: string, numbers: readonly number[], from: Point, here: Point): PathCommand {
  const [first = 0, second = 0] = numbers;
  if (command === 'H') return { command: 'L', points: [{ x: from.x + first, y: here.y }] };
  if (command === 'V') return { command: 'L', points: [{ x: here.x, y: from.y + first }] };
  if (command !== 'A') return { command, points: pointsOf(numbers, from) };
  const arc = { rx: first, ry: second, flags: numbers.slice(2, 5) };
  return { command, arc, points: pointsOf(numbers.slice(5), from) };
}

function pointsOf(numbers: readonly number[], from: Point): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: from.x + (numbers[2 * i] ?? 0),
    y: from.y + (numbers[2 * i + 1] ?? 0),
  }));
}
