import { faceOf, type Label, labelOf, movedLabel } from './labels.js';
import type { Face } from './text-metrics.js';
import { ambiguityCost } from './label-ambiguity.js';
import { between, distance, heading, type Point } from './point.js';
import type { Scene, ScenePlace } from './scene.js';
import type { Disc, Rect } from './shapes.js';

const TURNS = 36;
const HEADINGS = headings(TURNS);
const MANY = headings(2 * TURNS);
/** How far from its mark a name may stand, in its own size; far ones get a line to it. */
const NEAR = [0.12, 0.25, 0.4, 0.53, 0.7, 0.9, 1.3, 1.8, 2.4];
const FAR = [...NEAR, ...Array.from({ length: 22 }, (_, i) => 3 + 0.6 * i)];
/** From this distance on there is a line. */
const LED = 0.55;

/** A spot where a place's name could stand, and how bad it is: never less than its distance. */
export interface LabelCandidate {
  readonly label: Label;
  readonly cost: number;
}

/** The spots around a place's mark where there is room on the board for its name. */
export class LabelCandidates {
  /** The distances at which they lie, in the name's size. */
  readonly distances: readonly number[];
  readonly #place: ScenePlace;
  readonly #fits: (box: Rect) => boolean;
  /** The name on its mark, in each way to break it. */
  readonly #origins: readonly Label[];
  readonly #others: readonly Disc[];
  /** The direction in which the drawing has it. */
  readonly #drawn: number;
  readonly #rings: LabelCandidate[][] = [];

  constructor(
    scene: Scene,
    place: ScenePlace,
    name: string,
    size: number,
    far: boolean,
    fits: (box: Rect) => boolean,
  ) {
    this.#place = place;
    this.#fits = fits;
    const set = scene.drawing.labels[place.id];
    const ways = waysToBreak(set?.lines ?? scene.drawing.narrow[place.id], name);
    this.distances = far ? FAR : NEAR;
    this.#origins = ways.map((lines) => labelOf(place.id, lines, faceOf(place), size, place));
    this.#others = scene.places.filter((it) => it !== place);
    this.#drawn = Math.atan2(set?.dy ?? 0, set?.dx ?? 1);
  }

  /** Those at one of the distances; they are looked for once somebody asks. */
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
      const leader = part < LED ? undefined : leaderTo(box, place);
      const label = leader === undefined ? { ...origin, at, box } : { ...origin, at, box, leader };
      const turned = 0.35 * (1 - Math.cos(Math.atan2(step.y, step.x) - this.#drawn));
      const broken = 0.2 * (origin.lines.length - 1);
      found.push({ label, cost: part + turned + broken + ambiguityCost(label, away, this.#others) });
    }
    return found;
  }
}

/** The spots around a place's mark where its name keeps each of some distances from it, all the way round. */
export function labelsAround(
  place: Disc & { readonly id: string },
  lines: readonly string[],
  face: Face,
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

/** How far an upright box has to go in a direction to keep a distance from a mark. */
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

function waysToBreak(lines: readonly string[] | undefined, name: string): (readonly string[])[] {
  const words = name.split(' ');
  const broken = words.length > 1 ? [[words[0] ?? '', words.slice(1).join(' ')]] : [];
  return [[name], ...(lines === undefined ? broken : [lines])];
}

/** A line from a place's mark to the nearest spot of its name. */
function leaderTo(box: Rect, place: ScenePlace): readonly [Point, Point] {
  const near = {
    x: Math.min(box.x + box.along, Math.max(box.x - box.along, place.x)),
    y: Math.min(box.y + box.across, Math.max(box.y - box.across, place.y)),
  };
  return [between(place, near, place.radius / distance(place, near)), near];
}
