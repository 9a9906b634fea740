import { bestCandidate, type PlacedLabel, makeWay, improveSpots } from './label-arrangement.js';
import { LabelCandidates } from './label-candidates.js';
import { designedLabels, type Label, labelOf, movedLabel, shrunkLabel } from './labels.js';
import { AMBIGUOUS, confusablePlaces } from './label-ambiguity.js';
import { heading } from './point.js';
import { coveredCount, freeSpaceTest, labelsTouch } from './free-space.js';
import type { Scene, ScenePlace } from './scene.js';
import type { Rect } from './shapes.js';

/** The smallest letters on the map, in pixels. */
export const LEAST_LETTER_PX = 12;
/** The largest, on phones and on desktops. */
export const MOST_LETTER_PX = { narrow: 18, wide: 20 };
/** The height of the upper corners beside the board's frame, which belong to buttons, in pixels. */
const CORNER_PX = 110;
/** The names to show at zooms where not all fit, besides those of major places. */
export interface WantedLabels {
  /** The ends of the chosen route. */
  readonly chosen: ReadonlySet<string>;
  /** The ends of the player's tickets: places or countries. */
  readonly tickets: ReadonlySet<string>;
}

/** The sizes of letters at a zoom, and the space for them. */
export interface LabelSpace {
  readonly zoom: number;
  /** The largest letters, in pixels. */
  readonly most?: number;
  /** The free width on either side of the board's frame, in board units. */
  readonly aside?: number;
}

/**
 * The names shown at a zoom, none under twelve pixels or over the largest, and none over a place, a space or another name. Where the drawn
 * size is large enough that is all of them; otherwise the wanted ones come first, larger than drawn, where they fit, up to `aside` beside
 * the board's frame, then those of places with many routes. Names that are not wanted are left out where they would be ambiguous.
 */
export function shownLabels(
  scene: Scene,
  names: Readonly<Record<string, string>>,
  { zoom, most = MOST_LETTER_PX.narrow, aside = 0 }: LabelSpace,
  wanted: WantedLabels,
): Label[] {
  const least = LEAST_LETTER_PX / zoom;
  const drawn = designedLabels(scene, names).map((label) => shrunkLabel(scene, label, most / zoom));
  const spots = spotsAt(scene, names, zoom, aside);
  if (scene.drawing.label.size >= least - 1e-9 && drawn.every((label) => label.size >= least - 1e-9))
    return withJunctions(drawn, scene, spots, zoom, wanted);
  const { fits, near, overSpaces } = spots;
  const countries: Label[] = [];
  let placed: PlacedLabel[] = [];
  const takenLabels = (): Label[] => [...countries, ...placed.map((it) => it.best.label)];
  const put = (candidates: LabelCandidates, below: number): boolean => {
    const best = bestCandidate(candidates, takenLabels(), below);
    if (best !== undefined) placed.push({ candidates, best });
    return best !== undefined;
  };
  /** Names that must be shown rather cover a few spaces than be ambiguous. */
  const putWanted = (place: ScenePlace, size: number): boolean =>
    put(near(place, size, true), AMBIGUOUS) ||
    put(overSpaces(place, size), AMBIGUOUS) ||
    put(near(place, size, true), Infinity) ||
    put(overSpaces(place, size), Infinity);
  const wantedIds = new Set([...wanted.chosen, ...wanted.tickets]);
  const others: [ScenePlace, number][] = [];
  for (const { label, rank } of rankLabels(scene, drawn, wanted)) {
    const place = scene.places.find((it) => it.id === label.id);
    const size = Math.max(label.size, least);
    if (place === undefined) {
      const larger = labelOf(label.id, label.lines, label.face, size, label.at, label.turn);
      countries.push(...nudgedLabel(larger, fits, takenLabels()));
    } else if (rank === OTHER) others.push([place, size]);
    else if (rank === MAJOR) put(near(place, size, true), Infinity);
    else putWanted(place, size);
  }
  placed = makeWay(placed, countries);
  // The best cure for a name beside another place's mark is that place's own name.
  const confusable = placed.flatMap(({ best }) => confusablePlaces(scene, best.label));
  const first = others.filter(([place]) => confusable.includes(place));
  const then = others.filter(([place]) => !confusable.includes(place));
  for (const [place, size] of [...first, ...then]) put(near(place, size, false), AMBIGUOUS);
  placed = improveSpots(placed, countries);
  const labels = takenLabels().map((label) =>
    fits(label.box) || !wantedIds.has(label.id) ? label : { ...label, plate: true },
  );
  return withJunctions(labels, scene, spots, zoom, wanted);
}

