import type { LabelDrawing } from '../../boards/drawing.js';
import { type Typeface, textExtent, textWidth } from './text-metrics.js';
import type { Point } from './point.js';
import type { Scene, ScenePlace } from './scene.js';
import type { Rect } from './shapes.js';

/** A name on the board. */
export interface Label {
  /** The id of the place or country. */
  readonly id: string;
  readonly lines: readonly string[];
  readonly face: Typeface;
  readonly size: number;
  /** The middle of its capitals. */
  readonly at: Point;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** The box around its letters. */
  readonly box: Rect;
  /** A thin line from the mark, for a name far from its place. */
  readonly leader?: readonly [Point, Point];
  /** It covers spaces, so it stands on a plate. */
  readonly plate?: boolean;
}

/** The letter spacing of country names, at size one. */
export const LETTER_SPACING = 0.06;

/** A name with the box of its letters. */
export function labelOf(
  id: string,
  lines: readonly string[],
  face: Typeface,
  size: number,
  at: Point,
  turn = 0,
): Label {
  const { above, below } = textExtent(lines);
  const spaced = face === 'display' ? LETTER_SPACING : 0;
  const widths = lines.map((line) => textWidth(line, face) + spaced * line.length);
  const angle = (turn * Math.PI) / 180;
  const down = ((below - above) / 2) * size;
  const box = {
    x: at.x - Math.sin(angle) * down,
    y: at.y + Math.cos(angle) * down,
    along: (Math.max(...widths) * size) / 2,
    across: ((above + below) * size) / 2,
    angle,
  };
  return { id, lines, face, size, at, turn, box };
}

/** The label moved by a distance. */
export function movedLabel(label: Label, dx: number, dy: number): Label {
  return {
    ...label,
    at: { x: label.at.x + dx, y: label.at.y + dy },
    box: { ...label.box, x: label.box.x + dx, y: label.box.y + dy },
  };
}

/** The label with letters no larger than `most`: it shrinks towards its mark within its old box, so it covers nothing new. */
export function shrunkLabel(scene: Scene, label: Label, most: number): Label {
  if (label.size <= most) return label;
  const { id, lines, face, at, turn, box } = label;
  const place = scene.places.find((it) => it.id === id);
  const smaller = labelOf(id, lines, face, most, at, turn);
  if (place === undefined) return smaller;
  const near = nearestOf(box, place);
  const part = most / label.size;
  const middle = { x: near.x + (box.x - near.x) * part, y: near.y + (box.y - near.y) * part };
  return movedLabel(smaller, middle.x - smaller.box.x, middle.y - smaller.box.y);
}

/** The point of an upright box that is nearest to another. */
export function nearestOf(box: Rect, { x, y }: Point): Point {
  return {
    x: Math.min(box.x + box.along, Math.max(box.x - box.along, x)),
    y: Math.min(box.y + box.across, Math.max(box.y - box.across, y)),
  };
}

/** A place's name where the drawing puts it; way stations and stations of countries have none. */
export function placeLabel(scene: Scene, place: ScenePlace, name: string): Label | undefined {
  const set = scene.drawing.labels[place.id];
  if (set === undefined) return undefined;
  const at = { x: place.x + set.dx, y: place.y + set.dy };
  return labelOf(place.id, linesOf(set, name), faceOf(place), sizeOf(scene, place), at);
}

/** The names of countries where the drawing puts them. */
export function countryLabels(scene: Scene, names: Readonly<Record<string, string>>): Label[] {
  return Object.entries(scene.drawing.countries).map(([id, { x, y, size, turn }]) =>
    labelOf(id, [names[id] ?? id], 'display', size, { x, y }, turn ?? 0),
  );
}

/** Every name where the drawing puts it, in the drawing's size. */
export function designedLabels(scene: Scene, names: Readonly<Record<string, string>>): Label[] {
  const places = scene.places.flatMap((place) => placeLabel(scene, place, names[place.id] ?? place.id) ?? []);
  return [...places, ...countryLabels(scene, names)];
}

/** The lines of a place's name. */
export function linesOf(set: LabelDrawing | undefined, name: string): readonly string[] {
  return set?.lines ?? [name];
}

/** The typeface of a place's name. */
export function faceOf(place: ScenePlace): Typeface {
  return place.mark === 'major' ? 'major' : 'label';
}

/** The size the drawing gives a place's name. */
export function sizeOf(scene: Scene, place: ScenePlace): number {
  return place.mark === 'major' ? scene.drawing.label.major : scene.drawing.label.size;
}
