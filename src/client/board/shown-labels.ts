import { bestCandidate, type PlacedLabel, makeWay, improveSpots } from './label-arrangement.js';
import { LabelCandidates } from './label-candidates.js';
import { designedLabels, type Label, labelOf, movedLabel, sizeOf } from './labels.js';
import { AMBIGUOUS, confusablePlaces } from './label-ambiguity.js';
import { heading } from './point.js';
import { freeSpaceTest, labelsTouch } from './free-space.js';
import type { Scene, ScenePlace } from './scene.js';
import type { Rect } from './shapes.js';

/** The smallest letters on the map, in pixels. */
export const LEAST_LETTER_PX = 12;
/** The height of the upper corners beside the board's frame, which belong to buttons, in pixels. */
const CORNER_PX = 110;
/** Names that are not wanted are shown if they need not grow beyond this factor. */
const MOST_GROWTH = 1.5;

/** The names to show at zooms where not all fit, besides those of major places. */
export interface WantedLabels {
  /** The ends of the chosen route. */
  readonly chosen: ReadonlySet<string>;
  /** The ends of the player's tickets: places or countries. */
  readonly tickets: ReadonlySet<string>;
}

/**
 * The names shown at a zoom, none under twelve pixels and none over a place, a space or another name. Where the drawn size is large enough
 * that is all of them; otherwise the wanted ones come first, larger than drawn, where they fit, up to `aside` beside the board's frame.
 * Names that are not wanted are left out where they would be ambiguous.
 */
export function shownLabels(
  scene: Scene,
  names: Readonly<Record<string, string>>,
  zoom: number,
  wanted: WantedLabels,
  aside = 0,
): Label[] {
  const least = LEAST_LETTER_PX / zoom;
  const drawn = designedLabels(scene, names);
  if (scene.drawing.label.size >= least - 1e-9 && drawn.every((label) => label.size >= least - 1e-9))
    return drawn;
  const fits = freeSpaceTest(scene, aside, CORNER_PX / zoom);
  const candidatesFor = (place: ScenePlace, size: number, far: boolean): LabelCandidates =>
    new LabelCandidates(scene, place, names[place.id] ?? place.id, size, far, fits);
  const countries: Label[] = [];
  let placed: PlacedLabel[] = [];
  const takenLabels = (): Label[] => [...countries, ...placed.map((it) => it.best.label)];
  const put = (candidates: LabelCandidates, below: number): void => {
    const best = bestCandidate(candidates, takenLabels(), below);
    if (best !== undefined) placed.push({ candidates, best });
  };
  const others: [ScenePlace, number][] = [];
  for (const { label, rank } of rankLabels(scene, drawn, wanted)) {
    const place = scene.places.find((it) => it.id === label.id);
    const size = Math.max(label.size, least);
    if (place === undefined) {
      const larger = labelOf(label.id, label.lines, label.face, size, label.at, label.turn);
      countries.push(...nudgedLabel(larger, fits, takenLabels()));
    } else if (rank === OTHER) others.push([place, size]);
    else put(candidatesFor(place, size, true), Infinity);
  }
  placed = makeWay(placed, countries);
  // The best cure for a name beside another place's mark is that place's own name.
  const confusable = placed.flatMap(({ best }) => confusablePlaces(scene, best.label));
  const first = others.filter(([place]) => confusable.includes(place));
  const then = others.filter(
    ([place, size]) => !confusable.includes(place) && size <= sizeOf(scene, place) * MOST_GROWTH,
  );
  for (const [place, size] of [...first, ...then]) put(candidatesFor(place, size, false), AMBIGUOUS);
  placed = improveSpots(placed, countries);
  return takenLabels();
}

const OTHER = 3;

/** The names in the order in which they choose their spots. */
function rankLabels(
  scene: Scene,
  labels: readonly Label[],
  wanted: WantedLabels,
): { label: Label; rank: number }[] {
  const major = new Set(scene.places.filter((it) => it.mark === 'major').map((it) => it.id));
  const rankOf = (id: string): number => {
    if (wanted.chosen.has(id)) return 0;
    if (wanted.tickets.has(id)) return 1;
    return major.has(id) || id in scene.drawing.countries ? 2 : OTHER;
  };
  // Countries have no mark to stand around, so they choose before the places of their rank.
  const delay = (id: string): number => (id in scene.drawing.countries ? 0 : 0.5);
  return labels
    .map((label) => ({ label, rank: rankOf(label.id) }))
    .sort((p, q) => p.rank + delay(p.label.id) - q.rank - delay(q.label.id));
}

/** A country's name where it was drawn, or nudged to the nearest free spot; nothing where there is none. */
function nudgedLabel(label: Label, fits: (box: Rect) => boolean, taken: readonly Label[]): Label[] {
  for (const away of [0, 0.5, 1, 1.5, 2, 2.8, 3.6, 4.6]) {
    for (let turn = 0; turn < (away === 0 ? 1 : 16); turn++) {
      const step = heading((turn * Math.PI) / 8);
      const moved = movedLabel(label, step.x * away * label.size, step.y * away * label.size);
      if (fits(moved.box) && !taken.some((it) => labelsTouch(it, moved))) return [moved];
    }
  }
  return [];
}
