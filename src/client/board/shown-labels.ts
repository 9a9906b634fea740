import { bestCandidate, type PlacedLabel, makeWay, improveSpots } from './label-arrangement.js';
import { LabelCandidates } from './label-candidates.js';
import { designedLabels, type Label, labelOf, movedLabel, sizeOf } from './labels.js';
import { AMBIGUOUS, confusablePlaces } from './label-ambiguity.js';
import { heading } from './point.js';
import { freeSpaceTest, labelsTouch } from './free-space.js';
import type { Scene, ScenePlace } from './scene.js';
import type { Rect } from './shapes.js';

/** No name on the map is smaller than this, in pixels. */
export const LEAST_LETTER_PX = 12;
/** So far down, in pixels, the corners beside the board's frame belong to buttons. */
const CORNER = 110;
/** Other names are shown as well while they need to be no more than so much larger than drawn. */
const STILL_ALL = 1.5;
/** The names to show below the zoom at which all are shown, besides the major places. */
export interface WantedLabels {
  /** The ends of what is chosen. */
  readonly chosen: ReadonlySet<string>;
  /** The ends of one's own tickets: places, or countries. */
  readonly tickets: ReadonlySet<string>;
}

/**
 * The names shown at a zoom, none under twelve pixels and none over a place, a space or another name: all of them
 * where the drawing's size is large enough; otherwise the wanted ones first, larger than drawn, where they fit,
 * so far beside the board's frame too. Names that are not wanted are left out where they could be misread.
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
  const fits = freeSpaceTest(scene, aside, CORNER / zoom);
  const spots = (place: ScenePlace, size: number, far: boolean): LabelCandidates =>
    new LabelCandidates(scene, place, names[place.id] ?? place.id, size, far, fits);
  const countries: Label[] = [];
  let placed: PlacedLabel[] = [];
  const taken = (): Label[] => [...countries, ...placed.map((it) => it.best.label)];
  const put = (candidates: LabelCandidates, below: number): void => {
    const best = bestCandidate(candidates, taken(), below);
    if (best !== undefined) placed.push({ candidates, best });
  };
  const others: [ScenePlace, number][] = [];
  for (const { label, rank } of ranked(scene, drawn, wanted)) {
    const place = scene.places.find((it) => it.id === label.id);
    const size = Math.max(label.size, least);
    if (place === undefined) {
      const larger = labelOf(label.id, label.lines, label.face, size, label.at, label.turn);
      countries.push(...nearby(larger, fits, taken()));
    } else if (rank === OTHER) others.push([place, size]);
    else put(spots(place, size, true), Infinity);
  }
  placed = makeWay(placed, countries);
  // A name beside another place's mark is best told from it by that one's own name.
  const strangers = placed.flatMap(({ best }) => confusablePlaces(scene, best.label));
  const first = others.filter(([place]) => strangers.includes(place));
  const then = others.filter(
    ([place, size]) => !strangers.includes(place) && size <= sizeOf(scene, place) * STILL_ALL,
  );
  for (const [place, size] of [...first, ...then]) put(spots(place, size, false), AMBIGUOUS);
  placed = improveSpots(placed, countries);
  return taken();
}

const OTHER = 3;

/** The names in the order in which they get their room. */
function ranked(
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
  // Names of countries have no mark to stand around, so they choose before the others.
  const later = (id: string): number => (id in scene.drawing.countries ? 0 : 0.5);
  return labels
    .map((label) => ({ label, rank: rankOf(label.id) }))
    .sort((p, q) => p.rank + later(p.label.id) - q.rank - later(q.label.id));
}

/** A name that belongs to no mark: where it was drawn, or a little aside. */
function nearby(label: Label, fits: (box: Rect) => boolean, taken: readonly Label[]): Label[] {
  for (const away of [0, 0.5, 1, 1.5, 2, 2.8, 3.6, 4.6]) {
    for (let turn = 0; turn < (away === 0 ? 1 : 16); turn++) {
      const step = heading((turn * Math.PI) / 8);
      const moved = movedLabel(label, step.x * away * label.size, step.y * away * label.size);
      if (fits(moved.box) && !taken.some((it) => labelsTouch(it, moved))) return [moved];
    }
  }
  return [];
}