/** Adds the names of junctions, which are not printed on the board: of chosen ones, and of all where letters are large, where they fit. */
function withJunctions(
  labels: readonly Label[],
  scene: Scene,
  spots: Spots,
  zoom: number,
  wanted: WantedLabels,
): Label[] {
  const shown = [...labels];
  const isNear = scene.drawing.label.size * zoom >= JUNCTION_LETTER_PX;
  for (const place of scene.places) {
    if (place.mark !== 'waystation' || !(isNear || wanted.chosen.has(place.id))) continue;
    const best = bestCandidate(spots.near(place, LEAST_LETTER_PX / zoom, false), shown, AMBIGUOUS);
    if (best !== undefined) shown.push(best.label);
  }
  return shown;
}

/** Junctions are named where the letters of places are drawn this large, in pixels. */
const JUNCTION_LETTER_PX = 12;
const MAJOR = 2;
const OTHER = 3;
/** What each space that a name covers costs, in distance from its mark. */
const COVERED = 3;

/** Where names may stand at one zoom, whichever of them are shown. */
interface Spots {
  readonly key: string;
  readonly names: Readonly<Record<string, string>>;
  readonly fits: (box: Rect) => boolean;
  readonly near: (place: ScenePlace, size: number, far: boolean) => LabelCandidates;
  readonly overSpaces: (place: ScenePlace, size: number) => LabelCandidates;
}

/** The last spots of each board, so that choosing a route does not search the whole board again. */
const known = new WeakMap<Scene, Spots>();

function spotsAt(scene: Scene, names: Readonly<Record<string, string>>, zoom: number, aside: number): Spots {
  const key = `${zoom} ${aside}`;
  const last = known.get(scene);
  if (last?.key === key && last.names === names) return last;
  const corner = CORNER_PX / zoom;
  const fits = freeSpaceTest(scene, aside, corner);
  const fitsOverSpaces = freeSpaceTest(scene, aside, corner, 'spaces');
  const countCovered = coveredCount(scene);
  const cover = (box: Rect): number => COVERED * countCovered(box);
  const found = new Map<string, LabelCandidates>();
  const once = (id: string, make: () => LabelCandidates): LabelCandidates => {
    const candidates = found.get(id) ?? make();
    found.set(id, candidates);
    return candidates;
  };
  const spots: Spots = {
    key,
    names,
    fits,
    near: (place, size, far) =>
      once(`${place.id} ${size} ${far}`, () => {
        return new LabelCandidates(scene, place, names[place.id] ?? place.id, size, far, fits);
      }),
    overSpaces: (place, size) =>
      once(`${place.id} ${size} over`, () => {
        const name = names[place.id] ?? place.id;
        return new LabelCandidates(scene, place, name, size, false, fitsOverSpaces, cover);
      }),
  };
  known.set(scene, spots);
  return spots;
}

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
    return major.has(id) || id in scene.drawing.countries ? MAJOR : OTHER;
  };
  // Countries have no mark to stand around, so they choose before the places of their rank.
  const delay = (id: string): number => (id in scene.drawing.countries ? 0 : 0.5);
  // Among equals the places with the most routes come first.
  const routes = (id: string): number =>
    0.01 * scene.lines.reduce((sum, { ends }) => sum + (ends.includes(id) ? 1 : 0), 0);
  return labels
    .map((label) => {
      const rank = rankOf(label.id);
      return { label, rank, order: rank + delay(label.id) - routes(label.id) };
    })
    .sort((p, q) => p.order - q.order);
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
