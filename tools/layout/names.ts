import type { LabelDrawing } from '../../src/boards/drawing.js';
import { labelsAround } from '../../src/client/board/label-candidates.js';
import { faceOf, type Label, sizeOf } from '../../src/client/board/labels.js';
import type { Scene, ScenePlace } from '../../src/client/board/scene.js';
import { discOverlap, type Rect, rectsOverlap } from '../../src/client/board/shapes.js';
import { clearance, hurt } from './cost.js';

/** The position and size of a name. */
export interface Named {
  set: LabelDrawing;
  box: Rect;
}

/** Distances from the mark, in sizes of the lettering. */
const DISTANCES = [0.12, 0.2, 0.32, 0.5, 0.75, 1.1];

/** The best spot for a place's name among spaces and other names. */
export function findSpot(
  scene: Scene,
  place: ScenePlace,
  text: string,
  spaces: readonly Rect[],
  others: readonly Rect[],
): Named | undefined {
  const size = sizeOf(scene, place);
  const distances = DISTANCES.map((part) => part * size);
  let best: Named | undefined;
  let least = Infinity;
  for (const lines of breaks(text)) {
    for (const label of labelsAround(place, lines, faceOf(place), size, distances)) {
      const cost = spotCost(scene, place, label, spaces, others);
      if (cost >= least) continue;
      least = cost;
      const set: LabelDrawing = { dx: tenths(label.at.x - place.x), dy: tenths(label.at.y - place.y) };
      if (lines.length > 1) set.lines = lines;
      best = { set, box: label.box };
    }
  }
  return best;
}

function spotCost(
  scene: Scene,
  place: ScenePlace,
  { at, box, lines, size }: Label,
  spaces: readonly Rect[],
  others: readonly Rect[],
): number {
  const clear = clearance(scene.drawing);
  const [left, top, width, height] = scene.drawing.frame;
  const far = Math.max(0, -discOverlap(place, box));
  const angle = Math.atan2(at.y - place.y, at.x - place.x);
  // Near its mark, in one line, to the right rather than to the left, and not askew.
  let cost =
    1.6 * lines.length +
    14 * (far / size - 0.12) +
    0.5 * (1 - Math.cos(angle)) +
    1.5 * Math.abs(Math.sin(2 * angle));
  if (lines.length > 1 && lines[0]?.endsWith('-')) cost += 2;
  for (const space of spaces) cost += 3 * hurt(rectsOverlap(box, space) + clear * 0.9, clear);
  for (const other of others) cost += 3 * hurt(rectsOverlap(box, other) + clear * 2, clear);
  for (const other of scene.places) {
    const near = -discOverlap(other, box);
    // On another mark, or near enough to be read as its name.
    if (other !== place) cost += near < 2 ? 90 : near < far + size * 0.9 ? 5 : 0;
  }
  const outX = Math.max(left - box.x, box.x - left - width) + box.along;
  const outY = Math.max(top - box.y, box.y - top - height) + box.across;
  return cost + hurt(outX + 6, 3) + hurt(outY + 6, 3);
}

/** A name in one line, and broken in two at a space, at a hyphen, or before its last part where that is a tower. */
function breaks(text: string): string[][] {
  const ways = [[text]];
  for (const match of text.matchAll(/[ -]/g)) {
    const keep = match[0] === '-' ? 1 : 0;
    ways.push([text.slice(0, match.index + keep), text.slice(match.index + 1)]);
  }
  const seam = text.indexOf('poortstoren');
  if (seam > 0) ways.push([`${text.slice(0, seam)}-`, text.slice(seam)]);
  return ways;
}

/** To one decimal. */
export function tenths(n: number): number {
  return Math.round(n * 10) / 10;
}
