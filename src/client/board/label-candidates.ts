import { faceOf, type Label, labelOf, movedLabel, nearestOf } from './labels.js';
import type { Typeface } from './text-metrics.js';
import { ambiguityCost } from './label-ambiguity.js';
import { between, distance, heading, type Point } from './point.js';
import type { Scene, ScenePlace } from './scene.js';
import type { Disc, Rect } from './shapes.js';

const TURNS = 36;
const HEADINGS = headings(TURNS);
const MANY = headings(2 * TURNS);
/** The distances from its mark at which a name may stand, in letter sizes. */
const NEAR = [0.12, 0.25, 0.4, 0.53, 0.7, 0.9, 1.3, 1.8];
/** A name further away than three times its letters is not shown at all. */
const FAR = [...NEAR, 2.2, 2.6, 2.95];
/** From this distance on a leader connects the name to its mark. */
const LEADER_FROM = 0.55;

/** A spot for a place's name and its cost, which is at least its distance. */
export interface LabelCandidate {
  readonly label: Label;
  readonly cost: number;
}

/** The spots around a place's mark where the board has free space for its name. */
export class LabelCandidates {
  /** Their distances, in letter sizes. */
  readonly distances: readonly number[];
  readonly #place: ScenePlace;
  readonly #fits: (box: Rect) => boolean;
  /** What it costs that a name covers something. */
  readonly #coverCost: (box: Rect) => number;
  /** The name centred on its mark, once for each choice of line breaks. */
  readonly #origins: readonly Label[];
  readonly #others: readonly Disc[];
  /** The direction in which the drawing puts the name. */
  readonly #drawnAngle: number;
  readonly #rings: LabelCandidate[][] = [];

  constructor(
    scene: Scene,
    place: ScenePlace,
    name: string,
    size: number,
    far: boolean,
    fits: (box: Rect) => boolean,
    coverCost: (box: Rect) => number = () => 0,
  ) {
    this.#place = place;
    this.#fits = fits;
    this.#coverCost = coverCost;
    const set = scene.drawing.labels[place.id];
    const broken = lineBreaks(set?.lines ?? scene.drawing.narrow[place.id], name);
    this.distances = far ? FAR : NEAR;
    this.#origins = broken.map((lines) => labelOf(place.id, lines, faceOf(place), size, place));
    this.#others = scene.places.filter((it) => it !== place);
    this.#drawnAngle = Math.atan2(set?.dy ?? 0, set?.dx ?? 1);
  }

  /** The candidates at one of the distances, computed on first use. */
  ring(index: number): readonly LabelCandidate[] {
    return (this.#rings[index] ??= this.#origins.flatMap((origin) =>
      this.#around(origin, this.distances[index] ?? 0),
    ));
  }

  #around(origin: Label, part: number): LabelCandidate[] {
    const place = this.#place;
    const { x, y, along, across, angle } = origin.box;
    const away = part * origin.size;
    const found: LabelCandidate[] = [];
    for (const step of part < 1 ? MANY : HEADINGS) {
      const far = outwards(place, origin.box, step, away);
      const box = { x: x + step.x * far, y: y + step.y * far, along, across, angle };
      if (!this.#fits(box)) continue;
      const at = { x: place.x + step.x * far, y: place.y + step.y * far };
      const leader = part < LEADER_FROM ? undefined : leaderTo(box, place);
      const label = leader === undefined ? { ...origin, at, box } : { ...origin, at, box, leader };
      const turned = 0.35 * (1 - Math.cos(Math.atan2(step.y, step.x) - this.#drawnAngle));
      const broken = 0.2 * (origin.lines.length - 1);
      const cost = part + turned + broken + ambiguityCost(label, away, this.#others);
      found.push({ label, cost: cost + this.#coverCost(box) });
    }
    return found;
  }
}

/** The labels of a place all the way round its mark, at each of these distances. */
export function labelsAround(
  place: Disc & { readonly id: string },
  lines: readonly string[],
  face: Typeface,
  size: number,
  distances: readonly number[],
): Label[] {
  const origin = labelOf(place.id, lines, face, size, place);
  return distances.flatMap((away) =>
    HEADINGS.map((step) => {
      const far = outwards(place, origin.box, step, away);
      return movedLabel(origin, step.x * far, step.y * far);
    }),
  );
}

function headings(count: number): Point[] {
  return Array.from({ length: count }, (_, turn) => heading((turn * 2 * Math.PI) / count));
}

/** How far an upright box must move in a direction to be `away` from a mark, by bisection. */
function outwards(mark: Disc, box: Rect, step: Point, away: number): number {
  const wanted = mark.radius + away;
  let near = 0;
  let far = wanted + 2 * Math.sqrt(box.along * box.along + box.across * box.across);
  for (let i = 0; i < 10; i++) {
    const middle = (near + far) / 2;
    const outX = Math.max(0, Math.abs(box.x - mark.x + step.x * middle) - box.along);
    const outY = Math.max(0, Math.abs(box.y - mark.y + step.y * middle) - box.across);
    if (outX * outX + outY * outY < wanted * wanted) near = middle;
    else far = middle;
  }
  return far;
}

/** The name on one line, and the lines it may be broken into. */
function lineBreaks(lines: readonly string[] | undefined, name: string): (readonly string[])[] {
  const words = name.split(' ');
  const broken = words.length > 1 ? [[words[0] ?? '', words.slice(1).join(' ')]] : [];
  return [[name], ...(lines === undefined ? broken : [lines])];
}

/** A line from a place's mark to the nearest point of its name. */
function leaderTo(box: Rect, place: ScenePlace): readonly [Point, Point] {
  const near = nearestOf(box, place);
  return [between(place, near, place.radius / distance(place, near)), near];
}
